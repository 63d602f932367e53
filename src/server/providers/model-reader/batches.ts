import type { ReadableAnswer } from '#domain/reading/reading.ts'

/** Tokens of rows for each letter of an answer: 6,600 for fifteen answers of 1,250 letters. */
const TOKENS_A_LETTER = 0.35
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu
const TOKENS_AN_UNSPACED_LETTER = 1.5
/** How much of a call's tokens may be planned for. */
const SHARE = 0.7
/** Whoever names the roles is read first, so that the others use the same names. */
const FIRST = 'q5'

/** The answers in as few calls as the token cap allows; a long answer has one of its own. */
export function splitBatches(
  answers: readonly ReadableAnswer[],
  { outputTokens, isSmall }: { outputTokens: number; isSmall: boolean },
): ReadableAnswer[][] {
  const most = isSmall ? 0 : outputTokens * SHARE
  const whole = answers.reduce((sum, answer) => sum + tokensOf(answer), 0)
  if (whole <= most) return answers.length > 0 ? [[...answers]] : []
  const batches: ReadableAnswer[][] = []
  let left = 0
  for (const answer of [...answers].sort(rolesFirst)) {
    const tokens = tokensOf(answer)
    const last = batches.at(-1)
    if (last !== undefined && tokens <= left) last.push(answer)
    else {
      batches.push([answer])
      left = most
    }
    left -= tokens
  }
  return batches
}

function tokensOf({ text }: ReadableAnswer): number {
  const unspaced = text.match(UNSPACED)?.length ?? 0
  return unspaced * TOKENS_AN_UNSPACED_LETTER + (text.length - unspaced) * TOKENS_A_LETTER
}

function rolesFirst(one: ReadableAnswer, other: ReadableAnswer): number {
  return Number(other.question === FIRST) - Number(one.question === FIRST)
}
