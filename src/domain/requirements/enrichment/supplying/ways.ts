import type { Quote, StatusTable } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findUnfounded, holdsSomethingOf } from '#domain/requirements/enrichment/own-words.ts'
import type { WayProposal } from '#domain/requirements/enrichment/supply-proposals.ts'

/**
 * Adds ways between the stages that were told, each Assumed and an assumption of its own. One end may
 * be a stage that the table lacks and the quoted words tell: it stands and falls with its ways.
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
    const known = [stageOf(table, proposal.from), stageOf(table, proposal.to)]
    const [from, to] = [known[0] ?? tidy(proposal.from), known[1] ?? tidy(proposal.to)]
    if (added >= LIMITS.ways.added) return { rule: 'too-many', words: '' }
    const fault = wayFault(table, from, to)
    if (fault !== null) return fault
    const { quotes, wrong } = readCitations(proposal.cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
    if (quotes.length === 0) return { rule: 'citation-missing', words: '' }
    const adds = known[0] === undefined ? from : known[1] === undefined ? to : undefined
    const lacking = adds === undefined ? null : stageFault(bench, { adds, known, quotes })
    if (lacking !== null) return lacking
    if (adds !== undefined) table.states.push(adds)
    addWay(table, from, to)
    const text = words.way(table.thing, from, to)
    const settles = { from, to, ...(adds !== undefined && { adds }) }
    suppose(bench, place, { text, quotes, item: table.id, settles })
    added += 1
    return null
  })
}

function stageOf({ states }: StatusTable, named: string): string | undefined {
  const key = (text: string) => tidy(text).toLowerCase()
  return states.find((state) => key(state) === key(named))
}

interface NewStage {
  adds: string
  /** The stages of both ends, where the table has them. */
  known: readonly (string | undefined)[]
  quotes: readonly Quote[]
}

/** A new stage is short, leads to or from one that was told, and the quoted words speak of it. */
function stageFault({ evidence }: Bench, { adds, known, quotes }: NewStage): Fault | null {
  const part = known[0] === undefined ? 'from' : 'to'
  if (known.every((stage) => stage === undefined)) {
    return { rule: 'unknown-item', words: adds, part }
  }
  const form = findFormFault({ text: adds, part }, LIMITS.ways.letters)
  if (form !== null) return form
  const [invented] = findUnfounded(adds, evidence.told)
  if (invented !== undefined) return { rule: 'invented', words: invented, part }
  const said = quotes.map(({ text }) => text)
  return holdsSomethingOf(adds, said) ? null : { rule: 'unknown-item', words: adds, part }
}

function wayFault({ id, transitions }: StatusTable, from: string, to: string): Fault | null {
  if (from === to) return { rule: 'shape', form: 'same-stage', words: from, part: 'to' }
  const isKnown = transitions.some((each) => each.from === from && each.to === to)
  return isKnown ? { rule: 'repeated', words: id } : null
}

/** Behind the ways from the same stage, or from those before it. */
function addWay({ states, transitions }: StatusTable, from: string, to: string): void {
  const place = states.indexOf(from)
  const next = transitions.findIndex((each) => states.indexOf(each.from) > place)
  transitions.splice(next === -1 ? transitions.length : next, 0, { from, to, assumed: true })
}
