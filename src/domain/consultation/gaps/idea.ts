import { countWords } from '#domain/language/count-words.ts'
import { contentStems } from '#domain/language/stems.ts'
import { type GapFinder, markUnsaid, openIn } from './gap.ts'
import { answerTo, findWords, hasFigure, isSaidIn, listRows } from './told-answer.ts'

const COMPARED =
  /\b(?:than|instead|unlike|rather|without|compared)\b|より|代わり|違い|なくて|なしで/i
/** Use of an app that is not there yet: everybody knows that it is none today. */
const USE =
  /\b(?:apps?|online|use[sd]?|using|register\w*|sign\w*|accounts?|downloads?|digital\w*|site)\b|登録|利用|使[うわっい]|アプリ/i
const NEGATED =
  /\b(?:not|never|no|stay|stays|worse|same)\b|n[’']?t\b|ない|ません|ならな|なりません/i

/** Nothing tells how often the problem comes or what it costs. */
const cost: GapFinder = ({ text }) => (hasFigure(text) ? null : markUnsaid())

/** No day on which it went wrong: one short sentence without a number. */
const lastTime: GapFinder = ({ text, units }) =>
  units.length === 1 && countWords(text) < 14 && !hasFigure(text) ? markUnsaid() : null

/** What is kept today, and nothing on bringing it along, though the question about that is answered. */
const bringAlong: GapFinder = (told) => {
  const moved = answerTo(told, 'q13')
  if (moved === '') return null
  const beside = told.rows.filter((row) => isSaidIn(row, 'q13'))
  const isTold =
    listRows(beside, 'connection').some(
      ({ direction }) => direction === 'in' || direction === 'both',
    ) || listRows(beside, 'out').length > 0
  const known = contentStems(moved)
  const shares = [...contentStems(told.text)].some(
    (stem) => !/\p{N}/u.test(stem) && known.has(stem),
  )
  const [today] = listRows(told.own, 'background')
  const words = today && findWords(today, told.question)
  const isAnswered = /first day|day one|最初の日/i.test(told.text)
  return isTold || shares || isAnswered || !words ? null : openIn(words)
}

/** One short sentence on what will be different, and none on why anybody would change. */
const whyChange: GapFinder = ({ text, units }) =>
  units.length === 1 && countWords(text) < 15 && !COMPARED.test(text) ? markUnsaid() : null

const noNumber: GapFinder = ({ text }) => (hasFigure(text) ? null : markUnsaid())

/** "All of it is a guess" speaks of the numbers. */
const GUESSED = /\b(?:guess\w*|not sure|idk)\b|推測|たぶん/i
/** What is to get better; what must not get worse is measured by today. */
const BETTER = /\b(?:fewer|less|better|faster|quicker|higher|lower)\b|減|増|良く|よく/i

/** Something to reach, without its number. */
const target: GapFinder = ({ own, question }) => {
  for (const row of listRows(own, 'measure')) {
    const words = findWords(row, question)
    if (row.to !== null || row.from !== null || words === null || GUESSED.test(words)) continue
    if ((!row.guard || BETTER.test(words)) && !hasFigure(words)) return openIn(words, row.what)
  }
  return null
}

/** A number to reach, and none of today's to compare it with. */
const baseline: GapFinder = (told) => {
  const before = ['q1', 'q2', 'q3'].map((each) => answerTo(told, each)).join('\n')
  for (const row of listRows(told.own, 'measure')) {
    const words = findWords(row, told.question)
    if (row.guard || row.from !== null || row.to === null || words === null) continue
    const isNamed = row.certainty === 'clear' && contentStems(row.what).size > 1
    if (isNamed && !USE.test(words) && !sharesStem(before, row.what)) return openIn(words, row.what)
  }
  return null
}

function sharesStem(text: string, words: string): boolean {
  const known = contentStems(text)
  return [...contentStems(words)].some((stem) => known.has(stem))
}

/** Nothing that must not get worse. */
const guard: GapFinder = ({ own, text, unplaced }) => {
  const measures = listRows(own, 'measure')
  const isTold = measures.some((row) => row.guard) || NEGATED.test(text) || unplaced.length > 0
  return measures.length === 0 || isTold ? null : markUnsaid()
}

/** The gaps of questions 1 to 4, the one that matters most first. */
export const IDEA_GAPS = {
  q1: { cost },
  q2: { lastTime, bringAlong },
  q3: { whyChange },
  q4: { noNumber, target, guard, baseline },
} satisfies Record<string, Record<string, GapFinder>>
