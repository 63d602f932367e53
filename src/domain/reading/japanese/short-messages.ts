import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, selectSentences } from './context.ts'
import type { Roles } from './people/persons.ts'

const WAY =
  'LINE|ライン|ショートメール|ショートメッセージ|SMS|メール|電話|通知|お知らせ|案内|連絡|リマインド'
const CHANNEL = /^(?:LINE|ライン|ショートメール|ショートメッセージ|SMS|メール|電話)$/u
/** 「予約したときのメール」「前の日のお知らせ」. */
const NAMED = new RegExp(`^(.{2,24}?)の(${WAY})$`, 'u')
/** 「これは代表に」「会員あて」. */
const TO =
  /^(?:これ|それ|どれも|全部|どちらも|両方)?(?:は|とも)?、?(.{1,12}?)(?:に|へ|あて|宛て?)(?:です|だ|ね)?$/u
/** 「翌朝、俺にLINE」「受付へメール」. */
const SENT = new RegExp(
  `^(?:(.{1,16}?)[、，])?(.{1,12}?)(?:に|へ)は?(${WAY})(?:で|を|が(?:行く|いく|来る|届く))?$`,
  'u',
)

/** Messages that the thirteenth answer tells without a verb. */
export function readShortMessages(context: Context, roles: Roles): ProposedRow[] {
  return selectSentences(context, 'q13').flatMap((sentence) => [
    ...namedIn(sentence, roles),
    ...sentIn(sentence, roles),
  ])
}

function namedIn({ unit, question }: FramedSentence, roles: Roles): ProposedRow[] {
  if (unit.labelled !== null || unit.kind === 'heading') return []
  const parts = unit.text.replace(/[。．.]$/u, '').split(/と(?!き|ころ)|、|，/u)
  const named = parts.flatMap((part) => {
    const [, when, way] = NAMED.exec(part.trim()) ?? []
    return when && way && !/[をがは]/u.test(when) ? [{ when, way }] : []
  })
  const others = parts.filter((part) => !NAMED.test(part.trim()))
  const to =
    others.map((part) => roles.resolve(TO.exec(part)?.[1] ?? '')).find((each) => each) ?? null
  // Other words in the sentence tell something else of them.
  if (named.length === 0 || others.length > (to === null ? 0 : 1)) return []
  const said = { question, words: unit.text }
  return named.map(({ when, way }) => row(said, { to, when, way }))
}

function sentIn({ frames, question }: FramedSentence, roles: Roles): ProposedRow[] {
  return frames.flatMap(({ clause }, at): ProposedRow[] => {
    const [, time, person, way] = SENT.exec(clause.words) ?? []
    const to = person === undefined ? null : roles.resolve(person)
    if (to === null || way === undefined) return []
    const led = frames[at - 1]
    const condition = led && /^(?:if|when)$/.test(led.clause.link) ? led.clause.words : null
    const when = [condition, time].filter(Boolean).join('、')
    const words = condition === null ? clause.words : `${condition}${clause.words}`
    const whole = led && sentenceHolds(led.clause, clause) ? words : clause.words
    return [row({ question, words: whole }, { to, when: when || null, way })]
  })
}

function sentenceHolds(one: { end: number }, two: { start: number }): boolean {
  return one.end === two.start
}

function row(
  said: Said,
  { to, when, way }: { to: string | null; when: string | null; way: string },
): ProposedRow {
  const channel = CHANNEL.test(way) ? way.replace('ライン', 'LINE') : null
  const whole = to !== null && when !== null
  return makeRow('message', said, {
    to,
    when,
    channel,
    certainty: whole ? 'clear' : 'guess',
    flags: to === null ? ['receiver'] : [],
  })
}
