import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Row } from '#domain/reading/rows.ts'
import { makeCriterion } from '#domain/requirements/writing/criteria/add-criterion.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { decideEdge, type EdgeOutcome, figureOfEdge } from './decide-edge.ts'
import { findLimits } from './find-limits.ts'
import { isFirmFigure, isOneCondition } from './is-sure-edge.ts'
import type { Limit } from './limit.ts'
import type { LimitOfRow } from './limits-of-row.ts'
import type { BoundaryWords } from './text-en.ts'

interface EdgeTest {
  given: string
  when: string
  outcome: string
}

interface Decided {
  row: Row
  told: LimitOfRow
  /** What holds on the edge. */
  decided: EdgeOutcome
  /** The requirement that keeps the rule. */
  keeper: string
  words: BoundaryWords
}

/**
 * The test of an edge, as somebody can try it: the rule's own condition with the figure itself, or what the
 * requirement lets somebody do, where the limit is said of that deed. Null where who does what is not sure, nor
 * what the figure is.
 */
export function tellEdge(notebook: Notebook, edge: Decided): EdgeTest | null {
  const { limit, clause } = edge.told
  if (!isFirmFigure(clause, limit)) return null
  return fromCondition(notebook, edge) ?? fromDeed(notebook, edge)
}

/** "Cancelled more than 6 weeks before": cancelled exactly 6 weeks before. */
function fromCondition(
  notebook: Notebook,
  { row, told, decided: said, words }: Decided,
): EdgeTest | null {
  if (row.kind !== 'rule' || row.when === null || said === 'tooLate') return null
  const { when, then } = row
  const limits = findLimits(when, notebook.language)
  const limit = limits.find(({ figure }) => figureOf(figure) === figureOf(told.limit.figure))
  // Of two limits the other would still hold; what is denied turns its edge round.
  if (limit === undefined || limits.length > 1 || DENIES.test(when)) return null
  if (!isOneCondition(when)) return null
  const decided = decideEdge(limit, when)
  // That a consequence stays away tells nobody what comes in its place.
  if (decided === null || decided === 'tooLate' || decided === 'appliesNot') return null
  const exact = putExactly(when, limit, words)
  if (!notebook.confirms.event(exact) || !notebook.confirms.result(then)) return null
  const parts = makeCriterion(notebook, exact, then)
  return parts === null ? null : { given: '', ...parts }
}

const DENIES = /\b(?:no|not|never|nobody|nothing)\b|n['’]t\b|ない|ません/iu

function figureOf(figure: string): string {
  return figure.toLowerCase().replace(/\s/gu, '')
}

function putExactly(when: string, limit: Limit, words: BoundaryWords): string {
  const { start, end, kind, figure } = limit
  // 「2メートル超える」: the limit's word goes on.
  const behind = when
    .slice(end)
    .replace(/超$/u.test(when.slice(start, end)) ? /^え\p{Script=Hiragana}*/u : '', '')
  const exact = words.exact({
    figure,
    isClock: kind === 'clock',
    said: when.slice(start, end),
    behind,
  })
  return `${when.slice(0, start)}${exact}${behind}`
}

/** "To be told before 9 pm", of who tells it: when they tell it at exactly 9 pm. */
function fromDeed(notebook: Notebook, { told, decided, keeper, words }: Decided): EdgeTest | null {
  const doing = notebook.events.get(keeper)
  if (doing === undefined || doing.deed === null) return null
  const { limit, clause } = told
  if (!contentStems(clause).has(doing.deed) && !JAPANESE_DEED.test(doing.deed)) return null
  if (JAPANESE_DEED.test(doing.deed) && !clause.includes(doing.deed)) return null
  if (decided === 'tooLate' && !isOneCondition(clause)) return null
  const figure = figureOfEdge(limit)
  const given = words.given(clause)
  if (decided === 'inTime' || decided === 'tooLate') {
    const when = words.doneAt(doing.event, { figure, isClock: limit.kind === 'clock' })
    return { given, when, outcome: words.edge(figure, decided).outcome }
  }
  // A cap on how many there are in one go: more are refused.
  const [, unit = ''] = COUNTED.exec(figure) ?? []
  const isCap = decided === 'counts' && limit.kind === 'count' && !told.isCondition
  if (!isCap || unit === '' || PER_TIME.test(clause)) return null
  if (namesThing(doing.event, unit, JAPANESE_DEED.test(doing.deed))) return null
  return { given: '', ...words.doneWith(doing.event, figure) }
}

/** "Books a class" with two classes: what is counted is what is done to. */
function namesThing(event: string, unit: string, isJapanese: boolean): boolean {
  if (isJapanese) return event.includes(`${unit}を`)
  return sharedCount(contentStems(event), contentStems(unit)) > 0
}

/** So many in a time are no one go. */
const PER_TIME =
  /\b(?:an?|per|each|every) (?:hour|day|week|month|year|season)\b|(?:1日|一日|毎日|週|月|年)(?:に|あたり)/iu
const JAPANESE_DEED = /[\p{Script=Han}\p{Script=Katakana}]/u
/** "5 people", 「5人」, with what is counted. */
const COUNTED = /^\d{1,4}(\s?\p{L}+)$/u
