import type { StatusTable } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { WayProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { suppose } from './suppose.ts'

/**
 * Adds ways between the stages that were told, each Assumed and an assumption of its own. A stage
 * cannot be added.
 */
export function applyWays(
  bench: Bench,
  proposals: readonly WayProposal[],
  words: DocumentWords['enrichment'],
): void {
  const { document } = bench
  const tables = new Map(document.statusTables.map((table) => [table.id, table]))
  let added = 0
  applyEachProposal(bench, { kind: 'ways', list: proposals }, (proposal, place) => {
    const table = tables.get(proposal.item)
    if (table === undefined) return { rule: 'unknown-item', words: proposal.item, part: 'item' }
    const [from, to] = [stageOf(table, proposal.from), stageOf(table, proposal.to)]
    if (from === undefined) return { rule: 'unknown-item', words: proposal.from, part: 'from' }
    if (to === undefined) return { rule: 'unknown-item', words: proposal.to, part: 'to' }
    if (added >= LIMITS.ways.added) return { rule: 'too-many', words: '' }
    const fault = wayFault(table, from, to)
    if (fault !== null) return fault
    const { quotes, wrong } = readCitations(proposal.cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
    if (quotes.length === 0) return { rule: 'citation-missing', words: '' }
    addWay(table, from, to)
    const text = words.way(table.thing, from, to)
    suppose(bench, place, { text, quotes, item: table.id, settles: { from, to } })
    added += 1
    return null
  })
}

function stageOf({ states }: StatusTable, named: string): string | undefined {
  const key = (text: string) => tidy(text).toLowerCase()
  return states.find((state) => key(state) === key(named))
}

function wayFault({ id, transitions }: StatusTable, from: string, to: string): Fault | null {
  if (from === to) return { rule: 'shape', words: from, part: 'to' }
  const isKnown = transitions.some((each) => each.from === from && each.to === to)
  return isKnown ? { rule: 'repeated', words: id } : null
}

/** Behind the ways from the same stage, or from those before it. */
function addWay({ states, transitions }: StatusTable, from: string, to: string): void {
  const place = states.indexOf(from)
  const next = transitions.findIndex((each) => states.indexOf(each.from) > place)
  transitions.splice(next === -1 ? transitions.length : next, 0, { from, to, assumed: true })
}
