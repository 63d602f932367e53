import type { Change } from '#domain/requirements/document-registers.ts'
import type { Wording } from '#domain/wording.ts'
import type { versionsText as english } from '#web/text/document/versions.ts'

export const versionsText: Wording<typeof english> = {
  title: 'この文書のバージョン',
  detail: 'すべてのバージョンが残ります。戻すと新しいバージョンになり、何も失われません。',
  version: (version: number) => `バージョン${version}`,
  onScreen: '表示中',
  newest: '最新',
  read: '読む',
  compare: '最新と比べる',
  restore: 'これに戻す',
  actions: (action: string, version: number) => `${action}：バージョン${version}`,
  restored: '以前のバージョンに戻しました',
  restoredDetail: (earlier: number, version: number) =>
    `バージョン${earlier}の内容を、バージョン${version}として保存しました。`,
  restoreFailed: 'バージョンを戻せませんでした',
  compareTitle: (before: number, after: number) => `バージョン${before}とバージョン${after}の比較`,
  before: '前',
  after: '後',
  backToDocument: '文書に戻る',
  howToRead: '− は削除、+ は追加です。',
  becomes: (before, after) => `${before}から${after}に変わりました。`,
  marks: {
    stated: '回答どおり',
    guess: '見込み',
    unconfirmed: '読み取り・未確認',
    assumed: '仮定',
    open: '未定',
  },
  restores: (version) => `バージョン${version}に戻したもの`,
  takenOut: '削除：',
  putIn: '追加：',
  outMark: '−',
  inMark: '+',
}

const KINDS = { added: '追加', changed: '変更', removed: '削除' } as const

/** "2件追加、1件変更。", or that it was the first, or that nothing changed. */
export function changesInWords(version: number, changes: readonly Change[]): string {
  const counts = (['added', 'changed', 'removed'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length
    return count === 0 ? [] : [`${count}件${KINDS[kind]}`]
  })
  if (counts.length > 0) return `${counts.join('、')}。`
  return version === 1 ? '最初のバージョン。' : '変更なし。'
}
