import type { Row, RowKind } from '#domain/reading/rows.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { Asked } from './ask-of-limit.ts'
import { decideEdge } from './decide-edge.ts'
import type { LimitOfRow } from './limits-of-row.ts'
import { tellEdge } from './tell-edge.ts'
import type { BoundaryWords } from './text-en.ts'

/** What is sent, kept or good enough has no edge that somebody tries. */
const TOLD: ReadonlySet<RowKind> = new Set<RowKind>(['rule', 'case', 'feature', 'permission'])
/** So many edges of its rules a requirement shows; more hide what it does. */
const MOST_DECIDED = 3

/** The requirements that keep a rule: their own words, their rules', or a criterion's. */
export function listKeeping(
  requirements: readonly FunctionalRequirement[],
  { row, item }: { row: Row; item: string },
): FunctionalRequirement[] {
  return requirements.filter(
    ({ id, rules, criteria }) =>
      id === item ||
      rules.includes(item) ||
      criteria.some(({ rows }) => rows?.includes(row.id) === true),
  )
}

interface Edge {
  row: Row
  clause: string
  asked: Asked
  answer: boolean
  words: BoundaryWords
  keeping: readonly FunctionalRequirement[]
}

/** Both answers say what happens on the edge: each is a criterion. */
export function addEdge(
  notebook: Notebook,
  { row, clause, asked, answer, words, keeping }: Edge,
): void {
  const { when, outcome } = answer ? asked.yes : asked.no
  for (const { criteria } of keeping) {
    criteria.push({
      ...notebook.item('AC', [row], 'stated'),
      given: words.given(clause),
      when,
      outcome,
      failure: asked.isRefusal && answer,
    })
  }
}

interface Limited {
  row: Row
  item: string
  told: LimitOfRow
}

/**
 * What the words of limits say of their edges, as criteria of the requirements that keep the rules, where
 * somebody can try it. Elsewhere the rule says it.
 */
export function addDecided(
  notebook: Notebook,
  limits: readonly Limited[],
  { requirements, words }: { requirements: readonly FunctionalRequirement[]; words: BoundaryWords },
): void {
  const added = new Map<string, Set<string>>()
  for (const { row, item, told } of limits) {
    const decided =
      told.about === 'rule' && TOLD.has(row.kind) ? decideEdge(told.limit, told.clause) : null
    if (decided === null) continue
    for (const { id, criteria } of listKeeping(requirements, { row, item })) {
      const edge = tellEdge(notebook, { row, told, decided, keeper: id, words })
      const known = added.get(id) ?? new Set()
      if (edge === null || known.size >= MOST_DECIDED || known.has(told.limit.figure)) continue
      added.set(id, known.add(told.limit.figure))
      // As sure as the row: a guess of a rule is a guess of its edge.
      criteria.push({ ...notebook.item('AC', [row]), ...edge, failure: false, edge: true })
    }
  }
}
