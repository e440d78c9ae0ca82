extension ResourceWords {
  /// The words of languages of South and East Asia.
  static let asian: [String: String] = [
    "hi": """
    camera: कैमरा, कैमरे
    microphone: माइक्रोफ़ोन, माइक्रोफोन, माइक
    photos: फ़ोटो, फोटो, तस्वीर
    location: लोकेशन, स्थान
    notifications: सूचना, नोटिफ़िकेशन, नोटिफिकेशन
    contacts: संपर्क
    calendar: कैलेंडर
    reminders: रिमाइंडर
    bluetooth: ब्लूटूथ, bluetooth
    localNetwork: स्थानीय नेटवर्क, लोकल नेटवर्क
    health: स्वास्थ्य
    motion: गति
    speech: वाक् पहचान
    tracking: ट्रैकिंग
    """,
    "bn": """
    camera: ক্যামেরা
    microphone: মাইক্রোফোন
    photos: ফটো, ছবি
    location: অবস্থান, লোকেশন
    notifications: বিজ্ঞপ্তি
    contacts: পরিচিতি
    calendar: ক্যালেন্ডার
    reminders: রিমাইন্ডার
    bluetooth: ব্লুটুথ, bluetooth
    localNetwork: স্থানীয় নেটওয়ার্ক
    health: স্বাস্থ্য
    motion: গতি
    speech: কথা শনাক্ত
    tracking: ট্র্যাকিং
    """,
    "th": """
    camera: กล้อง
    microphone: ไมโครโฟน, ไมค์
    photos: รูปภาพ, รูปถ่าย, ภาพถ่าย
    location: ตำแหน่ง, โลเคชั่น
    notifications: การแจ้งเตือน
    contacts: รายชื่อ, ผู้ติดต่อ
    calendar: ปฏิทิน
    reminders: เตือนความจำ
    bluetooth: บลูทูธ, bluetooth
    localNetwork: เครือข่ายท้องถิ่น
    health: สุขภาพ
    motion: การเคลื่อนไหว
    speech: การรู้จำเสียง
    tracking: การติดตาม
    """,
    "zh": """
    camera: 相机, 相機, 摄像头, 攝影機, 照相機
    microphone: 麦克风, 麥克風
    photos: 照片, 相册, 相簿, 相片
    location: 位置, 定位
    notifications: 通知
    contacts: 通讯录, 通訊錄, 联系人, 聯絡人
    calendar: 日历, 日曆, 行事曆
    reminders: 提醒事项, 提醒事項
    bluetooth: 蓝牙, 藍牙, 藍芽
    localNetwork: 本地网络, 區域網路, 本機網路
    health: 健康
    motion: 运动, 運動, 动作
    speech: 语音识别, 語音辨識
    tracking: 跟踪, 追蹤
    """,
    "ja": """
    camera: カメラ
    microphone: マイク
    photos: 写真, アルバム
    location: 位置情報, 現在地
    notifications: 通知
    contacts: 連絡先
    calendar: カレンダー
    reminders: リマインダー
    bluetooth: bluetooth, ブルートゥース
    localNetwork: ローカルネットワーク
    health: ヘルスケア, 健康
    motion: モーション, フィットネス
    speech: 音声認識
    tracking: トラッキング, 追跡
    """,
    "ko": """
    camera: 카메라
    microphone: 마이크
    photos: 사진, 앨범
    location: 위치
    notifications: 알림
    contacts: 연락처
    calendar: 캘린더
    reminders: 미리 알림
    bluetooth: 블루투스, bluetooth
    localNetwork: 로컬 네트워크
    health: 건강
    motion: 동작, 피트니스
    speech: 음성 인식
    tracking: 추적
    """,
  ]
}
