import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesOverlap } from '#domain/requirements/registers/quotes-same.ts'

/**
 * Whether a test of this id was made by the program of what an answer says of something else, the edge of
 * a rule, a stage, a screen, and quoted words are about its very case: then a reader may find it wrong.
 * Nobody said it, though its parts were said. So it may be of a test that leaves out some of its own sentence: "just
 * say I'll ring" is a message, and no words on the screen; and of one that other words of the answers are about.
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
  if (isMade) return sharesWord(told, said)
  // "She ticks the list, and the boat goes green", and elsewhere: only with the bill paid as well.
  const other = quotes.filter(({ text }) => !test.quotes.some((own) => own.text.includes(text)))
  if (sharesWord(told, other.map(({ text }) => text).join('\n'))) return true
  return test.quotes.some(
    (own) => quotes.some((quote) => quotesOverlap(own, quote)) && leavesOut(told, own.text),
  )
}

/** "She ticks the list, bill paid, goes green" is no test of the list alone. */
function leavesOut(told: string, said: string): boolean {
  const kept = contentStems(told)
  return [...contentStems(said)].some((stem) => !kept.has(stem))
}

/** A word in common, or in Japanese the sign of one: 「直す」 and 「直してええ」. */
function sharesWord(one: string, other: string): boolean {
  if (sharedCount(contentStems(one), contentStems(other)) > 0) return true
  const signs = new Set(other.match(SIGN))
  return (one.match(SIGN) ?? []).some((sign) => signs.has(sign))
}

const SIGN = /\p{Script=Han}/gu
