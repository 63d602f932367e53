import { countWords } from '#domain/language/count-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import { type GapFinder, markUnsaid, openIn } from './gap.ts'
import { answerTo, findWords, hasFigure, isSaidIn, joinAnswers, listRows } from './told-answer.ts'

const noFigure: GapFinder = ({ text }) => (hasFigure(text) ? null : markUnsaid())

/** A stage that is in its list and nowhere else: nobody knows what leads to it. */
const stage: GapFinder = (told) => {
  for (const row of listRows(told.own, 'stages')) {
    const words = findWords(row, told.question)
    if (words === null) continue
    const unit = told.units.find(({ text }) => text.includes(words))?.text ?? words
    const rest = joinAnswers(told, unit)
    const unreached = row.stages
      .slice(1)
      .filter((name) => contentStems(name).size > 0 && !isTouched(rest, name))
    const name = unreached.at(-1)
    if (name !== undefined) return openIn(words, name)
  }
  return null
}

/** Any of a stage's words is in a text. */
function isTouched(text: string, name: string): boolean {
  const known = contentStems(text)
  return [...contentStems(name)].some((stem) => known.has(stem))
}

const NOTICE =
  /\b(?:before|within|until|till|notice|in advance|ahead|no later)\b|前まで|以内|までに/i
const DAYS =
  /(?:\p{N}+|\b(?:one|two|three|four|five|six|seven|ten|school|working|business)) ?(?:school |working |business )?days?\b|[\p{N}一二三四五六七八九十]+日/iu
const HOURS = /\p{N}+ ?(?:h|hrs?|hours?)\b|[\p{N}一二三四五六七八九十]+時間/iu

/** A deadline in days: until midnight, or by the hour? */
const dayOrHour: GapFinder = ({ own, question }) => deadline(own, { question, form: DAYS })

/** A deadline in hours: what holds at exactly that hour? */
const exactHour: GapFinder = ({ own, question }) => deadline(own, { question, form: HOURS })

function deadline(
  own: Parameters<GapFinder>[0]['own'],
  { question, form }: { question: string; form: RegExp },
) {
  for (const row of listRows(own, 'rule')) {
    const words = findWords(row, question)
    const amount = words === null ? null : form.exec(words)?.[0]
    // The founder has told what holds at the very edge.
    if ((row.edges ?? []).length > 0) continue
    if (words !== null && amount && NOTICE.test(words)) return openIn(words, amount)
  }
  return null
}

/** A thing to keep, without its details. */
const details: GapFinder = ({ own, question, units }) => {
  for (const row of listRows(own, 'thing')) {
    const words = findWords(row, question)
    if (row.fields.length > 0 || row.keep !== null || words === null) continue
    const unit = units.find(({ text }) => text.includes(words))
    if (unit && !unit.labelled && countWords(unit.text) <= 8) return openIn(words, row.name)
  }
  return null
}

const CHOICE = /^(?:.*\s)?(?:type|kind|category|status|level|state)s?$|種類|区分|状態|種別$/i

const STAGED = /(?:status|state)$|状態$/i

/** A field that takes one of a few values, and no word on which. */
const values: GapFinder = (told) => {
  for (const row of listRows(told.own, 'thing')) {
    const words = findWords(row, told.question)
    const field = row.fields.find(
      ({ name, values: known }) => CHOICE.test(name) && known.length === 0,
    )
    if (field === undefined || words === null) continue
    const unit = told.units.find(({ text }) => text.includes(words))?.text ?? words
    const elsewhere = isTouched(joinAnswers(told, unit), field.name)
    const staged = listRows(told.rows, 'stages').some(({ thing }) => isTouched(thing, row.name))
    // The rules on a thing mostly tell its stages.
    const mayBeTold = STAGED.test(field.name) && isTouched(answerTo(told, 'q9'), row.name)
    if (!elsewhere && !staged && !mayBeTold) return openIn(words, `${row.name}: ${field.name}`)
  }
  return null
}

const MANY_DEEDS = 3

/** The details of one thing only, though people do several things with the app. */
const oneThing: GapFinder = ({ own, rows, unplaced }) => {
  const things = listRows(own, 'thing')
  const [thing] = things
  const isPlenty = things.length !== 1 || unplaced.length > 0 || thing === undefined
  return isPlenty || listRows(rows, 'feature').length < MANY_DEEDS ? null : markUnsaid(thing.name)
}

const KEPT =
  /\b(?:delet\w*|remov\w*|keep|kept|eras\w*|gone|forget\w*|until|till|as long as|years?|months?)\b|消[すしさえ]|削除|残[すしさ]|保存|保管|年間/i

/** Things to keep, and nothing on how long. */
const howLong: GapFinder = (told) => {
  const things = listRows(told.rows, 'thing')
  const isTold = things.some(({ keep }) => keep !== null) || KEPT.test(told.text)
  return things.length === 0 || isTold || told.unplaced.length > 0 ? null : markUnsaid()
}

const FOR_SOME = /\b(?:private|secret|confidential|only|nobody)\b|秘密|非公開|だけ|のみ/i

/** Details of people, and nothing on whose eyes they are for. */
const whoSees: GapFinder = (told) => {
  const things = listRows(told.own, 'thing').filter(({ fields }) => fields.length > 0)
  const isTold =
    FOR_SOME.test(told.text) ||
    things.some(({ fields }) => fields.some((field) => field.private)) ||
    listRows(told.rows, 'quality').some(({ about }) => about === 'privacy' || about === 'law') ||
    listRows(told.rows, 'permission').some(({ may }) => may !== 'may')
  return things.length === 0 || isTold ? null : markUnsaid(things[0]?.name)
}

/** Something that goes wrong, and nothing on what the app does then. */
const outcome: GapFinder = ({ own, question, units }) => {
  for (const row of listRows(own, 'case')) {
    const words = findWords(row, question)
    if (row.then !== null || row.state === 'undecided' || row.certainty === 'guess') continue
    const unit = words === null ? undefined : units.find(({ text }) => text.includes(words))
    if (words !== null && unit && countWords(unit.text) <= countWords(words) + 2)
      return openIn(words)
  }
  return null
}

const MESSAGE =
  /\b(?:texts?|sms|e-?mails?|messages?|pings?|notif\w*|whats ?app|line)\b|通知|メール|お知らせ|届/i

const ARRIVES = /\b(?:arriv\w*|(?:not |un)deliver\w*|bounc\w*)\b|届[かけい]/i

/** A clause that only says when another thing is done. */
const INNER = /^(?:before|after|if|when|until|and)\b/i

/** A message that is to be sent, and nothing on what holds when it does not arrive. */
const messageFails: GapFinder = (told) => {
  const cases = listRows(told.rows, 'case').filter((row) => isSaidIn(row, told.question))
  const isTold = cases.some(({ when }) => MESSAGE.test(when)) || ARRIVES.test(told.text)
  if (cases.length === 0 || isTold) return null
  const sent = listRows(told.rows, 'message').flatMap(({ channel, said }) =>
    channel === null
      ? []
      : said.filter(({ question, words }) => question !== told.question && !INNER.test(words)),
  )
  const place = ({ question, words }: (typeof sent)[number]) =>
    (question === 'q13' ? 0 : question === 'q6' ? 1000 : 500) + words.length
  const [first] = [...sent].sort((a, b) => place(a) - place(b))
  return first === undefined ? null : openIn(first.words)
}

/** One case only. */
const moreCases: GapFinder = ({ own, units }) =>
  listRows(own, 'case').length < 2 && units.length < 3 ? markUnsaid() : null

/** The gaps of questions 9, 10 and 12, the one that matters most first. */
export const DETAIL_GAPS = {
  q9: { noFigure, stage, dayOrHour, exactHour },
  q10: { details, oneThing, howLong, whoSees, values },
  q12: { outcome, messageFails, moreCases },
} satisfies Record<string, Record<string, GapFinder>>
