import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const MOST_WORDS = 16
const MODALS = "can|may|must|will|cannot|can['’]t|puede[ns]?"
const SIGNS = /[?"“”«»→>]/
const GOES_ON = 'that|this|it|they|he|she|i|we|so|then|no|not|just|only|me|us|eso|yo|solo|sólo'
const SOMEBODY = 'i|we|they|he|she|it|then|nobody|no one|only|everyone|nadie|s[oó]lo'
const CONDITIONS = 'if|unless|until|till|si|mientras|hasta que|a menos que'
/** A second sentence begins in it. */
const RUNS_ON = makePattern(
  'iu',
)`\s(?:${MODALS}|${CONDITIONS})\s|${SIGNS}|,\s*(?:${GOES_ON})(?![\p{L}])|\s(?:and|y)\s(?:${SOMEBODY})\s`

/** A deed of few words and one verb: no other sentence runs on in it. */
export function isPlain(what: string): boolean {
  return /^\p{L}/u.test(what) && what.split(/\s+/).length <= MOST_WORDS && !RUNS_ON.test(what)
}
