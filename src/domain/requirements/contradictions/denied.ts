import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { SPOKEN_NO } from '#domain/language/patterns/spoken-no.ts'

const NO =
  /\b(?:no|not|nobody|no one|nothing|never|none|without|nadie|nunca|ning[uú]n\p{L}*|sin)\b|n[’']t\b|ない|ません|なし/u

/** Said of what is not to be: it agrees with what is left out. */
export const DENIED = makePattern('iu')`${NO}|${SPOKEN_NO}`
