import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Said } from '#domain/reading/rows.ts'

/**
 * Whether what stands behind the event of a message is what it says: it is in quotation marks in the answer, stands
 * behind "says" or before と送る, or speaks to whoever reads it. What only happens next ("then it goes to the next
 * on the rota") is none.
 */
export function isInWords(content: string, said: readonly Pick<Said, 'words'>[]): boolean {
  if (QUOTED.test(content) || SPEAKS.test(content)) return true
  const stems = contentStems(content)
  return said.some(({ words }) =>
    [...words.matchAll(TOLD)].some(({ groups = {} }) => {
      const told = contentStems(Object.values(groups).join(' '))
      return stems.size > 0 && sharedCount(stems, told) >= stems.size * MOSTLY
    }),
  )
}

const MOSTLY = 0.6
const QUOTED = /^["“'‘「『]/u
/** To somebody, or of whoever writes it. */
const SPEAKS =
  /\b(?:you|your|yours|we|our|us|please|sorry|thanks?|reply)\b|(?:ください|ます|ました|です|でした|ません)[。！!]?$/iu
const IN_MARKS =
  /["“](?<marked>[^"”]{2,})["”]|(?<=[\s:,])['‘](?<single>.{2,}?)['’](?=[\s.,;:!?]|$)/u
const IN_HOOKS = /[「『](?<hooked>[^」』]{2,})[」』]/u
const BEHIND_SAYS =
  /\b(?:says?|saying|said|reads?|reading|telling (?:him|her|them|us|me|people|everybody)|tells? (?:him|her|them|us|me|people|everybody)|to say|that says)(?: that)?[:,]?\s+(?<behind>[^.;]+)/u
const BEFORE_SENT =
  /(?<sent>[^。、]{2,})(?:って|と)(?:いう(?:メール|メッセージ|知らせ|ライン|LINE|通知)|(?:メール|知らせ|メッセージ|LINE|通知)?(?:を|が|で)?(?:送|出|届|書|表示|知らせ|伝え|流))/u
const TOLD = makePattern('giu')`${IN_MARKS}|${IN_HOOKS}|${BEHIND_SAYS}|${BEFORE_SENT}`
