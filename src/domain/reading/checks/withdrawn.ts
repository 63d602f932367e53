import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'

/** What may stand between a pasted line and the word on it. */
const PAUSE = /[\s"'“”‘’()（\]」』）。、.,;:!?…–—-]*/u
const WAIT = /(?:oh|no|wait|hang on|sorry|er|um|actually|hmm)[\s,.…-]+/u
const POINTS = /(?:that|this|it|these|those)(?:['’]s| is| was| are|['’]re| were)/u
const IS_OLD =
  /(?:(?:the|an?|my|our|all) )?(?:\p{L}+ )?(?:old|wrong|out of date|outdated|from last year)\b/u
const IGNORE =
  /(?:please )?(?:ignore|scrap|forget|disregard|never mind) (?:that|this|it|these|those)\b/u
const WAIT_IN_JAPANESE = /(?:あれ|あっ?|いや|えっと|すみません|ごめん)[、。…\s]*/u
const IS_OLD_IN_JAPANESE =
  /(?:これ|それ|今の|さっきの|上の)(?:は|って|も)?、?(?:[^。]{0,4})(?:古い|昔の|間違|無視|忘れて)/u

const ENGLISH = makePattern('iu')`(?:${WAIT})*(?:(?:${POINTS}) (?:${IS_OLD})|${IGNORE})`
const JAPANESE = makePattern('iu')`(?:${WAIT_IN_JAPANESE})*(?:${IS_OLD_IN_JAPANESE})`
const TAKEN_BACK = makePattern('iu')`^${PAUSE}(?:${[ENGLISH, JAPANESE]})`

/** Rows that claim what holds. */
const CLAIMS: ReadonlySet<ProposedRow['kind']> = new Set(['rule', 'money', 'message'])

/** The next words take it back; what is said behind them holds. */
const MOST = 60

/**
 * Whether the founder takes back at once what a row claims: “cancel free till the day before” – “oh, that's
 * the old one”, 「これ古いやつやわ」. A row that quotes as well what holds now stays.
 */
export function isWithdrawn(row: ProposedRow, answers: readonly ReadableAnswer[]): boolean {
  if (!CLAIMS.has(row.kind)) return false
  return row.said.every(({ question, words }) => {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    const at = text.indexOf(words)
    return at >= 0 && TAKEN_BACK.test(text.slice(at + words.length, at + words.length + MOST))
  })
}
