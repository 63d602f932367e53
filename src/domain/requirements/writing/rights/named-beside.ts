import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { hasScope } from '#domain/reading/certainty/scope-words.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'

type Right = RowOf<'permission'>

/** What may be between two of a list: signs, joints, articles, politeness. */
const JOINTS =
  /(?<!\p{L})(?:and|or|plus|the|an?|my|our|y|e|o|el|la|los|las|mi|und|oder|der|die|et|ou|les?|mon|ma)(?!\p{L})|さん|様|先生|[\s,;&+/・、，とや]/giu
const SPEAKER = /^(?:me|i|myself|us|we)$/i

/** Whether the words name both in one list: "the coach and I alone", 「講師と私だけ」. */
export function isNamedBeside(words: string, [one, other]: readonly [Role, Role]): boolean {
  const text = words.normalize('NFKC').toLowerCase()
  return placesOf(one, text).some((first) =>
    placesOf(other, text).some((second) => {
      const [left, right] = first.start < second.start ? [first, second] : [second, first]
      if (left.end > right.start) return false
      return text.slice(left.end, right.start).replace(JOINTS, '') === ''
    }),
  )
}

/**
 * Whom the words of "only" name in one list with the other may do it as well, whoever read them; words
 * that tell who somebody is, neither of the deed nor of who is alone, give nothing.
 */
export function isNamedWith(
  role: Role,
  rights: readonly Right[],
  people: Pick<People, 'find'>,
): boolean {
  return rights.some((right) => {
    const sole = right.may === 'only' ? people.find(right.role) : null
    return (
      sole !== null &&
      right.said.some(
        ({ words }) => tellsOfDeed(words, right) && isNamedBeside(words, [role, sole]),
      )
    )
  })
}

function tellsOfDeed(words: string, { what }: Right): boolean {
  return hasScope(words) || sharedCount(contentStems(what), contentStems(words)) > 0
}

/** Whether the words name somebody, by any of their names. */
export function isNamed(words: string, role: Role): boolean {
  return placesOf(role, words.normalize('NFKC').toLowerCase()).length > 0
}

function placesOf({ name, also = [] }: Role, text: string): { start: number; end: number }[] {
  const names = [name, ...also]
  const all = names.some((each) => SPEAKER.test(each)) ? [...names, 'i', 'me', 'myself'] : names
  return all.flatMap((each) => {
    const own = each.toLowerCase()
    const isLatin = /\p{Script=Latin}/u.test(own)
    const escaped = escapePattern(own)
    const pattern = isLatin ? `(?<!\\p{L})${escaped}(?:e?s)?(?!\\p{L})` : escaped
    return [...text.matchAll(new RegExp(pattern, 'gu'))].map(({ index, 0: found }) => ({
      start: index,
      end: index + found.length,
    }))
  })
}
