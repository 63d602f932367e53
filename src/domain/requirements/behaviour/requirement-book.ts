import type { FunctionalRequirement, Mark, Priority } from '#domain/requirements/document-items.ts'
import type { Segment } from '#domain/requirements/reading/segment.ts'
import type { Actors } from '#domain/requirements/wording/actors.ts'
import type { Ears } from '#domain/requirements/wording/ears.ts'
import { contentStems, sharedCount, stem } from '#domain/requirements/wording/stems.ts'
import { addSource, type Notebook } from '#domain/requirements/writing/notebook.ts'

/** A first version holds no more (DOCUMENT: short enough to read). */
const MAX_REQUIREMENTS = 40

/** What the features alone may take, so that the main story finds room. */
export const MAX_FEATURES = 30

/** A requirement with what was understood of it, while the document is being written. */
export interface Entry {
  requirement: FunctionalRequirement
  ears: Ears
  stems: Set<string>
}

export interface RequirementBook {
  notebook: Notebook
  actors: Actors
  entries: Entry[]
}

export interface RequirementDraft {
  ears: Ears
  from: readonly Segment[]
  priority: Priority
  priorityStated: boolean
  mark?: Mark
}

/**
 * Adds a requirement; one that says the same as another becomes its confirmation. Null when the
 * first version is full.
 */
export function addRequirement(book: RequirementBook, draft: RequirementDraft): Entry | null {
  const { ears } = draft
  const same = book.entries.find(({ requirement }) => requirement.text === ears.text)
  if (same !== undefined) {
    confirm(same, draft.from)
    return same
  }
  if (isFull(book)) return null
  const entry: Entry = {
    ears,
    stems: contentStems(ears.text),
    requirement: {
      ...book.notebook.item('FR', draft.from, draft.mark ?? 'stated'),
      text: ears.text,
      priority: draft.priority,
      priorityStated: draft.priorityStated,
      why: ears.why,
      role: ears.role,
      rules: [],
      entities: [],
      criteria: [],
    },
  }
  book.entries.push(entry)
  return entry
}

export function isFull(book: RequirementBook): boolean {
  return book.entries.length >= MAX_REQUIREMENTS
}

/** Verbs that say little without their object. */
const PLAIN = new Set(
  'show send let give offer see view open create add make edit change update delete remove select choose pick enter tap click press get receive use do manage look go have check write set start find read'
    .split(' ')
    .map(stem),
)

/** The requirement that already makes this action possible; null when there is none. */
export function findCovering(
  book: RequirementBook,
  action: { phrase: string; role: string | null },
): Entry | null {
  if (book.notebook.japanese) return findCoveringInJapanese(book, action)
  const verb = stem(action.phrase.split(' ')[0] ?? '')
  const object = contentStems(action.phrase.split(' ').slice(1).join(' '))
  return (
    book.entries.find(({ ears, stems }) => {
      if (ears.kind === 'forbid' || ears.kind === 'offer' || !stems.has(verb)) return false
      if (ears.role !== null && action.role !== null && ears.role !== action.role) return false
      const shared = sharedCount(object, stems)
      return object.size === 0 || shared >= (PLAIN.has(verb) ? Math.min(2, object.size) : 1)
    }) ?? null
  )
}

/** Japanese words are not told apart, so that most of the pairs of letters have to be there. */
function findCoveringInJapanese(
  book: RequirementBook,
  action: { phrase: string; role: string | null },
): Entry | null {
  const wanted = contentStems(action.phrase)
  const enough = Math.max(1, wanted.size * 0.7)
  return (
    book.entries.find(({ ears, stems }) => {
      if (ears.kind !== 'let' || (ears.role !== null && ears.role !== action.role)) return false
      return wanted.size > 0 && sharedCount(wanted, stems) >= enough
    }) ?? null
  )
}

/** Notes that another answer asks for the same thing. */
export function confirm(entry: Entry, segments: readonly Segment[]): void {
  addSource(entry.requirement, segments)
}

/**
 * The requirement a rule or a case speaks of: the one that shares its rarest words. Null when it
 * shares none that tells.
 */
export function findSubject(book: RequirementBook, text: string): Entry | null {
  const stems = contentStems(text)
  const spread = new Map<string, number>()
  for (const word of stems) {
    spread.set(word, book.entries.filter((entry) => entry.stems.has(word)).length)
  }
  let best: { entry: Entry; score: number } | null = null
  for (const entry of book.entries) {
    let score = 0
    for (const word of stems) {
      if (entry.stems.has(word)) score += weight(entry, word, spread.get(word) ?? 1)
    }
    if (score >= 0.3 && (best === null || score > best.score)) best = { entry, score }
  }
  return best?.entry ?? null
}

/** A case about a message belongs to the requirement that sends it. */
const MESSAGES = new Set(['email', 'message', 'sms', 'text', 'reminder', 'notification'].map(stem))

function weight(entry: Entry, word: string, spread: number): number {
  const verb = stem((entry.ears.action ?? entry.ears.response).split(' ')[0] ?? '')
  if (contentStems(entry.ears.actor ?? '').has(word)) return 0.2 / spread
  if (word === verb) return (PLAIN.has(word) ? 0.3 : 2) / spread
  return (MESSAGES.has(word) && /\bsend\b/.test(entry.ears.response) ? 1.5 : 1) / spread
}
