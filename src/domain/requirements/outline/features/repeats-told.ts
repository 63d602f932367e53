import { contentStems } from '#domain/language/stems.ts'
import type { AcceptanceCriterion, Role } from '#domain/requirements/document-items.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'

/** Words that only say that something is to be seen, or who sees it there. */
const OF_SEEING = contentStems(
  'see sees saw seen show shows shown look looks open opens app screen 見る 見える 見られる 見ようとする 出る 出ます 表示 表示される 画面 開く アプリ',
)
/** A no, or a limit, that a text without one does not tell. */
export const LIMITS =
  /\b(?:not?|never|nobody|nothing|none|only|without|cannot|refus\p{L}*)\b|n['’]t\b|ない|ません|だけ|のみ|断/iu

/**
 * Whether a test says nothing that one of these texts does not say: "When the hirer sees own bookings, then
 * the app shows the link" below "Hirers see their own bookings with the link". Every word of what is
 * so, happens and follows is in it, and a limit or a no only where it has one, too. A worked example and a
 * test of an edge have data of their own, and what the user edited stands. `roles` act in all of them.
 */
export function repeatsTold(
  { given, when, outcome, example, edge, edited }: AcceptanceCriterion,
  texts: readonly string[],
  roles: readonly Pick<Role, 'name' | 'also'>[],
): boolean {
  if (example === true || edge === true || edited === true) return false
  const people = stemsOfNames(roles)
  const said = `${given} ${when} ${outcome}`
  const wanted = [...contentStems(said)].filter((word) => !OF_SEEING.has(word) && !people.has(word))
  return texts.some((text) => {
    const known = contentStems(text)
    return wanted.every((word) => known.has(word)) && LIMITS.test(said) === LIMITS.test(text)
  })
}
