import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { RolePart } from '#domain/requirements/document-people.ts'
import { mayOf } from '#domain/requirements/enrichment/people/may-of.ts'
import { isUndecided, kindOf } from '#domain/requirements/registers/list-items.ts'

/** What one phrase tells of a role. */
export interface Phrase {
  part: RolePart
  text: string
  items: readonly string[]
  isSupposed?: boolean
}

interface Around {
  document: RequirementsDocument
  role: Role
}

/** The phrases of a role without those that another takes back, or takes in. */
export function keepPhrases(all: readonly Phrase[], around: Around): Phrase[] {
  return all.filter((phrase) => !isTakenBack(phrase, all) && !isOfWhole(phrase, all, around))
}

/** Nobody said it, and what is built until a question is decided keeps the same from the role. */
function isTakenBack({ part, isSupposed, text }: Phrase, all: readonly Phrase[]): boolean {
  if (part === 'not' || isSupposed !== true) return false
  const own = contentStems(text)
  return all.some((other) => {
    const isAsked = other.items.length > 0 && other.items.every(isUndecided)
    const stems = contentStems(other.text)
    return other.part === 'not' && isAsked && sharedCount(stems, own) >= Math.max(1, stems.size / 2)
  })
}

/** Who may everything needs no list of it: beside that stands only what is theirs alone, or theirs in part. */
function isOfWhole(phrase: Phrase, all: readonly Phrase[], { document, role }: Around): boolean {
  const { part, text, items } = phrase
  const whole = all.find((each) => each.part === part && EVERYTHING.test(each.text))
  if (part === 'not' || whole === undefined || whole === phrase || ALONE.test(text)) return false
  return items.every((id) => {
    const { kind } = isRight(id) ? mayOf(document, id, role) : { kind: 'asked' }
    return kind === 'yes' || kind === 'own'
  })
}

/** "Everything", or all but something; "all takings" is no more than those. */
const EVERYTHING =
  /^(?:everything|all)(?=$|[,;:]| (?:but|except|besides|also)\b)|^(?:すべて|全部|ぜんぶ|何でも|なんでも)|以外.{0,6}(?:すべて|全部|ぜんぶ|何でも)/iu
const ALONE = /\b(?:only|alone|nobody)\b|だけ|のみ|しか/iu

export function isRight(id: string): boolean {
  return kindOf(id) === 'PERM' || kindOf(id) === 'FR'
}
