import type { Wording } from '#domain/wording.ts'
import type { proofText as english } from '#web/text/agents/proof.ts'

export const proofText: Wording<typeof english> = {
  title: 'ここまでに動くもの',
  works: ({ counted, of, works }) =>
    `${counted === 'musts' ? '必須の項目' : '項目'}${of}件のうち${works}件が動いています。`,
  untested: (count) => `${count}件は作ったという報告がありますが、確かめるテストがまだありません。`,
  notYet: (count) => `${count}件はまだありません。`,
  between: '',
  fails: 'まだ動かないもの',
  byTest: (name) => `テスト「${name}」が失敗しています。`,
  byReport: '作っている人またはエージェントからの報告です。',
  all: 'すべての要件',
  columns: { item: '要件', state: '状態' },
  states: { works: '動く', failing: '動かない', untested: 'テストなし', notYet: 'まだ' },
  computed: 'テスト結果とエージェントの報告から計算しています。手で変えることはできません。',
  reported: (by, when, tests) => `最後のテスト結果：${when}、${tests}件、「${by}」から。`,
}
