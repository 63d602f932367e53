import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'

/**
 * Whether a test of this id was made by the program of what an answer says of something else, the edge of
 * a rule, a stage, a screen, and quoted words are about its very case: then a reader may find it wrong.
 * Nobody said it, though its parts were said.
 */
export function isWrongTest(
  document: RequirementsDocument,
  id: string,
  quotes: readonly Quote[],
): boolean {
  const requirement = listRequirements(document).find(({ criteria }) =>
    criteria.some((each) => each.id === id),
  )
  const test = requirement?.criteria.find((each) => each.id === id)
  if (requirement === undefined || test === undefined || test.mark === 'assumed') return false
  const isMade = test.edge === true || (test.from ?? []).length > 0
  const told = listCriteria(requirement).find(({ item }) => item.id === id)?.content ?? ''
  // What decides a case may be said in two breaths: "Two of us approve. Me and Roger, or me and Beth."
  const said = quotes.map(({ text }) => text).join('\n')
  // What it was made of stays; whoever reads the whole knows that "a size" is put right like any mistake.
  return isMade && sharesWord(told, said)
}

/** A word in common, or in Japanese the sign of one: 「直す」 and 「直してええ」. */
function sharesWord(one: string, other: string): boolean {
  if (sharedCount(contentStems(one), contentStems(other)) > 0) return true
  const signs = new Set(other.match(SIGN))
  return (one.match(SIGN) ?? []).some((sign) => signs.has(sign))
}

const SIGN = /\p{Script=Han}/gu
