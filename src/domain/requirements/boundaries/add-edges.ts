import type { Row, RowKind } from '#domain/reading/rows.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import type { Asked } from './ask-of-limit.ts'
import { decideEdge, figureOfEdge } from './decide-edge.ts'
import type { LimitOfRow } from './limits-of-row.ts'
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

/** What the words of limits say of their edges, as criteria of the requirements that keep the rules. */
export function addDecided(
  notebook: Notebook,
  limits: readonly Limited[],
  { requirements, words }: { requirements: readonly FunctionalRequirement[]; words: BoundaryWords },
): void {
  const added = new Map<string, Set<string>>()
  for (const { row, item, told } of limits) {
    const outcome =
      told.about === 'rule' && TOLD.has(row.kind) ? decideEdge(told.limit, told.clause) : null
    if (outcome === null) continue
    const edge = words.edge(figureOfEdge(told.limit), outcome)
    for (const { id, criteria } of listKeeping(requirements, { row, item })) {
      const known = added.get(id) ?? new Set()
      if (known.size >= MOST_DECIDED || known.has(edge.when)) continue
      added.set(id, known.add(edge.when))
      // As sure as the row: a guess of a rule is a guess of its edge.
      criteria.push({
        ...notebook.item('AC', [row]),
        given: words.given(told.clause),
        ...edge,
        failure: false,
        edge: true,
      })
    }
  }
}
