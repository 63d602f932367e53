import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  applyEachProposal,
  type Bench,
  tidy,
} from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findFormFault } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findUnfounded } from '#domain/requirements/enrichment/find-unfounded.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { holdsSomethingOf } from '#domain/requirements/enrichment/own-words.ts'
import type { WayProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'

interface Around {
  /** What each requirement that was supplied has somebody do, by its id. */
  deeds: ReadonlyMap<string, string>
  words: DocumentWords['enrichment']
}

/**
 * Adds ways between the stages that were told, each Assumed and an assumption of its own. One end may
 * be a stage that the table lacks and the quoted words tell: it stands and falls with its ways. A way
 * that is there already may be told through what it goes.
 */
export function applyWays(
  bench: Bench,
  proposals: readonly WayProposal[],
  { deeds, words }: Around,
): void {
  const { document } = bench
  const tables = new Map(document.statusTables.map((table) => [table.id, table]))
  let added = 0
  applyEachProposal(bench, { kind: 'ways', list: proposals }, (proposal, place) => {
    const table = tables.get(proposal.item)
    if (table === undefined) return { rule: 'unknown-item', words: proposal.item, part: 'item' }
    const known = [stageOf(table, proposal.from), stageOf(table, proposal.to)]
    const [from, to] = [known[0] ?? tidy(proposal.from), known[1] ?? tidy(proposal.to)]
    const through = findThrough(document, deeds, proposal.through ?? null)
    if (through === undefined) {
      return { rule: 'unknown-item', words: proposal.through ?? '', part: 'through' }
    }
    if (from === to) return { rule: 'shape', form: 'same-stage', words: from, part: 'to' }
    const there = table.transitions.find((each) => each.from === from && each.to === to)
    if (there !== undefined && !goesAnew(there, through))
      return { rule: 'repeated', words: table.id }
    if (added >= LIMITS.ways.added) {
      return { rule: 'too-many', words: '', most: LIMITS.ways.added }
    }
    const { quotes, wrong } = readCitations(proposal.cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote }
    if (there !== undefined) {
      const rules = there.items?.filter((id) => kindOf(id) !== 'FR') ?? []
      there.items = [...rules, ...(through === null ? [] : [through])]
      bench.touched.set(table.id, place)
      return null
    }
    if (quotes.length === 0) return { rule: 'citation-missing', words: '' }
    const adds = known[0] === undefined ? from : known[1] === undefined ? to : undefined
    const lacking = adds === undefined ? null : stageFault(bench, { adds, known, quotes })
    if (lacking !== null) return lacking
    if (adds !== undefined) table.states.push(adds)
    addWay(table, { from, to, ...(through !== null && { items: [through] }) })
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

type Way = StatusTable['transitions'][number]

/** A requirement, or a rule by which the app does it, by its id; or one that was supplied by its words; undefined for one that is neither. */
function findThrough(
  document: RequirementsDocument,
  deeds: ReadonlyMap<string, string>,
  named: string | null,
): string | null | undefined {
  if (named === null) return null
  const key = (text: string) => bare(tidy(text)).toLowerCase()
  const takes = [...listRequirements(document), ...document.rules]
  const known = takes.find(({ id }) => id === tidy(named))
  const supplied = [...deeds].find(([, deed]) => key(deed) === key(named))
  return known?.id ?? supplied?.[0]
}

function goesAnew({ items = [] }: Way, through: string | null): boolean {
  return through !== null && !items.includes(through)
}

/** Behind the ways from the same stage, or from those before it. */
function addWay({ states, transitions }: StatusTable, way: Omit<Way, 'assumed'>): void {
  const place = states.indexOf(way.from)
  const next = transitions.findIndex((each) => states.indexOf(each.from) > place)
  transitions.splice(next === -1 ? transitions.length : next, 0, { ...way, assumed: true })
}
