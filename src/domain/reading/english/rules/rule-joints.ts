import type { Statement } from '#domain/reading/english/grammar/statements.ts'

/** "Refuse twice and you go to the bottom", "An hour late and the place goes to somebody else". */
export function leadsTo(before: Statement | undefined, { frame, inherited }: Statement): boolean {
  if (before === undefined || before.when !== null || before.inherited || inherited) return false
  const { verb, subject, modal } = before.frame
  const isTold = frame.link === 'and' && frame.verb !== null && frame.subject.length > 0
  const orders = verb?.pos === 'VERB' && verb.low === verb.lemma && modal === null
  const late =
    verb === null && before.own.some(({ low }) => /^(?:late|early|later|over)$/.test(low))
  return isTold && subject.length === 0 && (orders || late)
}

/** "minutes are old": about where the rules are. */
export const OUTDATED =
  /^(?:the |our |my |these |those )?(?:\p{L}+ )?(?:is|are) (?:old|outdated|out of date|wrong|not up to date)[.!]*$/iu

/** "you cancel late, you pay half": said of the same one without any "if". */
export function isSplice(
  { frame, when, inherited }: Statement,
  before: Statement | undefined,
): boolean {
  if (before === undefined || frame.link !== null || inherited) return false
  const one = before.subject[0]?.low
  const told = before.frame.verb !== null && frame.verb !== null
  const plain = before.frame.modal === null && before.when === null && when === null
  const same = one === 'you' && frame.subject[0]?.low === 'you'
  return told && plain && same && !before.inherited
}

/** A word or two without a verb belong to what is before. */
export function isFragment({ frame, own }: Statement): boolean {
  return frame.verb === null && own.filter(({ pos }) => pos !== 'PUNCT').length < 3
}

/** "officers reject it and say why", "it is free once and you keep your place" is one rule. */
export function goesOn({ inherited, frame, when, own }: Statement): boolean {
  const again = /^(?:you|they|it|he|she)$/.test(frame.subject[0]?.low ?? '') && frame.verb !== null
  // "at least three or I don't drive"
  if (frame.link === 'or' && when === null && !inherited) return true
  const isOne = frame.link === 'and' && when === null && !own.some(({ pos }) => pos === 'NUM')
  return isOne && (inherited || again)
}

/** "…, otherwise the date is released": no rule without what is before. */
export function isOtherwise({ frame, when }: Statement): boolean {
  return when === null && (frame.link === 'otherwise' || frame.link === 'else')
}
