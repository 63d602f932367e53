import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'

/** A thing, or two words: "passport", "taxi", "count too". */
const BRIEF = /^(?:an? |the )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?$/iu
/** A word that makes a state or an event of them. */
const BEGINS = /no|not|never|nothing|only|always|it|they|he|she|nobody|everybody/iu
const IS_SO = /free|kept|lost|sent|shown|obligatory|possible|sooner|later|earlier|less|more/iu
const HAPPENS = /is|are|was|gets?|goes|moves?|runs?/iu
const STATES = makePattern('iu')`^(?:${BEGINS})\b|\b\p{L}+ed\b|\b(?:${IS_SO}|${HAPPENS})$`
const OF_PEOPLE =
  /\bfirst come,? first served\b|^needs? |^(?:ring|wait|call|knock)\b|\bmay (?:leave|go)\b/iu
const OF_PEOPLE_IN_JAPANESE =
  /(?:何も言わない|お?譲りする|譲る|入っていただく|お断りする|紙に戻る|自由)。?$/u

/** Whether nobody could see in the app that a consequence came about. */
export function isUnseen(then: string): boolean {
  const told = then.trim()
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(told)) {
    return OF_PEOPLE_IN_JAPANESE.test(told)
  }
  return OF_PEOPLE.test(told) || (BRIEF.test(told) && !STATES.test(told))
}

const BY_HAND =
  /^((?!only\b)(?:the )?\p{L}+(?: \p{L}+)?) (?:calls|decides|finds|looks at|phones|rings)\b/iu

/**
 * What somebody does by hand, as it is seen in the app: it is on their list. Other consequences as
 * they are; null for what nobody can see there.
 */
export function tellSeen({ frames, words }: Notebook, then: string): string | null {
  if (isUnseen(then)) return null
  const who = BY_HAND.exec(then.trim())?.[1]
  if (who === undefined) return frames.result(then)
  return words.unsaid.onList(frames.role(who), frames.quoted(then.trim()))
}
