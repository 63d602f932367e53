import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { StageProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { kindOf, listContents } from '#domain/requirements/registers/list-items.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import { isMistaken } from '#domain/requirements/writing/stages/complete-ways.ts'
import { listSentences } from '#domain/requirements/writing/words/list-sentences.ts'
import { findStage, type JudgedWay, type ProposedStages } from './proposed-stages.ts'
import { deniesWay, namesStage, tellsWay } from './stage-words.ts'

interface Given {
  proposal: StageProposal['ways'][number]
  from: string
  /** The name that it has in the proposal. */
  part: string
}

/** What the app does by itself when a time runs out. */
const TIME = 'time'
const BY = new Set(['FR', 'BR', 'MSG'])
const WAITS = new Set(['OQ', 'CT'])

/** Judges one way between the stages of a table. */
export function judgeWay(
  { document, evidence }: Bench,
  { proposal, from, part }: Given,
  { names, told }: ProposedStages,
): JudgedWay | { refused: Fault } {
  const to = findStage(names, proposal.to)
  const fault = (refused: Fault) => ({ refused: { ...refused, part: `${part}.${refused.part}` } })
  if (to === undefined) return fault({ rule: 'unknown-item', words: proposal.to, part: 'to' })
  if (to === from) return fault({ rule: 'shape', form: 'same-stage', words: from, part: 'to' })
  const by = proposal.by.map(tidy)
  const items = by.filter((id) => id.toLowerCase() !== TIME)
  const known = new Set(listContents(document).map(({ item }) => item.id))
  const isKnown = (kinds: ReadonlySet<string>) => (id: string) =>
    known.has(id) && kinds.has(kindOf(id))
  const alien = items.find((id) => !isKnown(BY)(id))
  if (alien !== undefined) return fault({ rule: 'unknown-item', words: alien, part: 'by' })
  const waits = proposal.waits.map(tidy)
  const unasked = waits.find((id) => !isKnown(WAITS)(id))
  if (unasked !== undefined) return fault({ rule: 'unknown-item', words: unasked, part: 'waits' })
  const { quotes, wrong } = readCitations(proposal.cites, evidence.answers)
  if (wrong !== null) return fault({ rule: 'citation-wrong', words: wrong.quote, part: 'cites' })
  const way = { from, to }
  const said = quotes.map(({ text }) => text)
  const isOfFounder = told.ways.some((each) => each.from === from && each.to === to)
  const isTold = isOfFounder || said.some((quote) => tellsWay(quote, way, names))
  const forbidden = isTold ? undefined : findForbidding(document, way, names)
  if (forbidden !== undefined) {
    return fault({ rule: 'denied', words: forbidden.id, says: forbidden.text, part: 'to' })
  }
  const isUndone = said.some((quote) => isMistaken(quote) && namesStage(quote, from))
  if (told.ends.has(from) && !isTold && !isUndone) {
    return fault({ rule: 'denied', words: from, part: 'to' })
  }
  return {
    ...way,
    ...(!isTold && { assumed: true }),
    ...(items.length > 0 && { items: [...new Set(items)] }),
    ...(by.length > items.length && { byTime: true }),
    ...(waits.length > 0 && { blocks: [...new Set(waits)] }),
    sources: sortedIds(quotes.map(({ question }) => question)),
    quotes,
  }
}

/** What says that a thing never goes this way: a rule, what is left out, or a sentence of an answer. */
function findForbidding(
  { rules, nonGoals, answers }: RequirementsDocument,
  way: { from: string; to: string },
  stages: readonly string[],
): { id: string; text: string } | undefined {
  const sentences = answers.flatMap(({ question, text }) =>
    listSentences(text).map(({ start, end }) => ({ id: question, text: text.slice(start, end) })),
  )
  return [...rules, ...nonGoals, ...sentences].find(({ text }) => deniesWay(text, way, stages))
}
