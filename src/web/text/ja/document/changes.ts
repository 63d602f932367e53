import { CHANGE_TEXT } from '#domain/requirements/text-ja/changes.ts'
import type { Wording } from '#domain/wording.ts'
import type { changesText as english } from '#web/text/document/changes.ts'

export const changesText: Wording<typeof english> = {
  ...CHANGE_TEXT,
  page: 'Markdownで保存',
  package: '開発者向けパッケージ',
  packageDetail:
    '作る人のためのまとめです。MarkdownとJSONの一覧、コーディングエージェントが使えるOpenSpecの変更が入っています。',
  saving: '準備しています',
  saved: 'ダウンロードを始めました',
  failed: 'ファイルを作れませんでした',
  would: '変わるところ',
  wouldDetail: (version) => `今生成すると、バージョン${version}から次のように変わります。`,
  wouldNothing: (version) => `変わるところはありません。バージョン${version}にすべて入っています。`,
  see: '変わるところを見る',
}
