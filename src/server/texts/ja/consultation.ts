import type { Wording } from '#domain/wording.ts'
import type { CONSULTATION_TEXT as english } from '#server/texts/en/consultation.ts'

/** Why no reply came, for the person who asked. */
export const CONSULTATION_TEXT: Wording<typeof english> = {
  unreachable:
    'AIの返答を得られませんでした。AIモデルに接続できません。入力した文章は無事です。あとでもう一度お試しください。',
  key_refused:
    'AIの返答を得られませんでした。AIモデルへの接続が許可されませんでした。入力した文章は無事です。運営者にお知らせください。',
  busy: 'AIの返答を得られませんでした。AIモデルが混み合っています。入力した文章は無事です。1分ほどしてからお試しください。',
  failed:
    'AIの返答を得られませんでした。AIモデル側で問題が起きました。入力した文章は無事です。もう一度お試しください。',
  slow: 'AIの返答を得られませんでした。AIモデルの応答に時間がかかりすぎました。入力した文章は無事です。もう一度お試しください。',
  unreadable:
    'AIの返答を得られませんでした。AIモデルの返答を読み取れませんでした。入力した文章は無事です。もう一度お試しください。',
}
