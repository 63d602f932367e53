import type { AGENT_ERRORS as ENGLISH } from '#contract/text-en/agent-errors.ts'
import type { ErrorText } from '#contract/text-en/errors.ts'

/** What can go wrong with tokens, with what agents ask, and with webhooks, in Japanese words. */
export const AGENT_ERRORS = {
  token_limit: {
    title: 'トークンが多すぎます',
    message: 'トークンは50個まで作れます。不要なトークンを終了してから、もう一度お試しください。',
  },
  token_refused: {
    title: 'トークンを使えません',
    message:
      'このトークンは正しくないか、期限が切れたか、終了されています。プロフィール画面で新しく作ってください。',
  },
  scope_missing: {
    title: 'このトークンではできません',
    message:
      'このトークンには許可がありません。プロフィール画面で、許可のあるトークンを作ってください。',
  },
  webhook_limit: {
    title: 'Webhookが多すぎます',
    message: 'Webhookは5個まで登録できます。不要なものを削除してから、もう一度お試しください。',
  },
  webhook_off: {
    title: 'このWebhookは停止中です',
    message: '先にオンにしてから、もう一度送ってください。',
  },
} satisfies Readonly<Record<keyof typeof ENGLISH, ErrorText>>
