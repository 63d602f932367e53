import type { Wording } from '#domain/wording.ts'
import { formatDateTime, formatDay } from '#web/text/dates.ts'
import type { sharingText as english } from '#web/text/document/sharing.ts'

export const sharingText: Wording<typeof english> = {
  title: 'この文書を共有',
  detail: (version) =>
    `リンクを知っている人は、アカウントなしでバージョン${version}を読めます。見えるのはこの文書だけです。`,
  lasts: 'リンクの期限',
  days: (days) => (days === null ? '終了するまで' : `${days}日間`),
  passphrase: '合言葉',
  optional: '任意',
  passphraseHint: 'リンクとは別の方法で、読む方に伝えてください。',
  show: '合言葉を表示',
  hide: '合言葉を隠す',
  make: 'リンクを作る',
  made: 'リンクができました',
  madeDetail: '開発者や制作会社、一緒に進める方に送ってください。',
  link: 'リンク',
  copy: 'リンクをコピー',
  copied: 'コピーしました',
  failed: 'リンクを作れませんでした',
  links: (count) => `作ったリンク（${count}件）`,
  none: 'まだリンクはありません。',
  listFailed: 'リンクの一覧を読み込めませんでした。リンクはこれまでどおり使えます。',
  of: (project, version) => `${project}、バージョン${version}`,
  until: (end) => (end === null ? '期限なし' : `${formatDay(end)}まで`),
  expired: (end) => `${formatDay(end)}に終了`,
  withPassphrase: '合言葉つき',
  opened: (count, last) =>
    last === null
      ? 'まだ開かれていません'
      : `${count}回開かれました（最後は${formatDateTime(last)}）`,
  end: '終了',
  endOf: (what) => `${what}へのリンクを終了`,
  ended: 'リンクを終了しました',
  endedDetail: 'このリンクでは、もう何も開けません。',
  endFailed: 'リンクを終了できませんでした',
}
