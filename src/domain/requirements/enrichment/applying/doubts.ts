import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { ENRICHMENT_TEXT as TEXT } from '#domain/requirements/enrichment/text-enrichment.ts'
import { sentence } from '#domain/requirements/wording/phrases.ts'
import type { Bench } from './bench.ts'

/** Puts what is only supposed into the registers: in doubt asked about, else assumed. */
export function registerDoubts(bench: Bench): void {
  const { document, doubts, supposed } = bench
  const invented = doubts.filter(({ rule }) => rule === 'invented')
  invented.forEach(({ item, words }, index) => {
    document.openQuestions.push(
      question(`OQ#invented${index}`, {
        text: TEXT.invented(words),
        why: TEXT.inventedWhy,
        blocks: [item],
      }),
    )
  })
  const unsourced = doubts.filter(({ rule }) => rule !== 'invented').map(({ item }) => item)
  if (unsourced.length > 0) {
    const asked = { text: TEXT.unsourced, why: TEXT.unsourcedWhy, blocks: unsourced }
    document.openQuestions.push(question('OQ#unsourced', asked))
  }
  for (const [kind, items] of supposed) {
    document.assumptions.push({
      id: `AS#${kind}`,
      sources: [],
      mark: 'assumed',
      quotes: [],
      text: sentence(TEXT.supposed[kind]),
      items,
    })
  }
}

function question(id: string, asked: Pick<OpenQuestion, 'text' | 'why' | 'blocks'>): OpenQuestion {
  const item = { id, sources: [], mark: 'open' as const, quotes: [] }
  return { ...item, ...asked, suggestedDefault: TEXT.until }
}
