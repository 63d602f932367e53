import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { Bench } from './bench.ts'

/** Puts what is only supposed into the registers: in doubt asked about, else assumed. */
export function registerDoubts(bench: Bench, words: DocumentWords['enrichment']): void {
  const { document, doubts, supposed } = bench
  const invented = doubts.filter(({ rule }) => rule === 'invented')
  invented.forEach((doubt, index) => {
    document.openQuestions.push(
      question(`OQ#invented${index}`, words.until, {
        text: words.invented(doubt.words),
        why: words.inventedWhy,
        blocks: [doubt.item],
      }),
    )
  })
  const unsourced = doubts.filter(({ rule }) => rule !== 'invented').map(({ item }) => item)
  if (unsourced.length > 0) {
    const asked = { text: words.unsourced, why: words.unsourcedWhy, blocks: unsourced }
    document.openQuestions.push(question('OQ#unsourced', words.until, asked))
  }
  for (const [kind, items] of supposed) {
    document.assumptions.push({
      id: `AS#${kind}`,
      sources: [],
      mark: 'assumed',
      quotes: [],
      text: sentence(words.supposed[kind]),
      items,
    })
  }
}

function question(
  id: string,
  suggestedDefault: string,
  asked: Pick<OpenQuestion, 'text' | 'why' | 'blocks'>,
): OpenQuestion {
  const item = { id, sources: [], mark: 'open' as const, quotes: [] }
  return { ...item, ...asked, suggestedDefault }
}
