/// The words by which a purpose string promises that data stays on the device.
///
/// They are data, in the notation of `LabelPhrase`.
enum PurposePromise {
  static let phrases: [LabelPhrase] = """
    never leave* your | never leave* the | never leave* this | does not leave your
    do not leave your | doesn't leave your | don't leave your
    will not leave your | won't leave your
    stay* on your device | stay* on this device | stay* on the device | stay* on your phone
    stay* on your iphone | stay* on your ipad | remain* on your device | remain* on this device
    remain* on your phone | remain* on your iphone | only on your device | only on this device
    only on the device | only on your phone | only on your iphone | on your device only
    on this device only | on your iphone only | stored locally | saved locally | kept locally
    never uploaded | not uploaded | never sent to | not sent to any | never transmitted
    not transmitted | never synced
    verlassen nie* … gerät | verlässt nie* … gerät | verlassen … gerät nicht
    verlässt … gerät nicht | verlassen nie* … iphone | verlässt nie* … iphone
    bleib* auf … gerät | bleib* auf … iphone
    nur auf deinem gerät | nur auf ihrem gerät | nur auf diesem gerät | nur auf dem gerät
    ausschließlich auf … gerät | lokal gespeichert | nicht hochgeladen | nie hochgeladen
    niemals hochgeladen | nicht übertragen | nie übertragen | niemals übertragen
    ne quitt* jamais | ne quitt* pas | reste* sur votre appareil | reste* sur votre iphone
    reste* sur cet appareil | reste* sur l'appareil | uniquement sur votre appareil
    seulement sur votre appareil | uniquement sur cet appareil | stocké* localement
    enregistré* localement | jamais envoyé* | pas envoyé* | jamais téléversé* | pas téléversé*
    nunca sal* de tu | nunca sal* de su | no sal* de tu | no sal* de su | nunca abandona*
    permanec* en tu dispositivo | permanec* en su dispositivo | solo en tu dispositivo
    solo en su dispositivo | sólo en tu dispositivo | únicamente en tu dispositivo
    únicamente en su dispositivo | solo en este dispositivo | queda* en tu dispositivo
    almacena* localmente | guarda* localmente | nunca se sube* | no se sube* | nunca se envía*
    nunca sa* do seu | não sa* do seu | nunca deixa* o seu | permanec* no seu dispositivo
    permanec* no seu aparelho | fica* no seu dispositivo | fica* no seu aparelho
    apenas no seu dispositivo | somente no seu dispositivo | apenas no seu aparelho
    somente no seu aparelho | apenas neste dispositivo | armazenad* localmente | nunca são enviad*
    nunca é enviad* | não são enviad* | não é enviad*
    기기를 벗어나지 | 기기에만 저장 | 기기 내에만 | 기기 안에만 | 기기에서만 | 서버로 전송되지 않 | 서버에 저장되지 않
    서버에 저장하지 않 | 서버로 전송하지 않 | 업로드되지 않 | 업로드하지 않 | 외부로 전송되지 않 | 외부로 전송하지 않
    デバイスから出ることは | 端末から出ることは | 端末内のみ | 端末内にのみ | 端末内だけ | デバイス内のみ | デバイス内にのみ
    デバイス上のみ | デバイス上でのみ | 端末上でのみ | 端末にのみ保存 | デバイスにのみ保存 | アップロードされません
    アップロードしません | アップロードされることはありません | アップロードすることはありません | サーバーに送信されません
    サーバーに送信しません | 外部に送信されません | 外部に送信しません | 外部に送信されることはありません
    不会离开您的 | 不会离开你的 | 仅存储在您的设备 | 仅保存在您的设备 | 只保存在本地 | 仅保存在本地 | 仅存储在本地
    只会保存在 | 仅在本地 | 仅在设备上 | 仅在您的设备上 | 不会上传 | 不上传 | 不會離開您的 | 不會離開你的 | 僅儲存在
    僅保存在 | 只會儲存在 | 只儲存在 | 僅在本機 | 僅在裝置上 | 僅在您的裝置上 | 不會上傳 | 不上傳
    """.split { $0 == "|" || $0 == "\n" }.map { LabelPhrase(String($0)) }
}
