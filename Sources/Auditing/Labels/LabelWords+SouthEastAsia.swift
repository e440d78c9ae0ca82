extension LabelWords {
  static let vietnamese = LabelWords(
    "vi", .latin,
    """
    neutral: Tiếp tục | Tiếp | Tiếp theo | Kế tiếp | Đã hiểu | Ok | Bước tiếp theo | Được
    neutral: Tôi hiểu | Tôi đã hiểu | Đã nhận | Đã nhận được
    consent: Có | Vâng
    deferral: Để sau | Bỏ qua | Không phải bây giờ | Không phải lúc này | Có thể để sau
    deferral: Không, cảm ơn | Lúc khác | Sau | Nhắc tôi sau
    leaving: Đóng | Hủy | Huỷ | Quay lại | Xong | Hoàn tất | Trở về | Thoát | Trở lại | Hủy bỏ
    leaving: Hoàn thành | Từ bỏ
    refusal: Không | Từ chối | Không cho phép | Không đồng ý
    settings: Cài đặt | Mở cài đặt | Đi tới cài đặt | Vào cài đặt
    deferral words: để sau | bỏ qua | không phải bây giờ | không phải lúc này | lúc khác
    deferral words: không cảm ơn | mà không cần | nhắc tôi sau | sau này
    refusal words: từ chối | tắt | chặn
    settings words: cài đặt
    consent words: cho phép | bật | kích hoạt | cấp … quyền | trao quyền | ủy quyền | uỷ quyền
    consent words: chấp nhận | đồng ý | chấp thuận | quyền truy cập | chia sẻ
    negations: không | đừng
    """)

  static let indonesian = LabelWords(
    "id", .latin,
    """
    neutral: Lanjutkan | Lanjut | Berikutnya | Selanjutnya | Oke | Mengerti | Paham
    neutral: Saya mengerti | Teruskan
    consent: Ya | Iya | Terima
    deferral: Tidak sekarang | Jangan sekarang | Nanti | Nanti saja | Lewati | Mungkin nanti
    deferral: Tidak, terima kasih | Lain kali | Lewat | Lewatkan | Tidak dulu
    leaving: Tutup | Batal | Batalkan | Kembali | Selesai | Keluar | Abaikan
    refusal: Tidak | Tolak | Jangan izinkan | Tidak izinkan
    settings: Pengaturan | Setelan | Buka pengaturan | Buka Setelan
    deferral words: nanti | lewati | lewatkan | tidak sekarang | jangan sekarang | tanpa
    deferral words: tidak terima kasih | lain kali
    refusal words: tolak | nonaktifkan | matikan | blokir
    settings words: pengaturan | setelan
    consent words: izinkan | ijinkan | mengizinkan | izin | perbolehkan | bolehkan | aktifkan
    consent words: mengaktifkan | nyalakan | hidupkan | menghidupkan | setuju | setujui
    consent words: menyetujui | otorisasi | bagikan | beri … akses | berikan … akses
    negations: tidak | jangan
    """)

  static let malay = LabelWords(
    "ms", .latin,
    """
    neutral: Teruskan | Seterusnya | Berikutnya | OK | Faham | Saya faham
    consent: Ya | Terima
    deferral: Bukan sekarang | Bukang sekarang | Kemudian | Langkau | Mungkin kemudian
    deferral: Tidak, terima kasih | Lain kali
    leaving: Tutup | Batal | Kembali | Undur | Selesai | Keluar
    refusal: Tidak | Jangan benarkan | Tolak | Jangan
    settings: Tetapan | Buka tetapan
    deferral words: kemudian | nanti | langkau | bukan sekarang | tanpa | lain kali
    refusal words: tolak | nyahaktifkan | matikan
    settings words: tetapan
    consent words: benarkan | membenarkan | kebenaran | aktifkan | dayakan | hidupkan | setuju
    consent words: bersetuju | kongsi | beri … akses | berikan … akses
    negations: jangan | tidak
    """)

  static let filipino = LabelWords(
    "fil", .latin,
    """
    neutral: Magpatuloy | Susunod | Sige | Naiintindihan ko | Ituloy
    consent: Oo
    deferral: Hindi ngayon | Mamaya | Laktawan | Huwag muna | Huwag muna ngayon
    deferral: Sa ibang pagkakataon | Huwag na lang | Paalalahanan Ako Mamaya
    leaving: Isara | Kanselahin | Bumalik | Tapos na | I-dismiss
    refusal: Hindi | Huwag payagan | Tanggihan
    settings: Mga setting | Buksan ang mga setting
    deferral words: mamaya | laktawan | hindi ngayon | huwag muna | ibang pagkakataon
    refusal words: tanggihan | i-off
    settings words: setting | settings
    consent words: payagan | pahintulutan | pahintulot | i-enable | paganahin | i-on | tanggapin
    consent words: sumasang-ayon | ibahagi
    negations: huwag | hindi
    """)

  static let thai = LabelWords(
    "th", .thai,
    """
    neutral: ดำเนินการต่อ | ถัดไป | ต่อไป | ตกลง | เข้าใจแล้ว | ทำต่อ | รับทราบ | โอเค
    consent: ใช่ | เปิด
    deferral: ไม่ใช่ตอนนี้ | ภายหลัง | ไว้ทีหลัง | ข้าม | ไว้ภายหลัง | ไม่ล่ะ ขอบคุณ
    deferral: ยังไม่ใช่ตอนนี้ | ไม่เป็นไร | ข้ามไปก่อน
    leaving: ปิด | ยกเลิก | กลับ | ย้อนกลับ | เสร็จสิ้น | เสร็จ | ออก | ข้ามไป
    refusal: ไม่ | ปฏิเสธ | ไม่อนุญาต
    settings: การตั้งค่า | เปิดการตั้งค่า | ไปที่การตั้งค่า | ตั้งค่า
    deferral words: ภายหลัง | ทีหลัง | ข้าม | ตอนนี้ … ไม่ | ไม่ใช่ตอนนี้ | คราวหน้า
    refusal words: ปฏิเสธ | ปิดใช้งาน
    settings words: การตั้งค่า
    consent words: อนุญาต | เปิดใช้ | เปิดการ | ยอมรับ | ยินยอม | เห็นด้วย | ให้สิทธิ์ | สิทธิ์
    consent words: แชร์ | แบ่งปัน | เปิดตำแหน่ง | เปิดโลเคชั่น | เปิดไมโครโฟน
    negations: ไม่ | อย่า
    """)

  static let lao = LabelWords(
    "lo", .lao,
    """
    neutral: ສືບຕໍ່ | ຕໍ່ໄປ | ຕົກລົງ | ເຂົ້າໃຈແລ້ວ | ໄດ້ແລ້ວ
    consent: ແມ່ນ | ແມ່ນແລ້ວ
    deferral: ບໍ່ແມ່ນຕອນນີ້ | ພາຍຫຼັງ | ຂ້າມ | ຕໍ່ມາ
    leaving: ປິດ | ຍົກເລີກ | ກັບຄືນ | ສຳເລັດ | ສຳເລັດແລ້ວ
    refusal: ບໍ່ | ປະຕິເສດ | ບໍ່ອະນຸຍາດ | ປະຕິດເສດ | ຫຼຸດລົງ
    settings: ການຕັ້ງຄ່າ | ການຕັ້ັ້ງຄ່າ
    settings words: ການຕັ້ງຄ່າ
    consent words: ອະນຸຍາດ | ເປີດໃຊ້ | ຍອມຮັບ | ເຫັນດີ
    negations: ບໍ່
    """)

  static let khmer = LabelWords(
    "km", .khmer,
    """
    neutral: បន្ត | បន្ទាប់ | យល់ព្រម | យល់ហើយ
    consent: បាទ | ចាស | បើក
    deferral: មិនមែនឥឡូវនេះ | ពេលក្រោយ | រំលង
    leaving: បិទ | បោះបង់ | ថយក្រោយ | រួចរាល់ | ច្រានចោល
    refusal: ទេ | មិនអនុញ្ញាត | បដិសេធ
    settings: ការកំណត់
    settings words: ការកំណត់
    consent words: អនុញ្ញាត | ទទួលយក
    negations: មិន
    """)
}
