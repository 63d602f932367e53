import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Row, RowKind } from '#domain/reading/rows.ts'
import type {
  BoundaryQuestion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { type Notebook, sortedIds } from '#domain/requirements/writing/notebook.ts'
import { tellsRounding } from '#domain/requirements/writing/words/tells-rounding.ts'
import { addDecided, addEdge, listKeeping } from './add-edges.ts'
import { type Asked, askOfLimit } from './ask-of-limit.ts'
import { askTogether } from './ask-together.ts'
import { isLeftOpen } from './decide-edge.ts'
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

/** What may be asked of a limit, with what decides its place. */
interface Draft {
  row: Row
  item: string
  told: LimitOfRow
  asked: Asked
  asks: string
  rank: number
}

/** What costs or deletes something comes first, then what a must rests on. */
const RANK = { harm: 0, must: 1, other: 2 } as const
/** Nobody answers more; it bounds the work. */
const MOST_READ = 500
const MOST_ASKED = 8
/** So many clauses of one question are shown. */
const MOST_SHOWN = 4
/** How something is counted is asked once for all that is counted so; how long a thing is kept, for each. */
const ASKED_ONCE: ReadonlySet<string> = new Set([
  'byDate',
  'window',
  'started',
  'midnight',
  'sinceLast',
])

/**
 * The boundary questions that the words leave open, each once, those that cost or delete something
 * first. What the words decide is a criterion of the requirements that keep the rule, and so is what
 * the founder answers (docs/decisions/0064-a-limit-whose-words-decide-asks-nothing.md).
 */
export function writeBoundaries(
  notebook: Notebook,
  { requirements, others, language }: LimitedItems,
  words: BoundaryWords,
): BoundaryQuestion[] {
  const items = [...others, ...requirements]
  const musts = mustIds(requirements)
  const limited = LIMITED.flatMap((kind): readonly Row[] => notebook.rows<RowKind>(kind) as Row[])
  const all = limited.slice(0, MOST_READ).flatMap((row): Draft[] => {
    const item = items.find(({ rows }) => rows?.includes(row.id))?.id
    return item === undefined ? [] : draftsOf(row, { item, musts, words, language })
  })
  all.push(...draftsTogether(all, words))
  const texts = limited.flatMap(({ said }) => said.map((each) => each.words))
  const drafts = withoutTold(all, texts)
  const answered = drafts.filter((draft) => answerTo(draft) !== undefined)
  const told = new Set(answered.map(({ row, told: { limit } }) => `${row.id} ${limit.start}`))
  const rest = drafts.filter(({ row, told: { limit } }) => !told.has(`${row.id} ${limit.start}`))
  const open = groupAlike(rest.filter(({ told, asked }) => isLeftOpen(asked, told.limit, told)))
    .sort(([a], [b]) => (a?.rank ?? 0) - (b?.rank ?? 0))
    .slice(0, MOST_ASKED)
  addDecided(notebook, onePerLimit(rest), { requirements, words })
  const questions = [...answered.map((draft) => [draft]), ...open]
  return questions.flatMap((group): BoundaryQuestion[] => {
    const [first] = group
    if (first === undefined) return []
    const answer = group.map(answerTo).find((each) => each !== undefined)
    if (answer !== undefined) {
      for (const { row, item, told, asked } of group) {
        const keeping = listKeeping(requirements, { row, item })
        addEdge(notebook, { row, clause: told.clause, asked, answer, words, keeping })
      }
    }
    return [questionOf(notebook, { group, first, answer, words })]
  })
}

/** Who says how times are rounded has said what part of an hour costs; who names the last time, from when it counts. */
function withoutTold(drafts: readonly Draft[], texts: readonly string[]): readonly Draft[] {
  const isRounded = texts.some((text) => tellsRounding(text) || COUNTS_WHOLE.test(text))
  const fromLast = texts.filter((text) => FROM_LAST.test(text)).map((text) => contentStems(text))
  return drafts.filter(({ row, asked, told }) => {
    // How often something is paid is no limit.
    if (asked.kind === 'window' && row.kind === 'money') return false
    if (asked.kind === 'started') return !isRounded
    const stems = contentStems(told.clause)
    return asked.kind !== 'sinceLast' || !fromLast.some((last) => sharedCount(last, stems) > 0)
  })
}

/** "Part of a week counts as a week", "a started hour is charged". */
const COUNTS_WHOLE =
  /\bpart of an? (?:hour|day|week|month) (?:counts|costs|is)\b|\b(?:begun|started) (?:hours?|days?|weeks?|months?) (?:counts?|costs?|is|are)\b|に満たなくても|端数/iu
const FROM_LAST =
  /\b(?:from|since|after) (?:the|its|their|his|her) last\b|(?:前回|最後)[^。、]{0,8}から/iu

/** Of a limit several things may be asked. */
function onePerLimit(drafts: readonly Draft[]): Draft[] {
  return [...new Map(drafts.map((draft) => [draft.told.limit, draft])).values()]
}

function answerTo({ row, asks }: Draft): boolean | undefined {
  return row.edges?.find((edge) => edge.asks === asks)?.yes
}

interface Around {
  item: string
  musts: ReadonlySet<string>
  words: BoundaryWords
  language: string
}

function draftsOf(row: Row, { item, musts, words, language }: Around): Draft[] {
  const keys = new Map<string, number>()
  // Of what is no whole fact nobody can say whether its edge counts.
  if (isUnsure(row) && row.kind !== 'rule' && row.kind !== 'case') return []
  return limitsOfRow(row, language).flatMap((told) =>
    askOfLimit(told.limit, told, words).map((asked): Draft => {
      const name = `${asked.kind} ${told.limit.figure}`
      const count = (keys.get(name) ?? 0) + 1
      keys.set(name, count)
      const isHarm = told.about === 'kept' || row.kind === 'money' || told.limit.kind === 'money'
      const rank = isHarm ? RANK.harm : musts.has(item) ? RANK.must : RANK.other
      return { row, item, told, asked, rank, asks: count > 1 ? `${name} ${count}` : name }
    }),
  )
}

/** What is counted at once, where several go on at once. */
function draftsTogether(all: readonly Draft[], words: BoundaryWords): Draft[] {
  return onePerLimit(all).flatMap((draft): Draft[] => {
    const asked = askTogether(draft, all, words)
    return asked === null
      ? []
      : [{ ...draft, asked, asks: `${asked.kind} ${draft.told.limit.figure}` }]
  })
}

/** The same way of counting is one question, and the same words are asked of once. */
function groupAlike(drafts: readonly Draft[]): Draft[][] {
  const groups = new Map<string, Draft[]>()
  for (const draft of drafts) {
    const { asked, told, row } = draft
    const { kind } = asked
    const { figure, period } = told.limit
    // "All of it six years": what is kept alike is asked about once.
    const keeping = keepingOf(draft)
    const place = keeping === null ? row.id : `${keeping} ${asked.suggested}`
    const key = ASKED_ONCE.has(kind) ? `${kind} ${period ?? ''}` : `${kind} ${figure} ${place}`
    groups.set(key, [...(groups.get(key) ?? []), draft])
  }
  return [...groups.values()]
}

/** How long a thing is kept, in the founder's words; null for any other limit. */
function keepingOf({ row, told }: Draft): string | null {
  return told.about === 'kept' && row.kind === 'thing' ? bare(row.keep ?? '') : null
}

function isUnsure({ state, certainty }: Row): boolean {
  return certainty === 'guess' && (state === 'proposed' || state === 'stale')
}

/** The musts, and the items that they rest on. */
function mustIds(requirements: readonly FunctionalRequirement[]): Set<string> {
  const musts = requirements.filter(({ priority }) => priority === 'must')
  return new Set(musts.flatMap(({ id, rules }) => [id, ...rules]))
}

interface Grouped {
  group: readonly Draft[]
  first: Draft
  answer: boolean | undefined
  words: BoundaryWords
}

function questionOf(
  notebook: Notebook,
  { group, first, answer, words }: Grouped,
): BoundaryQuestion {
  const shown = group.filter(({ told }, at) => isFirstOfWords(group, told.clause, at))
  const quotes = shown
    .slice(0, MOST_SHOWN)
    .flatMap(({ told: { question, clause, said } }) =>
      question === null ? [] : [{ question, text: said ?? clause }],
    )
    .filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
  const clause = clauseOf(group, shown, words)
  const limit = first.told.limit
  const [asked = first.asked] = askOfLimit(limit, { ...first.told, clause }, words).filter(
    ({ kind }) => kind === first.asked.kind,
  )
  const rows = [...new Set(group.map(({ row }) => row))]
  return {
    ...notebook.item('BQ', rows, answer === undefined ? 'open' : 'stated'),
    ...(quotes.length > 0 && {
      quotes,
      sources: sortedIds(quotes.map(({ question }) => question)),
    }),
    text: asked.question,
    rule: first.item,
    asks: first.asks,
    suggested: asked.suggested,
    ...(answer !== undefined && { answer }),
  }
}

/** What a question is about: clauses one after the other, or all things that are kept alike. */
function clauseOf(group: readonly Draft[], shown: readonly Draft[], words: BoundaryWords): string {
  const [first] = group
  const kept = first === undefined ? null : keepingOf(first)
  const names = group.flatMap(({ row }) => (row.kind === 'thing' ? [row.name] : []))
  if (kept !== null) return words.kept(names, kept)
  return words.joined(shown.slice(0, MOST_SHOWN).map(({ told }) => told.clause))
}

/** Two rules that quote the same words are one clause. */
function isFirstOfWords(group: readonly Draft[], clause: string, at: number): boolean {
  return !group
    .slice(0, at)
    .some(({ told }) => told.clause.includes(clause) || clause.includes(told.clause))
}
