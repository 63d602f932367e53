import type { Frame } from '#domain/language/japanese/frames.ts'
import { type Exceptions, NO_RIGHTS } from '#domain/reading/exceptions/find-exceptions.ts'
import { type Context, type FramedSentence, makeRow } from '#domain/reading/japanese/context.ts'
import { readListed } from '#domain/reading/japanese/noun-lists.ts'
import type { Roles } from '#domain/reading/japanese/people/persons.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { type May, namePhrase } from './rights.ts'

const WHO = /(?<who>[^、はがをもに]{1,24}?)/u
/** 「店長以外はシフトを…」「お客様を除く全員が…」. */
const EXCEPT =
  /^(?<who>[^はがも]{1,24}?)(?:以外|のほか|を除(?:く|いた|いて|き)|をのぞく|抜き)(?:の(?:人|方|者|全員|みんな))?(?:全員|みんな|皆|皆さん)?(?:に(?:は|も)?|は|が|も)?、?(?:全員|みんな|皆|誰も|誰でも|だれでも)?(?:が|は|に)?、?/u
/** 「店長のほか、会計係も」「店長以外に二人」 say who comes besides, 「お客様を除く人数」 what is counted. */
const OF_ALL_OTHERS =
  /(?:以外|を除いて|を除き|を?のぞいて|抜き)(?:の(?:人|方|者))?[はが]|全員|みんな|皆|誰でも|だれでも/u
const REFUSED =
  '(?:見せ|見え|見られ|見れ|でき|やれ|触れ|使え)(?:ない|ません|ないように|ないで|ちゃだめ)|だめ|ダメ|駄目|なし|無し|不可|NG|無理|禁止'
/** 「スタッフには見せない」「事務はできない」「スタッフはなし」: of what was said right before. */
const ECHO = new RegExp(`^${WHO.source}(?:に)?(?:は|も)、?(?:${REFUSED})[^をが]{0,10}$`, 'u')
/** 「取り消しは店長だけ、会計係はできない」. */
const ALONE =
  /^(?<topic>[^、はがも]{2,24}?)は、?(?<who>[^はがも]{1,24}?)(?:だけ|のみ)(?:です|が(?:でき|見られ)(?:る|ます))?(?:[、。](?<rest>.+))?$/u

/** What Japanese sentences say of who may alone, and who may not. */
export function findJapaneseExceptions(
  { sentences }: Context,
  roles: Roles,
  permissions: readonly ProposedRow[],
): Exceptions {
  const found: Exceptions = { rows: [], sentences: [], brackets: [] }
  sentences.forEach((sentence, at) => {
    if (NO_RIGHTS.test(sentence.question) || sentence.unit.kind === 'row') return
    const before = sentences[at - 1]
    const isNear = before?.question === sentence.question && before.unit.line === sentence.unit.line
    const told = isNear ? whatOf(before, [...found.rows, ...permissions]) : null
    const rows = exceptionOf(sentence, { roles, before: told })
    if (rows.length === 0) return
    found.rows.push(...rows)
    found.sentences.push({ question: sentence.question, words: sentence.unit.text })
  })
  return found
}

/** What a sentence before gave somebody a right to. */
function whatOf({ question, unit }: FramedSentence, rows: readonly ProposedRow[]): string | null {
  const own = rows.flatMap((row) =>
    row.kind === 'permission' &&
    row.said.some((said) => said.question === question && unit.text.includes(said.words))
      ? [row.what]
      : [],
  )
  return own.at(-1) ?? null
}

function exceptionOf(
  sentence: FramedSentence,
  { roles, before }: { roles: Roles; before: string | null },
): ProposedRow[] {
  const { frames, question, unit } = sentence
  const [frame] = frames
  if (frame === undefined || frames.length > 1 || frame.mood.asks || frame.mood.past) return []
  const { words } = frame.clause
  const said = { question, words: unit.text }
  const rights = (persons: readonly string[], may: May, what: string) =>
    persons.map((role) => makeRow('permission', said, { role, may, what }))
  const refused = personsIn(ECHO.exec(words)?.groups?.who, roles)
  if (refused.length > 0 && before !== null) return rights(refused, 'never', before)
  const { topic, who, rest } = ALONE.exec(words)?.groups ?? {}
  const others = personsIn(ECHO.exec(rest ?? '')?.groups?.who, roles)
  if (topic !== undefined && (others.length > 0 || rest === undefined)) {
    const [doing] = readListed(sentence, topic)
    const isVerb = doing?.isVerb === true
    const what = isVerb ? doing.does : `${topic}を見る`
    const alone = personsIn(who, roles)
    if (alone.length === 0) return []
    const told = [...rights(alone, 'only', what), ...rights(others, 'never', what)]
    // 「売上は会計係だけです」: what they may do with it is not said.
    return isVerb ? told : told.map((row) => ({ ...row, certainty: 'guess' }))
  }
  const except = EXCEPT.exec(words)
  const left = personsIn(except?.groups?.who, roles)
  const what = except === null || left.length === 0 ? null : deedBehind(frame)
  if (what === null) return []
  // 「店長以外は…できない」 lets the 店長 in alone; 「スタッフ以外は…できる」 leaves the スタッフ out.
  if (frame.no || frame.mood.forbidden) return rights(left, 'only', what)
  if (!OF_ALL_OTHERS.test(except?.[0] ?? '')) return []
  return [
    ...rights(left, 'never', what),
    makeRow('rule', said, { when: null, then: words, about: [] }),
  ]
}

function deedBehind(frame: Frame): string | null {
  const what = namePhrase(frame)?.replace(EXCEPT, '')
  return what === undefined || what === '' || /[はがも]/u.test(what) ? null : what
}

/** All of a list of persons; none where somebody in it is not known. */
function personsIn(text: string | undefined, roles: Roles): string[] {
  if (text === undefined) return []
  const found = text
    .replace(/(?:だけ|のみ)$/u, '')
    .split(/、|・|や|(?<=[^こひ])と/u)
    .map((part) => roles.resolve(part))
  return found.every((name) => name !== null) ? found.flatMap((name) => name ?? []) : []
}
