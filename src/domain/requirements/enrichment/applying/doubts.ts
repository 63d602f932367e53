import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { collectFacts } from '#domain/requirements/checks/document/facts.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { ProposalKind } from '#domain/requirements/enrichment/proposals.ts'
import { clip, sentence } from '#domain/requirements/phrases.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import type { Bench, Doubt } from './bench.ts'

/** Puts what is only supposed into the registers: in doubt asked about, else assumed. */
export function registerDoubts(bench: Bench, words: DocumentWords['enrichment']): void {
  const { document, doubts, supposed } = bench
  const invented = dropTold(
    doubts.filter(({ rule }) => rule === 'invented'),
    document,
  )
  const asked = new Set(invented.map((doubt) => doubt.words))
  for (const [index, told] of [...asked].entries()) {
    const blocks = invented.filter((each) => each.words === told).map(({ item }) => item)
    document.openQuestions.push(
      question(`OQ#invented${index}`, untilOf(told, words), {
        text: words.invented(told, lineOf(document, blocks[0] ?? '')),
        why: words.inventedWhy,
        blocks,
      }),
    )
  }
  const unsourced = doubts.filter(({ rule }) => rule !== 'invented').map(({ item }) => item)
  if (unsourced.length > 0) {
    const asked = { text: words.unsourced, why: words.unsourcedWhy, blocks: unsourced }
    document.openQuestions.push(question('OQ#unsourced', words.until, asked))
  }
  const told: Partial<Record<ProposalKind, string>> = words.supposed
  for (const [kind, items] of supposed) {
    document.assumptions.push({
      id: `AS#${kind}`,
      sources: [],
      mark: 'assumed',
      quotes: [],
      text: sentence(told[kind] ?? ''),
      items,
    })
  }
}

/** A figure of an answer with another word behind it is asked about nowhere. */
function dropTold(invented: readonly Doubt[], { answers }: RequirementsDocument): Doubt[] {
  if (invented.length === 0) return []
  const facts = answers.map(({ text }) => collectFacts(text))
  return invented.filter(({ words }) => {
    const numbers = findNumbers(words)
    const isOf = ({ readings }: (typeof numbers)[number]) =>
      facts.some((each) => readings.some((reading) => each.numbers.has(reading)))
    return numbers.length === 0 || !numbers.every(isOf)
  })
}

/** A figure can be changed once somebody knows better; a name cannot. */
function untilOf(told: string, words: DocumentWords['enrichment']): string {
  return findNumbers(told).length > 0 ? words.adjustable(told) : words.until
}

/** What an item says, on one line and not too long to be asked about. */
function lineOf(document: RequirementsDocument, id: string): string {
  const found = listContents(document).find(({ item }) => item.id === id)?.item
  const told = { text: '', when: '', outcome: '', name: '', ...found }
  const event = [told.when, told.outcome].filter((part) => part !== '').join(': ')
  return clip(told.text || event || told.name || id, LONGEST)
}

const LONGEST = 140

function question(
  id: string,
  suggestedDefault: string,
  asked: Pick<OpenQuestion, 'text' | 'why' | 'blocks'>,
): OpenQuestion {
  const item = { id, sources: [], mark: 'open' as const, quotes: [] }
  return { ...item, ...asked, suggestedDefault }
}
