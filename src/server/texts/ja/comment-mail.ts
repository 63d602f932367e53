import type { ThreadChange } from '#domain/threads/thread.ts'
import type { Wording } from '#domain/wording.ts'
import type { commentMailText as english } from '#server/texts/en/comment-mail.ts'
import { putOnOneLine } from '#server/texts/put-on-one-line.ts'

export const commentMailText: Wording<typeof english> = {
  confirm: (link) => ({
    subject: '返信のお知らせを受け取るには、メールアドレスをご確認ください',
    text: `Groundworkで共有された文書へのコメントに、このメールアドレスが添えられました。次のリンクを開いてご確認ください。

${link}

確認されるまで、ほかのメールは送りません。リンクは7日間使えます。

お心当たりがなければ、このメールは無視してください。
`,
  }),
  founder: ({ projects, inbox, stop }) => ({
    subject: '文書に新しいコメントがあります',
    text: `文書を読んだ方からコメントがありました。

${projects.map(({ title, items, count }) => `・${putOnOneLine(title)}：${count}件（${items.join('、')}）`).join('\n')}

次のページで読んで、返信できます。

${inbox}

このお知らせは、多くても15分に1通です。止めるには、次のリンクを開いてください。

${stop}
`,
  }),
  asker: ({ title, item, reply, version, changes, link, stop }) => ({
    subject: 'コメントに返信がありました',
    text: `「${putOnOneLine(title)}」の${item}へのコメントに返信があり、バージョン${version}に反映されました。
${reply === null ? '\nご提案の言い換えが取り入れられました。\n' : `\n返信：\n\n${reply}\n`}
${changes.length === 0 ? '' : `変わったところ：\n\n${changes.map(toldChange).join('\n')}\n`}
文書と一緒に読むには、次のリンクを開いてください。

${link}

このお知らせを止めるには、次のリンクを開いてください。メールアドレスも削除されます。

${stop}
`,
  }),
}

function toldChange({ item, before, after }: ThreadChange): string {
  if (after === null) return `・${item}はなくなりました。以前の文：${before}`
  return before === null
    ? `・${item}が加わりました：${after}`
    : `・${item}の以前の文：${before}\n　今の文：${after}`
}
