import { FAILING_DAYS } from '#domain/webhooks/plan-retry.ts'
import type { Wording } from '#domain/wording.ts'
import type { webhookMailText as english } from '#server/texts/en/webhook-mail.ts'

export const webhookMailText: Wording<typeof english> = {
  off: ({ host, isGone, page }) => ({
    subject: 'Webhookを停止しました',
    text: `${host}へのWebhookを停止しました。${
      isGone
        ? '送り先から、もう存在しないという返答（410）がありました'
        : `${FAILING_DAYS}日のあいだ、何も届きませんでした`
    }。文書はそのまま残っています。お知らせだけを送らなくなりました。

経過の確認と再開は、プロフィール画面でできます。

${page}
`,
  }),
}
