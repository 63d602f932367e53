import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** Words of somebody's that no sentence of ours could hold. */
const QUOTED = /^[“「]/u
/** What points to a line that is not there, or ends before its end. */
const TORN =
  /^(?:it|its|they|he|she|that|this|these|those|you|your|i|we|otherwise|and|or|but|so|then|also|no,)\b|^(?:それ|これ|その|この|こちら|にあった|もしくは)|\b(?:and|or|the|an?|of|with|than)[.。]?$|(?:て|で)も[。]?$/iu

/**
 * How much of what the app does and by which rules is told in whole sentences, 0 to 1. What could only
 * be quoted in pieces of speech, or points to a line before it, is not: two developers would build two
 * things from it. A title that names a thing is whole, and counts where it is settled and tested.
 * Answers in a language that our sentences do not bend are in quotation marks by design.
 */
export function computeWholeShare(document: RequirementsDocument): number {
  const { rules, language, writtenIn } = document
  const requirements = listRequirements(document)
  const all = requirements.length + rules.length
  if (all === 0) return 1
  const isOwn = language === writtenIn
  const torn = [
    ...requirements.filter(({ text }) => isOwn && isBroken(text)),
    ...rules.filter((rule) => isTorn(rule, isOwn)),
  ]
  return 1 - torn.length / all
}

function isTorn({ condition, outcome, edited }: BusinessRule, isOwn: boolean): boolean {
  if (edited === true || outcome === null) return false
  const parts = [condition ?? '', outcome]
  return isOwn ? parts.some(isBroken) : parts.some((text) => TORN.test(text))
}

function isBroken(text: string): boolean {
  return QUOTED.test(text) || TORN.test(text)
}
