import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** A thing, or two words: "passport", "taxi", "count too". */
const BRIEF = /^(?:an? |the )?\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?$/iu
/** A word that makes a state or an event of them. */
const BEGINS = /no|not|never|nothing|only|always|it|they|he|she|nobody|everybody/iu
const IS_SO = /free|kept|lost|sent|shown|obligatory|possible|sooner|later|earlier|less|more/iu
const HAPPENS = /is|are|was|gets?|goes|moves?|runs?/iu
const STATES = makePattern('iu')`^(?:${BEGINS})\b|\b\p{L}+ed\b|\b(?:${IS_SO}|${HAPPENS})$`
const OF_PEOPLE =
  /\bfirst come,? first served\b|^needs? |^only (?:by|for|from|with) |^\p{L}+ within \S+ (?:hour|day|week|month)s?$|^(?:ring|wait|call|knock)\b|\bmay (?:leave|go)\b/iu
/** Who does it is no app: 「班長が行う」. */
const BY_HAND_IN_JAPANESE =
  /^(?!.*(?:アプリ|システム|画面)).*[^、]が[^。]*(?:行う|決める|判断する|話す|待つ|探す)。?$/u
/** The end is that of half a sentence: 「役員が確かめてから」. */
const UNFINISHED_IN_JAPANESE = /(?:て|で)から。?$|(?:という)?ことに。?$|(?:ので|つつ|ながら)。?$/u
const OF_PEOPLE_IN_JAPANESE =
  /(?:何も言わない|お?譲りする|譲る|入っていただく|お断りする|紙に戻る|自由)。?$/u

/** What somebody does without the app: "the clerk rings the hirer". */
const BY_HAND =
  /^(?!only\b)(?:the )?\p{L}+(?: \p{L}+)? (?:calls|decides|finds|looks at|phones|rings|talks to|waits)\b/iu
const ON_SCREEN = /\b(?:app|button|list|screen)\b/iu
/** How much it matters, or that it does not: "nothing opens", "it's fine", "what was sent is safe". */
const MATTERS =
  /^nothing (?:opens|works|runs|happens|starts)$|^it(?:['’]s| is) (?:fine|okay|ok|all right)$|^(?:what|all|everything|nothing) .*\b(?:is|are) (?:safe|fine)\b/iu

/** Whether nobody could see in the app that a consequence came about. */
export function isUnseen(then: string): boolean {
  const told = then.trim()
  if (/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u.test(told)) {
    return [OF_PEOPLE_IN_JAPANESE, BY_HAND_IN_JAPANESE, UNFINISHED_IN_JAPANESE].some((each) =>
      each.test(told),
    )
  }
  const isByHand = BY_HAND.test(told) && !ON_SCREEN.test(told)
  if (OF_PEOPLE.test(told) || isByHand || MATTERS.test(told)) return true
  return BRIEF.test(told) && !STATES.test(told)
}
