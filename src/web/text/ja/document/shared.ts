import type { Wording } from '#domain/wording.ts'
import { formatDay } from '#web/text/dates.ts'
import type { sharedText as english } from '#web/text/document/shared.ts'

export const sharedText: Wording<typeof english> = {
  title: '共有された文書',
  by: '共有された要件定義書です。',
  version: (version, written) => `バージョン${version}（${formatDay(written)}）`,
  until: (end) => `このリンクは${formatDay(end)}まで使えます`,
  newer: '新しいバージョンがあります。送ってくれた方に、新しいリンクをお願いしてください。',
  print: '印刷',
  made: 'Groundworkで作成',
  makeOwn: '自分でも作ってみる',
  gone: 'このリンクは開けません',
  goneDetail:
    '期限が切れたか、途中で切れています。送ってくれた方に、新しいリンクをお願いしてください。',
  passphraseTitle: 'この文書を開くには合言葉が必要です',
  passphraseDetail: 'リンクを送ってくれた方に聞いてください。',
  passphrase: '合言葉',
  show: '合言葉を表示',
  hide: '合言葉を隠す',
  openIt: '文書を開く',
  failed: '文書を読み込めませんでした',
}
