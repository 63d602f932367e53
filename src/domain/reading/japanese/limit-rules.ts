import type { Frame } from '#domain/language/japanese/frames.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { type Context, type FramedSentence, makeRow } from './context.ts'
import { findTwoRegimes } from './find-two-regimes.ts'

/** Rules of a sentence that tells a limit and what holds past it, or two figures side by side. */
export function limitRules({ unit, question, frames }: FramedSentence): ProposedRow[] | null {
  const two = regimesIn(unit.text) ?? parallels(unit.text)
  if (two === null) return null
  return two.map(({ when, then }) => {
    const told = plainHalf(then, frames)
    return makeRow('rule', { question, words: unit.text }, { when, then: told, about: [] })
  })
}

/** 「12時間前までは無料。それを過ぎた場合は有料。」: one limit in two sentences of a line. */
export function secondHalf(
  context: Context,
  sentence: FramedSentence,
  next: FramedSentence | undefined,
): ProposedRow[] | null {
  const { unit, question } = sentence
  const goesOn =
    next?.unit.line === unit.line && /^(?:それ以|それを|その後|以降)/u.test(next.unit.text)
  if (!goesOn || regimesIn(unit.text) !== null) return null
  const words = (context.answers.get(question) ?? '').slice(unit.start, next.unit.end)
  const two = findTwoRegimes(words)
  if (two === null) return null
  const frames = [...sentence.frames, ...next.frames]
  return two.map(({ when, then }) =>
    makeRow('rule', { question, words }, { when, then: plainHalf(then, frames), about: [] }),
  )
}

/** 「変更できません」 as 「変更できない」: the half in plain style. */
function plainHalf(half: string, frames: readonly Frame[]): string {
  const bare = half.replace(/^[^、はがも]{1,16}[はがも]/u, '')
  const frame = frames.find(({ clause }) => clause.words.endsWith(bare))
  if (frame === undefined || bare === '') return half
  if (bare !== half) return half.slice(0, -bare.length) + plainHalf(bare, frames)
  const lead = frame.clause.words.slice(0, -half.length)
  return frame.plain.startsWith(lead) ? frame.plain.slice(lead.length) : half
}

/** 「予約は二か月先まで、変更は前日まで無料、それ以降は半額」: a rule of its own in front. */
function regimesIn(text: string): { when: string | null; then: string }[] | null {
  const whole = findTwoRegimes(text)
  if (whole !== null) return whole
  const comma = text.indexOf('、')
  const rest = comma > 0 && comma < 24 ? findTwoRegimes(text.slice(comma + 1)) : null
  return rest === null ? null : [{ when: null, then: text.slice(0, comma) }, ...rest]
}

/** 「検診は1回45分、初診の方は60分です」: two things side by side, each with its figure. */
function parallels(text: string): { when: string | null; then: string }[] | null {
  const told = text.replace(/[。．]$/u, '').replace(/(?:です|といたします|とします|とする)$/u, '')
  const parts = told.split('、')
  const each = parts.map((part) => /^([^はをがに]{1,16})は([^はをがに]{1,24})$/u.exec(part))
  const figured = parts.every((part) =>
    /[0-9０-９一二三四五六七八九十百千万]|無料|半額|全額/u.test(part),
  )
  if (parts.length < 2 || !figured || each.some((part) => part === null)) return null
  return parts.map((part) => ({ when: null, then: part }))
}
