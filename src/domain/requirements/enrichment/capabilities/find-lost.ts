import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { spellOut } from '#domain/requirements/enrichment/own-words.ts'
import { findLostLimit } from '#domain/requirements/enrichment/wording/find-lost-limit.ts'
import { findLostFact } from '#domain/requirements/enrichment/wording/find-wording-fault.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { defaultOf, type Tellable } from './tellable.ts'
import { findMentions } from './who-acts.ts'

/** So much of what a test or a default says is in a line that tells it. */
const KEPT = 0.34
/** In words: a short one may be said in others. */
const FEW = 3

/** Words around what a test says. */
const OF_TESTS = contentStems(
  'given when then see sees show shows open opens app screen try tries refuse refuses keep keeps take takes 見る 表示 画面 開く アプリ 断る 残す',
)

interface Telling {
  text: string
  told: readonly Tellable[]
  /** True where each figure stands on its side of a limit: “8 taken, 9 refused” is “more than 8: refused”. */
  isEdge: boolean
}

/**
 * What is gone of the tests and of what holds until then: figures, limits, and most of the words. A test is read
 * below its requirement, and need not name again what that names.
 */
export function findLost(
  { text, told, isEdge }: Telling,
  document: RequirementsDocument,
): Fault | null {
  const { roles } = document
  for (const each of told) {
    const whole = each.prefix === 'AC' ? each.content : defaultOf(each)
    if (whole === null) continue
    const read = `${text}\n${each.prefix === 'AC' ? leadOf(each, document) : ''}`
    // Who tries it is told, or is whoever may.
    const said = withoutPeople(whole, roles)
    const words = findLostFact(read, [said], roles) ?? (isEdge ? null : findLostLimit(read, [said]))
    if (words !== null) return { rule: 'lost', words, says: said, part: 'text' }
    const own = contentStems(spellOut(read))
    const stems = [...contentStems(spellOut(said))].filter((stem) => !OF_TESTS.has(stem))
    const gone = stems.filter((stem) => !own.has(stem))
    if (gone.length > Math.max(FEW, stems.length * (1 - KEPT))) {
      return { rule: 'lost', words: gone.slice(0, 4).join(', '), says: said, part: 'text' }
    }
  }
  return null
}

/** The words of the requirement that a test stands below; its figures are told there alone. */
function leadOf({ item }: Tellable, document: RequirementsDocument): string {
  const requirement = listRequirements(document).find(({ criteria }) =>
    criteria.some(({ id }) => id === item.id),
  )
  const { text = '' } = requirement ?? {}
  return findNumbers(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  )
}

export function withoutPeople(text: string, roles: readonly Role[]): string {
  return findMentions(text, roles).reduceRight(
    (rest, { at, end }) => rest.slice(0, at) + rest.slice(end),
    text,
  )
}

export function findLostIn(
  text: string,
  said: readonly string[],
  roles: readonly Role[],
): Fault | null {
  const lost = findLostFact(text, said, roles) ?? findLostLimit(text, said)
  return lost === null ? null : { rule: 'lost', words: lost, part: 'text' }
}
