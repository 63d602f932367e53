import type { BOUND_TEXT as english } from '#domain/requirements/text-en/bound.ts'
import type { Wording } from '#domain/wording.ts'

/** What a document says of itself when the answers hold more points than it can list. */
export const BOUND_TEXT: Wording<typeof english> = {
  text: '回答のうち、この文書に必要な項目はどれで、省いてよい項目はどれですか。',
  why: (count) =>
    `回答に含まれる項目が1つの文書に載せられる数を超えたため、${count}件には独立した項目がありません。失われた内容はありません。すべての回答は付録Aに一字一句そのまま載っています。回答を短くするかまとめてから、もう一度生成してください。`,
}
