import type { Row, RowKind } from '#domain/reading/rows.ts'
import type {
  BoundaryQuestion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { type Asked, askOfLimit } from './ask-of-limit.ts'
import type { LimitWord } from './limit.ts'
import { LIMITED, type LimitOfRow, limitsOfRow } from './limits-of-row.ts'
import type { BoundaryWords } from './text-en.ts'

/** The written items by what holds limits, those that a question belongs to first. */
export interface LimitedItems {
  requirements: readonly FunctionalRequirement[]
  /** Rules first, then whatever else holds a limit. */
  others: readonly Traced[]
  /** That of all answers together. */
  language: string
}

/** A question with what decides its place. */
interface Draft {
  row: Row
  item: string
  told: LimitOfRow
  asked: Asked
  asks: string
  rank: number
}

/**
 * What comes first: the telling question of each limit of a must, and what costs somebody money;
 * then of the others; last, how it is counted.
 */
const RANK = { must: 0, other: 1, further: 2 } as const
/** Nobody answers more; it bounds the work. */
const MOST_READ = 500
/** What a tester asks, and few founders decide. */
const FINE: ReadonlySet<string> = new Set(['everyTime', 'slower'])

/**
 * The boundary questions of every rule with a limit, what the first version needs first. The
 * founder's answer makes a criterion of it, for the requirements that keep the rule.
 */
export function writeBoundaries(
  notebook: Notebook,
  { requirements, others, language }: LimitedItems,
  words: BoundaryWords,
): BoundaryQuestion[] {
  const items = [...others, ...requirements]
  const musts = mustIds(requirements)
  const seen = new Set<string>()
  const limited = LIMITED.flatMap((kind): readonly Row[] => notebook.rows<RowKind>(kind) as Row[])
  const drafts = limited.slice(0, MOST_READ).flatMap((row): Draft[] => {
    const item = items.find(({ rows }) => rows?.includes(row.id))?.id
    return item === undefined ? [] : draftsOf(row, { item, musts, seen, words, language })
  })
  const ordered = [...drafts].sort((a, b) => a.rank - b.rank)
  return ordered.map((draft) => {
    const answer = draft.row.edges?.find(({ asks }) => asks === draft.asks)?.yes
    if (answer !== undefined) addCriteria(notebook, { draft, answer, requirements, words })
    return questionOf(notebook, draft, answer)
  })
}

interface Around {
  item: string
  musts: ReadonlySet<string>
  /** What other rows have asked already of the same words. */
  seen: Set<string>
  words: BoundaryWords
  language: string
}

function draftsOf(row: Row, { item, musts, seen, words, language }: Around): Draft[] {
  const keys = new Map<string, number>()
  // Of what is no whole fact nobody can say whether its edge counts.
  if (isUnsure(row) && row.kind !== 'rule' && row.kind !== 'case') return []
  return limitsOfRow(row, language).flatMap((told) =>
    askOfLimit(told.limit, told, words).flatMap((asked, at): Draft[] => {
      const key = `${asked.kind} ${told.limit.figure} ${told.clause}`
      if (seen.has(key)) return []
      seen.add(key)
      const name = `${asked.kind} ${told.limit.figure}`
      const count = (keys.get(name) ?? 0) + 1
      keys.set(name, count)
      const isFirst = musts.has(item) || row.kind === 'money' || told.limit.kind === 'money'
      const isFine = at > 0 || FINE.has(asked.kind) || isToldAlready(told, asked)
      const rank = isFine ? RANK.further : isFirst ? RANK.must : RANK.other
      return [{ row, item, told, asked, rank, asks: count > 1 ? `${name} ${count}` : name }]
    }),
  )
}

function isUnsure({ state, certainty }: Row): boolean {
  return certainty === 'guess' && (state === 'proposed' || state === 'stale')
}

/** "more than", "at most": the word itself says whether the edge counts; a figure alone caps nothing. */
function isToldAlready({ limit }: LimitOfRow, { kind }: Asked): boolean {
  if (kind === 'more') return limit.kind === 'time'
  return (kind === 'exactly' || kind === 'itself') && TELLING.has(limit.word)
}

const TELLING: ReadonlySet<LimitWord> = new Set(['over', 'under', 'within', 'least'])

/** The musts, and the items that they rest on. */
function mustIds(requirements: readonly FunctionalRequirement[]): Set<string> {
  const musts = requirements.filter(({ priority }) => priority === 'must')
  return new Set(musts.flatMap(({ id, rules }) => [id, ...rules]))
}

function questionOf(
  notebook: Notebook,
  { row, item, told, asked, asks }: Draft,
  answer: boolean | undefined,
): BoundaryQuestion {
  const { question, clause } = told
  return {
    ...notebook.item('BQ', [row], answer === undefined ? 'open' : 'stated'),
    ...(question !== null && { quotes: [{ question, text: clause }], sources: [question] }),
    text: asked.question,
    rule: item,
    asks,
    suggested: asked.suggested,
    ...(answer !== undefined && { answer }),
  }
}

interface Answered {
  draft: Draft
  answer: boolean
  requirements: readonly FunctionalRequirement[]
  words: BoundaryWords
}

/** Both answers say what happens on the edge: each is a criterion. */
function addCriteria(notebook: Notebook, { draft, answer, requirements, words }: Answered): void {
  const { row, item, asked, told } = draft
  const { when, outcome } = answer ? asked.yes : asked.no
  const keeping = requirements.filter(
    ({ id, rules, criteria }) =>
      id === item ||
      rules.includes(item) ||
      criteria.some(({ rows }) => rows?.includes(row.id) === true),
  )
  for (const { criteria } of keeping) {
    criteria.push({
      ...notebook.item('AC', [row], 'stated'),
      given: words.given(told.clause),
      when,
      outcome,
      failure: asked.isRefusal && answer,
    })
  }
}
