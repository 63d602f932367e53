import { readsAsJapanese } from '#domain/language/detect-language.ts'
import { findWords } from '#domain/language/find-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { rowText } from '#domain/reading/row-text.ts'
import type { Row, RowKind, RowOf } from '#domain/reading/rows.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { tellsRounding } from '#domain/requirements/writing/words/tells-rounding.ts'
import type { LimitPlace } from './ask-of-limit.ts'
import { findClauseAround } from './find-clause-around.ts'
import { findDurations, findEveryFigure, findFigures, findLimits } from './find-limits.ts'
import { isCap } from './is-cap.ts'
import type { Limit } from './limit.ts'

/** A limit of a row, with the founder's words for it. */
export interface LimitOfRow extends LimitPlace {
  limit: Limit
  /** The question whose answer says it; null where the founder wrote the row. */
  question: string | null
  /** The whole words of a limit whose clause is not in them as it stands: what a thing is kept by. */
  said?: string | undefined
}

/** The rows that may set a limit, those that are rules first. */
export const LIMITED: readonly RowKind[] = [
  'rule',
  'case',
  'money',
  'permission',
  'feature',
  'message',
  'quality',
  'thing',
]

/**
 * The limits that a row sets. Most quotes hold what other rows say as well: where a figure of the
 * row's own is in them, the others are left to those rows.
 */
export function limitsOfRow(row: Row, language: string): LimitOfRow[] {
  if (row.kind === 'thing') return limitsOfKeeping(row, language)
  const about = aboutOf(row)
  const own = rowText(row)
  const all = textsOf(row).flatMap(({ text, question }) =>
    limitsIn(text, { isRule: row.kind === 'rule', language }).flatMap((limit) =>
      isUnit(text, limit)
        ? []
        : {
            limit: { ...limit, figure: limit.figure.replace(BEHIND_FIGURE, '') },
            question,
            about,
            clause: findClauseAround(text, limit, readsAsJapanese(text)),
            isCondition: isConditional(row, limit) || !isCap(text, limit),
          },
    ),
  )
  const bounds = all.filter(({ limit }) => !isMoment(row, limit))
  const told = bounds.filter(({ limit }) => findWords(own, limit.figure) !== null)
  // What a model read has its own figure: others of its words belong elsewhere, or were taken back.
  const isElse = row.by === 'model' && findEveryFigure(own, language).length > 0
  return told.length > 0 || isElse ? told : bounds
}

/** "Under one acre is rounded up", 「一アール未満切上げ」: in what it is counted bounds nothing. */
function isUnit(text: string, { start, end }: Limit): boolean {
  const before = BEFORE_UNIT.exec(text.slice(0, start))?.[0] ?? ''
  const behind = BEHIND_UNIT.exec(text.slice(end))?.[0] ?? ''
  return tellsRounding(`${before}${text.slice(start, end)}${behind}`)
}

/** The clause around. */
const BEFORE_UNIT = /[^,;.。、]{0,40}$/u
const BEHIND_UNIT = /^[^,;.。、]{0,40}/u

/** "a text goes out two hours before": when something is sent bounds nothing. */
function isMoment(row: Row, { word }: Limit): boolean {
  if (row.kind === 'rule' && row.by === 'model' && FEELESS.has(word)) return IS_FEE.test(row.then)
  if (word !== 'notice' && word !== 'lapse') return false
  if (row.kind === 'message') return true
  const isRule = row.kind === 'rule' || row.kind === 'case'
  return isRule && row.when !== null && SENDS.test(row.then ?? '')
}

const FEELESS: ReadonlySet<Limit['word']> = new Set(['bare', 'rate', 'price'])

/** "fifteen a day", "twenty five off the deposit": what is to be paid is as much as it says. */
const IS_FEE =
  /^(?:\p{N}|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty|forty|fifty|sixty|half)[^.]*\b(?:a|per|each|off|percent)\b|^[0-9０-９,]+(?:円|ドル|ユーロ|%|％)/iu

const SENDS =
  /\b(?:send|sends|sent|remind\w*|text|texts|email|emails|message|messages|notif\w+|ping|pings)\b|(?:送[るりっ]|再送|通知|お?知らせ[をる]|リマインド|メール[をす])/iu

/** "five eat", "$5,000 no": what is behind a number and belongs to the rest of its sentence. */
const BEHIND_FIGURE =
  /(?<=\d|five|twelve|eighteen)\s(?:eat|eats|get|gets|pay|pays|go|goes|is|are|no|se|que)$/iu

/** How it was, which limits nothing. */
const IS_PAST =
  /\b(?:last (?:spring|summer|autumn|winter|week|month|year|time)|used to|the old \p{L}+ (?:was|cost)|(?:nobody|no one) ever)\b|(?:先週|先月|昨年|去年|前回|以前)[^。]*(?:ました|でした|しまい|だった|って|った|んだよ)/iu
/** Where it is. */
const IS_ADDRESS =
  /\b(?:está|estamos|se trouve|liegt|is) (?:\p{L}+ ){0,3}(?:(?:calle|rue|avenida|straße)\s|at \d)/iu
const THERE_IS = /^\s*there (?:are|is)\b|\bwe have\b|\bis called\b/iu
const ON_A_STREET = /\b\d+\s(?:\p{Lu}\p{L}+\s)+(?:street|road|lane|avenue|square|way|close)\b/iu
const FACT_ABROAD =
  /\b(?:calle|rue|avenida|somos|tenemos|straße)\b|電話番号|だいたい|今の|現在|^・?(?:スタッフ|従業員|講師|先生)は/iu

/** How many there are, and where; about so many is no limit either. */
const IS_FACT = makePattern(
  'iu',
)`${THERE_IS}|${ON_A_STREET}|\b(?:roughly|about|around)\b|${FACT_ABROAD}`

/** Words of speech that are written with a number: 「一切」. */
const NO_FIGURE = /^(?:一切|一緒|一般|一番|一部|高校生|中学生|小学生)$/u

/** A rule whose figure stands alone is one, too. */
function limitsIn(
  text: string,
  { isRule, language }: { isRule: boolean; language: string },
): Limit[] {
  const limits = findLimits(text, language)
  if (limits.length > 0) {
    const isNone = IS_PAST.test(text) || IS_ADDRESS.test(text)
    return isNone ? [] : limits.filter(({ figure }) => !NO_FIGURE.test(figure))
  }
  return isRule && !IS_FACT.test(text) && !IS_PAST.test(text) ? findFigures(text, language) : []
}

/** Since when something is kept: said in the same breath, it needs no question: "hasn't been here for five years". */
const NOT_THERE =
  /\b(?:has|have|had|was|were|does|did|is|are)(?:n['’]?t| not)\b|\bnot (?:been|come|used|seen)\b|\bnever (?:came|come|been)\b|\binactiv\w+/iu
const FROM_THEN = /after|from|since|once|past|de[sl]?|nach|ab|後|から|以降/iu
const LAST_TIME = /\b(?:last|latest|until|as long as|while|stops?|leaves?|quits?)\b/iu
const LAST_TIME_IN_JAPANESE = /最後|辞め|退会|やめ|いる間|来な|来店/iu
const SINCE = makePattern('iu')`${[FROM_THEN, NOT_THERE, LAST_TIME, LAST_TIME_IN_JAPANESE]}`

/** How long something is kept is a limit whatever its words, unless it says since when. */
function limitsOfKeeping(row: RowOf<'thing'>, language: string): LimitOfRow[] {
  const keep = row.keep ?? ''
  const [figure] = findDurations(keep, language)
  if (
    figure === undefined ||
    SINCE.test(keep.replace(figure, '').replace(/^.{0,12}after\s*$/i, ''))
  ) {
    return []
  }
  const said = row.said.find(({ words }) => findWords(words, keep) !== null)
  const limit: Limit = { word: 'lapse', figure, kind: 'time', period: null, start: 0, end: 0 }
  const clause = `${row.name}, ${bare(keep)}`
  const question = said?.question ?? null
  return [{ limit, question, about: 'kept', clause, isCondition: false, said: said?.words }]
}

function aboutOf(row: Row): LimitPlace['about'] {
  if (row.kind !== 'quality') return 'rule'
  return row.about === 'speed' || row.about === 'size' ? row.about : 'quality'
}

/** The story's own question: its days and numbers are an example. */
const STORY = 'q6'

/** The founder's words, or the row's own where the founder worded it. */
function textsOf(row: Row): { text: string; question: string | null }[] {
  if (row.state === 'edited' || row.said.length === 0) {
    return [{ text: rowText(row), question: null }]
  }
  return row.said
    .filter(({ question }) => row.kind === 'rule' || question !== STORY)
    .map(({ question, words }) => ({ text: words, question }))
}

function isConditional(row: Row, { figure }: Limit): boolean {
  if (row.kind !== 'rule' && row.kind !== 'case') return false
  return row.when !== null && row.then !== null && findWords(row.when, figure) !== null
}
