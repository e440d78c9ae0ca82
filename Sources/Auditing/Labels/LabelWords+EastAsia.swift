extension LabelWords {
  static let chinese = LabelWords(
    "zh", .han,
    """
    neutral: 继续 | 下一步 | 确定 | 好 | 好的 | 知道了 | 我知道了 | 了解 | 明白 | 明白了
    neutral: 下一页 | 确认 | 好了 | 前进 | 繼續 | 下一個 | 確定 | 瞭解 | 下一頁 | 確認
    neutral: 我明白了 | 收到 | 往下 | 下一个 | 下一项 | Got it
    consent: 是 | 是的
    deferral: 暂不 | 稍后 | 稍后再说 | 以后再说 | 跳过 | 现在不要 | 以后 | 下次 | 下次再说
    deferral: 不用了 | 不了 | 不用谢谢 | 不谢谢 | 再说 | 现在不 | 暂不需要 | 暫不 | 稍後
    deferral: 稍後再說 | 以後再說 | 跳過 | 略過 | 現在不要 | 之後再說 | 不用了謝謝 | 先不要
    deferral: 下次再說 | 以後 | 不，謝謝 | 不是现在 | 暂时跳过 | 暫時不要 | Skip for now
    deferral: 不用！謝謝 | 也許以後吧 | 不，現在不
    leaving: 关闭 | 取消 | 返回 | 完成 | 退出 | 忽略 | 后退 | 结束 | 關閉 | 後退 | 結束 | 離開
    leaving: 离开 | 上一步 | 完毕 | 已完成 | 上一頁
    refusal: 否 | 不 | 不允许 | 拒绝 | 不同意 | 不允許 | 拒絕 | 不要 | 不需要
    settings: 设置 | 打开设置 | 前往设置 | 去设置 | 系统设置 | 設定 | 開啟設定 | 前往設定
    settings: 打開設定 | 系統設定 | 設置 | 设定 | Open Settings
    deferral words: 稍后 | 稍後 | 以后 | 以後 | 之后 | 之後 | 跳过 | 跳過 | 略過 | 暂不 | 暫不
    deferral words: 暂时不 | 暫時不 | 下次 | 现在不 | 現在不 | 不是现在 | 不是現在 | 晚点 | 晚點
    deferral words: 先不 | 也许 | 也許 | 不用了
    refusal words: 拒绝 | 拒絕 | 禁止 | 停用 | 禁用
    settings words: 打开设置 | 开启设置 | 前往设置 | 去设置 | 到设置 | 系统设置 | 前往設定
    settings words: 打開設定 | 開啟設定 | 到設定 | 系統設定 | 打开系统设置 | 去開啟設定
    harmless words: 开启 … 之旅 | 开启 … 旅程 | 开启 … 体验 | 开启 … 探索 | 開啟 … 之旅
    harmless words: 開啟 … 旅程 | 開啟 … 體驗 | 開啟 … 探索
    consent words: 允许 | 允許 | 准许 | 准許 | 启用 | 啟用 | 开启 | 開啟 | 激活 | 启动通知
    consent words: 授权 | 授權 | 授予 | 同意 | 接受 | 权限 | 權限 | 许可 | 許可 | 批准 | 赋予
    consent words: 打开 … 通知 | 打开 … 定位 | 打开 … 位置 | 打开 … 蓝牙 | 打開 … 通知
    consent words: 打開 … 定位 | 打開 … 藍牙 | 共享 | 分享 | 认可 | 給予 | 给予
    negations: 不 | 别 | 別 | 勿 | 未
    """)

  static let japanese = LabelWords(
    "ja", .kana,
    """
    neutral: 次へ | 続ける | 続行 | 次 | 進む | 了解 | わかりました | わかった | 確認 | 次に進む
    neutral: OK | 了承 | 確認しました | 続行する | 次へ進む | 先へ進む | つぎへ | 了解しました
    neutral: オーケー
    consent: はい
    deferral: 後で | あとで | スキップ | 今はしない | 今はやめる | また後で | いいえ、結構です
    deferral: 後で確認する | 後にする | 今はいい | また今度 | あとにする | 今しない | 今ではない
    leaving: 閉じる | キャンセル | 戻る | 完了 | 終了 | やめる | とじる | 前へ | 無視 | クローズ
    leaving: 非表示
    refusal: いいえ | 拒否 | 許可しない | 同意しない | 拒否する
    settings: 設定 | 設定を開く | 設定へ | 設定に移動 | 設定アプリを開く | 設定画面へ
    settings: 設定を開いて許可
    deferral words: 後で | あとで | 後から | 後に | スキップ | 今はしない | 今は … ない
    deferral words: また今度 | いまはしない
    refusal words: 拒否 | オフにする | 無効に
    settings words: 設定を開 | 設定へ | 設定に移動 | 設定アプリ | 設定画面
    consent words: 許可 | 有効 | オンに | 同意 | 承認 | 承諾 | 許諾 | 認証を許 | 権限 | 受け入れ
    consent words: 受入 | 認める | 賛成 | 共有 | アクセスを与
    negations: しない | ない | せず | なし | ません
    """)

  static let korean = LabelWords(
    "ko", .hangul,
    """
    neutral: 계속 | 계속하기 | 다음 | 확인 | 알겠습니다 | 다음으로 | 계속 진행 | 좋아요
    neutral: 확인했습니다 | 이해했습니다 | 다음 단계 | 진행하기 | 알겠어요 | 진행 | 계속하세요
    consent: 예 | 네
    deferral: 나중에 | 지금은 안 함 | 지금 안 함 | 건너뛰기 | 나중에 하기 | 다음에 | 다음에 하기
    deferral: 지금은 아님 | 아니요, 괜찮습니다 | 괜찮습니다 | 나중에 알림 | 다음에 할게요
    deferral: 나중에 알려주기 | 나중에 할게요 | 넘기기 | 지금은 건너뛰기 | 지금은 아니오
    leaving: 닫기 | 취소 | 완료 | 뒤로 | 이전 | 돌아가기 | 나가기 | 종료 | 뒤로 가기 | 버리기
    leaving: 완료되었습니다 | 완료됨
    refusal: 아니요 | 아니오 | 허용 안 함 | 거부 | 거절 | 동의 안 함
    settings: 설정 | 설정 열기 | 설정으로 이동 | 설정으로 가기 | 설정 앱 열기 | 설정을 엽니다
    settings: Settings 열기
    deferral words: 나중에 | 다음에 | 건너뛰 | 지금은 안 | 지금은 아 | 지금 안
    refusal words: 거부 | 거절 | 비활성화 | 끄기
    settings words: 설정 열 | 설정을 열 | 설정으로 | 설정 앱 | 설정에서 | 설정 화면
    consent words: 허용 | 허락 | 켜기 | 켤게 | 켜고 | 동의 | 활성화 | 승인 | 권한 | 수락 | 공유
    consent words: 사용 설정
    negations: 안 함 | 안함 | 않 | 안 할 | 못 | 마세요
    """)
}
