import type { BOUND_TEXT as english } from '#domain/requirements/text-en/bound.ts'
import type { Wording } from '#domain/wording.ts'

/** What a document says of itself when the answers hold more points than it can list. */
export const BOUND_TEXT: Wording<typeof english> = {
  text: '回答のうち、この文書に必要な項目はどれで、省いてよい項目はどれですか？',
  why: (count) =>
    `回答の内容が1つの文書に載せられる数を超えたため、${count}件は項目になっていません。回答はすべて、付録Aにそのまま載っています。回答を短くするかまとめてから、もう一度作成してください。`,
}
