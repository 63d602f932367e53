import type { ENRICHMENT_TEXT as english } from '#domain/requirements/text-en/enrichment.ts'
import type { Wording } from '#domain/wording.ts'

/** What the document says of what a model supplied. */
export const ENRICHMENT_TEXT: Wording<typeof english> = {
  supposed: {
    criteria: 'モデルが補い、Assumedとした受け入れ基準は正しい',
    fields: 'モデルが補い、Assumedとした項目は正しい',
    risks: 'モデルが補い、Assumedとしたリスクは実際にある',
    questions: 'モデルが補った質問は尋ねる価値がある',
  },
  invented: (words) => `「${words}」は正しいですか？`,
  inventedWhy: 'モデルが補ったもので、どの回答にもありません。',
  unsourced: '回答の言葉によらずモデルが補った次の行は、正しいですか？',
  unsourcedWhy: 'どの回答にもないため、まだこれをもとに作ることはできません。',
  until: 'これに基づくものは作らない。',
}
