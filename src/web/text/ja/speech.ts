import type { Wording } from '#domain/wording.ts'
import type { speechText as english } from '#web/text/speech.ts'

export const speechText: Wording<typeof english> = {
  speak: '話す',
  stop: '止める',
  listening: '聞いています。どうぞ。',
  first: {
    title: '話して入力',
    detail:
      'お使いのブラウザーが声を文字にします。その際、ブラウザーの提供元（Google、Apple、Microsoftなど）のサーバーで音声が処理されることがあります。音声がこちらに届くことはなく、届くのは文字だけです。あとから自由に直せます。',
    agree: '話しはじめる',
    decline: '今はやめる',
  },
  problems: {
    refused:
      'このページではマイクが許可されていません。アドレス欄の横からマイクを許可して、もう一度「話す」を押してください。',
    offline: '話して入力するには接続が必要です。文字入力は続けられます。書いた内容は無事です。',
    no_microphone: 'マイクが見つかりません。マイクをつないで、もう一度「話す」を押してください。',
    no_language: 'このブラウザーは、この言語の音声入力に対応していません。文字で入力してください。',
    failed:
      'ブラウザーが聞き取りを止めました。ここまでの内容は入力されています。「話す」を押すと続けられます。',
  },
}
