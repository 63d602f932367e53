import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { claimedIn } from '#domain/requirements/drafting/supposed.ts'

/** A text of the document that claims to come from the answers. */
export interface StatedText {
  item: string
  question: string | null
  text: string
}

/** The parts that are not the document's own statements: copies, registers of ids, the frame. */
const NOT_SCANNED = new Set([
  'format',
  'summary',
  'title',
  'version',
  'date',
  'language',
  'writtenIn',
  'project',
  'answers',
  // Lists names that are looked at where they stand, also those that are only supposed.
  'glossary',
  'changeLog',
  'coverage',
  'handOff',
  'lastNumbers',
  'retired',
  'proposed',
  'draft',
  'workedOut',
  // What a word of the trade means is told in words of ours.
  'terms',
  'slices',
  'areas',
  'assumptions',
  'openQuestions',
  'answered',
  'edits',
])

/** Fields that hold ids, kinds and copies of the answers, never a statement. */
const NOT_TEXT = new Set([
  'id',
  'item',
  'items',
  'sources',
  'mark',
  'quotes',
  'rows',
  'missing',
  'requirements',
  'rules',
  'entities',
  'blocks',
  'role',
  'who',
  'refersTo',
  'kind',
  'characteristic',
  'priority',
  'permission',
  'label',
  // The user's own words, or those of the question.
  'due',
  // What holds until somebody decides is supplied, whoever said the rest of the item.
  'untilThen',
  // The names of the parts that a model supplied.
  'supposed',
])

/** Every text that is neither Assumed nor Open, nor supposed of an item that was told: what rule 3 of DOCUMENT holds for. */
export function statedTexts(document: RequirementsDocument): StatedText[] {
  const found: StatedText[] = []
  const walk = (value: unknown, owner: { item: string; question: string | null }): void => {
    if (Array.isArray(value)) {
      for (const entry of value) walk(entry, owner)
    } else if (typeof value === 'string') {
      const text = claimedIn(value)
      if (text.trim() !== '') found.push({ ...owner, text })
    } else if (isRecord(value) && isStated(value)) {
      const inner = ownerOf(value, owner)
      const { supposed } = value
      const parts: unknown[] = Array.isArray(supposed) ? supposed : []
      for (const [key, entry] of Object.entries(value)) {
        if (parts.includes(key)) continue
        if (!NOT_TEXT.has(key) || holdsItems(key, entry)) walk(entry, inner)
      }
    }
  }
  for (const [key, part] of Object.entries(document)) {
    if (!NOT_SCANNED.has(key)) walk(part, { item: key, question: null })
  }
  return found
}

/** What the user has confirmed is the user's own word, wherever it was written. */
function isStated({ mark, confirmed, example }: Record<string, unknown>): boolean {
  // The data of a worked test are made up, whoever's rule it tests.
  if (example === true) return false
  return mark !== 'assumed' && mark !== 'open' && confirmed !== true
}

function ownerOf(
  value: Record<string, unknown>,
  owner: { item: string; question: string | null },
): { item: string; question: string | null } {
  const { id, sources, item } = value
  if (typeof id === 'string') {
    const first: unknown = Array.isArray(sources) ? sources[0] : undefined
    return { item: id, question: typeof first === 'string' ? first : owner.question }
  }
  return typeof item === 'string' ? { ...owner, item } : owner
}

/** A feature's requirements are items; a step's are ids. */
function holdsItems(key: string, value: unknown): boolean {
  return key === 'requirements' && Array.isArray(value) && isRecord(value[0])
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
