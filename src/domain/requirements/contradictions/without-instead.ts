import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** "Only on Sundays" narrows what is left out; "just a link" is what there is instead. */
const NARROWS =
  /(?:with|without|for|from|to|at|on|in|by|if|when|where|while|until|after|before|during|as)\b/iu
const IN_ENGLISH = makePattern(
  'giu',
)`(?:[,;:.\n]|\s[-–—])\s*(?:(?:but|and|it['’]?s|that['’]?s)\s+)?(?:just|only|simply|merely)\s+(?!${NARROWS})[^,;.\n]*|(?:[,;:.\n]|\s[-–—])\s*[^,;.\n]*\b(?:is|are)\s+(?:enough|fine|plenty|sufficient)\b[^,;.\n]*`
/** 「アプリストアには出さない、ページだけ」, 「ページで十分、アプリは作らない」; 「写真は、本人だけ」 narrows. */
const ENOUGH = /で(?:十分|足りる|足ります|いい|よい|結構)|だけで(?:十分|いい|よい)/u
const ALONE = /(?:だけ|のみ)(?:です|だ|で)?$/u
const NARROWED = /[はがをにもで]$/u

/** What is left out, without what is built instead of it: "an app in the store" of "an app in the store, just a link". */
export function withoutInstead(out: string): string {
  const told = out.replace(IN_ENGLISH, ' ')
  const clauses = told.split(/[、。]/u)
  const kept = clauses.filter((clause, at) => {
    if (ENOUGH.test(clause)) return false
    return at === 0 || !ALONE.test(clause.trim()) || NARROWED.test(clauses[at - 1] ?? '')
  })
  const left = kept.length === clauses.length ? told : kept.join('、')
  return left.trim() === '' ? out : left
}
