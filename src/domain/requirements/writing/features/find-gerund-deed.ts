import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** "recording the outcome" → "record the outcome"; null where a text begins with no such form. */
export function findGerundDeed(phrase: string): string | null {
  const [, stem = '', rest = ''] = /^(\p{L}{2,})ing((?:\s.*)?)$/isu.exec(phrase.trim()) ?? []
  if (stem === '' || !HAS_OBJECT.test(rest)) return null
  return baseOf(stem.toLowerCase()) + rest
}

const SOMEBODY = /this|that|them|him|her|it|us|me|you|people|somebody|someone|anybody|everybody/iu
const WHOSE = /their|his|its|our|my|your|own|all|each|every/iu
const WHERE_TO = /in|out|up|down|off|on|at|to|with|by|for|from|about/iu
const ASKED = /what|how|who|which|where|when/iu

/** "recording the outcome"; a "booking calendar" is a thing. */
const HAS_OBJECT = makePattern('iu')`^\s+(?:the|an?|${SOMEBODY}|${WHOSE}|${WHERE_TO}|${ASKED})\b`

const SILENT_ENDING = /[aeiou]v|iz|at|ang|ap|ur|us|uc|rit|ak|as|ang|dl|tl|gl|pl|bl/u
const STEM_FROM_C_TO_M = /clos|choos|charg|creat|delet|exchang|hid|invit|mov/u
const STEM_FROM_N_TO_S = /not|pric|produc|provid|rat|rescu|rid|sav|schedul|scor|shar|stor|styl/u
const STEM_FROM_T_ON = /tim|typ|us|vot|writ|hir|fir|requir|arriv|driv|giv|liv|receiv|issu/u

/** Verbs that end in a silent e, without it. */
const SILENT = makePattern(
  'u',
)`^(?:.*(?:${SILENT_ENDING})|${STEM_FROM_C_TO_M}|${STEM_FROM_N_TO_S}|${STEM_FROM_T_ON})$`

function baseOf(stem: string): string {
  if (/([b-df-hj-npqrtv-z])\1$/u.test(stem) && !/(?:ll|ss|zz|ff)$/u.test(stem)) {
    return stem.slice(0, -1)
  }
  if (/(?:cancell|travell|labell)$/u.test(stem)) return stem.slice(0, -1)
  return SILENT.test(stem) && !/(?:eat|oat|treat|repeat|wait)$/u.test(stem) ? `${stem}e` : stem
}
