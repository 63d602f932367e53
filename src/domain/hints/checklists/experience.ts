import type { AnswerParts } from '#domain/hints/reading/answer-parts.ts'
import { says } from '#domain/hints/reading/judge.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const FAILURES = [
  'fails?|failed|no (?:internet|connection|classes|results|places|one)|nobody|offline',
  'empty|nothing|wrong|mistakes?',
]
const CHANGES_OF_MIND = 'forgets?|cancels?|changes? (?:his|her|their|your) mind|late|lost|loses?'
const SITUATION = makePattern(
  'i',
)`\b(?:if|when|two|twice|double|${FAILURES}|${CHANGES_OF_MIND}|same (?:time|moment)|misuse|fake|crash\w*|down|error in)\b`

const RESPONSE =
  /\b(?:sees?|shows?|shown|message|told|tells?|notice|warns?|warning|displays?|asks?|e-?mail|reads?|gets?|offers?|needs|calls?|we \w+|tries|try again|keeps?|saves?)\b/i

/** Code and judge of each thing a good answer holds, the most important first. */
export const EXPERIENCE = {
  q11: {
    devices: says(
      /\b(?:phones?|mobiles?|smartphones?|computers?|laptops?|tablets?|desktops?|ipads?|iphones?|android|pc|mac|browser)\b/i,
    ),
  },
  q12: { response, three: several },
} as const

/** What somebody sees only counts together with the situation it belongs to. */
function response({ items }: AnswerParts): boolean {
  return items.some((item) => SITUATION.test(item) && RESPONSE.test(item))
}

/** Three cases, or two told at some length: prose packs more than one into a sentence. */
function several({ items, wordCount }: AnswerParts): boolean {
  return items.length >= 3 || (items.length === 2 && wordCount >= 25)
}
