import type { RequirementsDocument } from './document.ts'
import type { Traced } from './document-items.ts'
import type { ChangeLogEntry } from './document-registers.ts'
import type { DocumentWords } from './document-words.ts'
import { addRegisters } from './registers/add-registers.ts'
import { keepIds } from './registers/keep-ids.ts'
import { listContents } from './registers/list-items.ts'
import { removeItems } from './remove-items.ts'

/** Fifteen answers at their limit, in sentences, come to about 3,700 items and 1.3 million signs. */
const MOST_ITEMS = 4_000
/** Of the value as JSON. */
const MOST_SIGNS = 1_600_000
/** Of all versions that the change log tells of. */
const MOST_CHANGES = 500
/** So much shorter the lists become with each try. */
const STEP = 0.7

/** What is computed from the items, or says what the user or the project says. */
const NOT_CUT: ReadonlySet<string> = new Set<keyof RequirementsDocument>([
  'project',
  'writers',
  'summary',
  'slices',
  'areas',
  'terms',
  'glossary',
  'coverage',
  'handOff',
  'answers',
  'changeLog',
  'lastNumbers',
  'retired',
  'edits',
])

interface Surroundings {
  /** The version before, whose ids are kept; null for the first. */
  previous: RequirementsDocument | null
  /** The document's own words. */
  words: DocumentWords
}

/**
 * A document that a person can read and a file can hold. One within the bound stays as it is. From a
 * larger one the ends of its longest lists are taken out, at the same length for all; the answers
 * stay whole in Appendix A, and an open question tells what happened.
 */
export function boundDocument(
  document: RequirementsDocument,
  surroundings: Surroundings,
): RequirementsDocument {
  if (isWithin(document)) return document
  let bounded = document
  for (let length = MOST_ITEMS; length >= 1; length = Math.floor(length * STEP)) {
    bounded = withListsOf(length, document, surroundings)
    if (isWithin(bounded)) break
  }
  return bounded
}

function isWithin(document: RequirementsDocument): boolean {
  return itemsOf(document).length <= MOST_ITEMS && JSON.stringify(document).length <= MOST_SIGNS
}

function withListsOf(
  length: number,
  document: RequirementsDocument,
  { previous, words }: Surroundings,
): RequirementsDocument {
  const cut = withShortLists(document, length)
  const kept = new Set(itemsOf(cut).map(({ id }) => id))
  const gone = itemsOf(document).filter(({ id }) => !kept.has(id))
  const short = removeItems(cut, new Set(gone.map(({ id }) => id)))
  const told = gone.length === 0 ? short : withQuestion(short, gone, words)
  const settled = addRegisters(keepIds(told, previous), previous, words)
  return { ...settled, changeLog: shortLog(settled.changeLog) }
}

/** The newest changes; all of them are found by comparing the versions. */
function shortLog(log: readonly ChangeLogEntry[]): ChangeLogEntry[] {
  let left = MOST_CHANGES
  return log.map((entry) => {
    const changes = entry.changes.slice(0, left)
    left -= changes.length
    return { ...entry, changes }
  })
}

function itemsOf(document: RequirementsDocument): Traced[] {
  return listContents(document).map(({ item }) => item)
}

function withShortLists(document: RequirementsDocument, length: number): RequirementsDocument {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.slice(0, length).map(walk)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]))
  }
  const parts = Object.entries(document).map(([key, part]) => [
    key,
    NOT_CUT.has(key) ? part : walk(part),
  ])
  return Object.fromEntries(parts) as RequirementsDocument
}

function withQuestion(
  document: RequirementsDocument,
  gone: readonly Traced[],
  { bound }: DocumentWords,
): RequirementsDocument {
  const said = new Set(gone.flatMap(({ sources }) => sources))
  const sources = document.answers.map(({ question }) => question).filter((id) => said.has(id))
  const question = {
    id: 'OQ#bound',
    sources,
    mark: 'open' as const,
    quotes: [],
    text: bound.text,
    why: bound.why(gone.length),
    suggestedDefault: null,
    blocks: [],
  }
  return { ...document, openQuestions: [question, ...document.openQuestions] }
}
