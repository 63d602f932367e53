import { countWords } from '#domain/language/count-words.ts'
import { readAmounts } from '#domain/language/japanese/numbers.ts'
import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { Row, RowOf } from '#domain/reading/rows.ts'
import { type GapFinder, markUnsaid, openIn } from './gap.ts'
import { findWords, hasFigure, listRows, type ToldAnswer } from './told-answer.ts'

const DEVICE =
  /\b(?:phones?|mobiles?|tablets?|ipads?|computers?|laptops?|pcs?|desktops?|chromebooks?|android|iphones?)\b|スマ(?:ホ|ート)|携帯|パソコン|タブレット|端末|PC/i
const SCREEN =
  /\b(?:buttons?|press\w*|taps?|sees?|shows?|want|pages?|lists?|home|menu|forms?|view|dashboard)\b|画面|ページ|一覧/i
const MYSELF = /\b(?:me|my|i|us|we)\b|私|自分/i
const SPOKEN =
  /\b(?:english|languages?|spanish|french|german|hindi|chinese|japanese|arabic|portuguese|italian)\b|語/i

const device: GapFinder = ({ own, text }) => {
  const isTold = listRows(own, 'look').some(({ about }) => about === 'device') || DEVICE.test(text)
  return isTold ? null : markUnsaid()
}

/** Nothing to see is told; lines with a label of their own may tell it in their way. */
const screens: GapFinder = ({ own, text, units }) => {
  const mayTell =
    units.length > 3 || units.some(({ labelled, cells }) => labelled || cells.length > 0)
  return listRows(own, 'screen').length > 0 || SCREEN.test(text) || mayTell ? null : markUnsaid()
}

/** A screen of which only the name is told. */
const shows: GapFinder = ({ own, question }) => {
  const bare = listRows(own, 'screen').filter(
    ({ shows: seen, name }) => seen === null && countWords(name) < 3,
  )
  const last = bare.at(-1)
  const words = last && findWords(last, question)
  return words && last ? openIn(words, last.name) : null
}

/** Somebody who uses the app and has no screen. */
const whoseScreen: GapFinder = (told) => {
  const described = listRows(told.own, 'screen').length
  const people = listRows(told.rows, 'role').filter(({ access }) => access)
  // The founder is asked by no name, and somebody of a group by the group's screen.
  const unseen = people.filter(
    (role) =>
      role.certainty === 'clear' &&
      !FOUNDER.test(role.name) &&
      !isOneOfGroup(role, told.rows) &&
      !isNamed(role, told),
  )
  const last = unseen.at(-1)
  // Where most are not named, they go by other names here.
  const isFew = unseen.length * 2 <= people.length
  return described < 2 || !isFew || last === undefined ? null : markUnsaid(last.name)
}

const FOUNDER = /^(?:me|i|myself|owner|yo|ich|moi|私|わたし|俺|僕|オーナー|主宰)$/iu

/** "The kitchen (head chef Ramesh and five cooks)": what another's words name beside them. */
function isOneOfGroup({ name }: RowOf<'role'>, rows: readonly Row[]): boolean {
  return listRows(rows, 'role').some(
    (other) => other.name !== name && other.said.some(({ words }) => words.includes(name)),
  )
}

function isNamed({ name, also }: RowOf<'role'>, { text }: ToldAnswer): boolean {
  const names = [name, ...also]
  const known = contentStems(text)
  const isTold = names.some((each) => [...contentStems(each)].some((stem) => known.has(stem)))
  return isTold || (also.length > 0 && MYSELF.test(text))
}

const spoken: GapFinder = ({ own, text }) => {
  const isTold =
    listRows(own, 'look').some(({ about }) => about === 'language') || SPOKEN.test(text)
  return isTold ? null : markUnsaid()
}

/** A message in so few words that what is not said in them is not said. */
const MOST_WORDS = 8

/** A message without the moment at which it goes out. */
const messageWhen: GapFinder = ({ own, question }) => firstMessage(own, { question, open: 'when' })

/** A message to nobody. */
const messageTo: GapFinder = ({ own, question }) => firstMessage(own, { question, open: 'to' })

function firstMessage(
  own: ToldAnswer['own'],
  { question, open }: { question: string; open: 'when' | 'to' },
) {
  for (const row of listRows(own, 'message')) {
    const words = findWords(row, question)
    if (row[open] !== null || row.state === 'undecided' || words === null) continue
    if (countWords(words) <= MOST_WORDS) return openIn(words)
  }
  return null
}

/** What a mail "on booking" tells needs no words. */
const SAYS =
  /["“”「」]|\b(?:with|says?|saying|link|list|code|receipt|invoice|bill|on (?:booking|ordering|payment))\b|:|：|内容/i

/** A message in a few words, none of which says what it tells. */
const messageSays: GapFinder = ({ own, rows, question, language }) => {
  const quotes = listRows(rows, 'message').some(({ said }) =>
    said.some(({ words }) => /["“「]/.test(words)),
  )
  if (language !== 'en' || quotes) return null
  for (const row of listRows(own, 'message')) {
    const words = findWords(row, question)
    if (words !== null && countWords(words) <= MOST_WORDS && !SAYS.test(words)) return openIn(words)
  }
  return null
}

const size: GapFinder = ({ own, text }) =>
  listRows(own, 'quality').some(({ about }) => about === 'size') || hasFigure(text)
    ? null
    : markUnsaid()

const SECONDS = /^(?:ms|milliseconds?|s|secs?|seconds?)$/i
const SPEED = /\b(?:seconds?|secs?|instant\w*|fast|quick\w*|speed)\b|秒|すぐ/i

const speed: GapFinder = ({ own, text }) => {
  const isTold =
    SPEED.test(text) ||
    listRows(own, 'quality').some(({ about, figure }) => about === 'speed' && figure !== null) ||
    findAmounts(text).some(({ text: amount }) =>
      SECONDS.test(amount.split(/[\s\d.,]+/).at(-1) ?? ''),
    ) ||
    readAmounts(text).some(({ unit }) => unit === '秒')
  return isTold ? null : markUnsaid()
}

const AWAY =
  /\b(?:down(?:time)?|offline|outage|closed|off|unavailable|run(?:s|ning)?|24\/7|breaks?|works?)\b|止ま|停止|落ち|使えな|動[かい]|つなが/i

const downtime: GapFinder = ({ own, text }) =>
  AWAY.test(text) || listRows(own, 'quality').some(({ about }) => about === 'availability')
    ? null
    : markUnsaid()

const PERSONAL =
  /\b(?:privacy|private|personal|gdpr|law|laws|legal|act|data protection|none)\b|個人|法|秘密/i

const privacy: GapFinder = ({ rows, text }) => {
  const isTold =
    PERSONAL.test(text) ||
    listRows(rows, 'quality').some(({ about }) => about === 'privacy' || about === 'law')
  return isTold ? null : markUnsaid()
}

const MONEY = /\b(?:budget|money|cost\w*|unpaid|free|grant)\b|[$€£¥₹]|予算|費用|円|お金/i
const BY_WHEN =
  /\b(?:by|before|until|deadline|date|soon|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|spring|summer|autumn|winter)\b|までに|ごろ|頃|月|期日|年内/i
const BUILT =
  /\b(?:build\w*|built|develop\w*|programm\w*|code[sd]?|coding|freelanc\w*|agency|makes? it|hire\w*|quot\w+|looks? after)\b|作っ|作る|開発|外注|業者/i
const UNSURE =
  /\?|？|\b(?:worr\w*|afraid|fear|risk\w*|assum\w*|guess|unsure|not sure|unknown|don[’']?t know|idk|dunno|no idea|maybe|probably|hope|think)\b|心配|不安|わから|分から|未定|思って|かもしれ/i

const budget: GapFinder = ({ own, text }) => {
  const isTold =
    MONEY.test(text) ||
    listRows(own, 'limit').some(({ about }) => about === 'budget') ||
    findAmounts(text).some(({ kind }) => kind === 'money')
  return isTold ? null : markUnsaid()
}

const byWhen: GapFinder = ({ own, text }) =>
  BY_WHEN.test(text) || listRows(own, 'limit').some(({ about }) => about === 'date')
    ? null
    : markUnsaid()

const builder: GapFinder = ({ own, text }) =>
  BUILT.test(text) || listRows(own, 'limit').some(({ about }) => about === 'people')
    ? null
    : markUnsaid()

const doubts: GapFinder = ({ own, text }) =>
  UNSURE.test(text) || listRows(own, 'doubt').length > 0 ? null : markUnsaid()

/** The gaps of questions 11 and 13 to 15, the one that matters most first. */
export const CONDITION_GAPS = {
  q11: { screens, device, shows, whoseScreen, spoken },
  q13: { messageWhen, messageTo, messageSays },
  q14: { size, privacy, downtime, speed },
  q15: { budget, byWhen, builder, doubts },
} satisfies Record<string, Record<string, GapFinder>>
