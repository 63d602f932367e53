import { mergeRows } from '#domain/reading/checks/merge-rows.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Flag } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'

/** How rows belong together, as a model says it: rows by their ids `r1`, `r2`, … by place. */
export interface Join {
  same: readonly (readonly string[])[]
  links: readonly (readonly string[])[]
  conflicts: readonly { rows: readonly string[]; question: string }[]
  questions: readonly {
    question: string
    why?: string | null | undefined
    until?: string | null | undefined
    blocks: readonly string[]
  }[]
}

/** What a developer must know and no answer says. */
export interface BlockingQuestion {
  question: string
  /** What would be built wrong without its answer, and what to build until then; null when unsaid. */
  why: string | null
  until: string | null
  /** Places of the rows that wait for it. */
  blocks: number[]
}

export interface Joined {
  rows: ProposedRow[]
  questions: BlockingQuestion[]
}

const MOST_QUESTIONS = 8
/** The founder is asked to choose so often; what else clashes is an open question of the document. */
const MOST_CLASHES = 5

/**
 * Works a join into the rows. It names rows alone: what is not there, is of another kind or is a
 * right and its refusal is passed over, and no row's words change.
 */
export function applyJoin(rows: readonly ProposedRow[], join: Join): Joined {
  const at = (id: string) => (/^r\d+$/.test(id) ? Number(id.slice(1)) - 1 : -1)
  const joined: (ProposedRow | null)[] = [...rows]
  const movedTo = new Map<number, number>()
  for (const [keep = '', ...drop] of join.same) {
    for (const id of drop) mergeInto(joined, movedTo, [at(keep), at(id)])
  }
  for (const [from = '', to = ''] of join.links) link(joined, at(from), at(to))
  const places = new Map([...joined.keys()].filter((place) => joined[place]).map((p, n) => [p, n]))
  const placeOf = (id: string) => places.get(movedTo.get(at(id)) ?? at(id))
  const kept = joined.filter((row) => row !== null)
  const told = kept.filter(({ kind }) => kind === 'contradiction')
  const news = join.conflicts.flatMap(({ rows: ids, question }) => {
    const clash = conflictOf(
      ids.map((id) => kept[placeOf(id) ?? -1]),
      question,
    )
    const blocks = ids.flatMap((id) => placeOf(id) ?? [])
    return clash === null || told.some((each) => isSameClash(each, clash))
      ? []
      : [{ clash, question: question.trim(), blocks }]
  })
  const room = Math.max(0, MOST_CLASHES - told.length)
  const asked = join.questions.map(({ question, why, until, blocks }) => ({
    question: question.trim(),
    why: why?.trim() || null,
    until: until?.trim() || null,
    blocks: blocks.flatMap((id) => placeOf(id) ?? []),
  }))
  const left = news
    .slice(room, room + MOST_CLASHES)
    .map(({ question, blocks }) => ({ question, why: null, until: null, blocks }))
  // Each kind has its own limit: a conflict has no default, and would cut a question that has one.
  const questions = asked.filter(({ question }) => question !== '').slice(0, MOST_QUESTIONS)
  return {
    rows: [...kept, ...news.slice(0, room).map(({ clash }) => clash)],
    questions: [...left, ...questions],
  }
}

/** Both quote the same two places, in whatever order. */
function isSameClash(one: ProposedRow, other: ProposedRow): boolean {
  return other.said.every((quote) => one.said.some((said) => isSameQuote(said, quote)))
}

function mergeInto(
  rows: (ProposedRow | null)[],
  movedTo: Map<number, number>,
  [keep, drop]: [number, number],
): void {
  const [one, other] = [rows[keep], rows[drop]]
  if (!one || !other || keep === drop || !mayBeSame(one, other)) return
  rows[keep] = mergeRows(withAlso(one, other), other)
  rows[drop] = null
  movedTo.set(drop, keep)
}

/** A right is not its refusal, and what a role may is not what another may. */
function mayBeSame(one: ProposedRow, other: ProposedRow): boolean {
  if (one.kind === 'permission' && other.kind === 'permission') {
    return one.may === other.may && one.role === other.role
  }
  if (one.kind === 'feature' && other.kind === 'feature') {
    return one.actor === other.actor || one.actor === null || other.actor === null
  }
  return one.kind === other.kind
}

/** The other name of a role is kept. */
function withAlso(one: ProposedRow, other: ProposedRow): ProposedRow {
  if (one.kind !== 'role' || other.kind !== 'role') return one
  const names = [...one.also, other.name, ...other.also].filter((name) => name !== one.name)
  return { ...one, also: [...new Set(names)] }
}

function link(rows: (ProposedRow | null)[], from: number, to: number): void {
  const [row, feature] = [rows[from], rows[to]]
  if (!row || feature?.kind !== 'feature') return
  if (row.kind === 'case' && row.during === null) rows[from] = { ...row, during: feature.does }
  if (row.kind === 'step' && row.feature === null) rows[from] = { ...row, feature: feature.does }
  if (row.kind === 'rule' && !row.about.includes(feature.does)) {
    rows[from] = { ...row, about: [...row.about, feature.does] }
  }
}

function conflictOf(
  rows: readonly (ProposedRow | undefined)[],
  question: string,
): ProposedRow | null {
  const [one, other] = rows.map((row) => row?.said[0])
  if (!one || !other || question.trim() === '') return null
  const said = [one, other]
  return { kind: 'contradiction', what: question.trim(), said, certainty: 'guess', flags: [] }
}

/** The rows with a doubt where a second reader found that they say something else. */
export function applyDoubts(
  rows: readonly ProposedRow[],
  doubted: ReadonlySet<number>,
): ProposedRow[] {
  const flag: Flag = 'doubted'
  return rows.map((row, at) =>
    doubted.has(at)
      ? { ...row, certainty: 'guess', flags: [...new Set([...row.flags, flag])] }
      : row,
  )
}
