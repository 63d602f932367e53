import type { APPROVAL_TEXT as ENGLISH } from '#domain/requirements/text-en/approvals.ts'
import type { Wording } from '#domain/wording.ts'

/** How a document tells who approved it, in Japanese words. */
export const APPROVAL_TEXT: Wording<typeof ENGLISH> = {
  title: '承認。',
  who: (name, role) => (role === null ? `${name}さん` : `${name}さん（${role}）`),
  gave: (who, version, day) => `${who}が第${version}版を${day}に承認`,
  stands: '。すべて有効です。',
  again: (count) => `。もう一度確認が必要な項目（${count}件）：`,
  at: (time) => `${time} UTC`,
  sha256: 'SHA-256 ',
  note: 'ハッシュは、承認された版の正規化JSON（RFC 8785）のものです。JSONの書き出しと照合できます。',
  signOff: {
    heading: '確認の署名',
    recognise: 'この内容は私の事業のとおりです。',
    before: '第1章の「先に決めること」は、作り始める前に決めます。',
    rest: '第15章の問いは、右の欄のとおりに作ります。',
    lines: ['依頼者：……………………………… 日付：………………', '開発者：……………………………… 日付：………………'],
  },
}
