import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, set } from '#domain/reading/english/grammar/words.ts'

/** Words that give somebody no way in. */
export const NO_ACCESS =
  /\b(?:no (?:login|log-in|access|account|app)|not (?:a|any) (?:way in|login|account)|nothing|none|without (?:login|access))\b/i
const ACCESS_VERBS = set('go log use access enter need have get want see')
const ACCESS_OBJECT =
  /^(?:$|in\b|into\b|it\b|(?:the |an? |any )?(?:access|login|account|app)\b|anything)/i

/** "he's not going in there", "she does not need it", "… but no login". */
export function isRefusedAccess({ frame }: Statement): boolean {
  const object = joinWords(frame.rest)
  const refuses =
    frame.negated &&
    !frame.only &&
    ACCESS_VERBS.has(frame.verb?.lemma ?? '') &&
    ACCESS_OBJECT.test(object)
  return refuses || /\bno (?:login|access|account)\b/i.test(object) || isKeptOut(frame, object)
}

/** "don't give him a login". */
function isKeptOut({ negated, verb }: Statement['frame'], object: string): boolean {
  return negated && verb?.lemma === 'give' && /\b(?:login|access|account|password)\b/i.test(object)
}
