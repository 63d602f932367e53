import { BLANK } from '#domain/hints/blank.ts'
import { countWords } from '#domain/language/count-words.ts'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { contentStems } from '#domain/language/stems.ts'
import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { findContradictions } from '#domain/requirements/contradictions/find-contradictions.ts'
import { CONDITION_GAPS } from './conditions.ts'
import { DETAIL_GAPS } from './detail.ts'
import { type GapFinder, type GapPlace, openIn } from './gap.ts'
import { IDEA_GAPS } from './idea.ts'
import { SCOPE_GAPS } from './scope.ts'
import type { ToldAnswer } from './told-answer.ts'

const GAPS = { ...IDEA_GAPS, ...SCOPE_GAPS, ...DETAIL_GAPS, ...CONDITION_GAPS }

type Gaps = typeof GAPS
type CodeOf<Table> = Table extends Table ? Extract<keyof Table, string> : never
/** What may be missing in an answer; each has its words in each language. */
export type GapCode = CodeOf<Gaps[keyof Gaps]> | 'blank' | 'contradiction' | 'unplaced'

export interface Gap extends GapPlace {
  code: GapCode
}

/** A line to add whose blank is still open. */
const blank: GapFinder = ({ units }) => {
  const open = units.find(({ text }) => BLANK.test(text))
  return open === undefined ? null : openIn(open.text)
}

/** Two answers that do not agree come first: whatever is built, one of them is wrong. */
const contradiction: GapFinder = (told) => {
  const { own, question } = told
  for (const row of own) {
    if (row.kind !== 'contradiction' || row.state === 'undecided') continue
    const words = row.said.find((said) => said.question === question)?.words
    const other = row.said.find((said) => said.words !== words)?.words
    if (words !== undefined && other !== undefined) return openIn(words, other)
  }
  return clashing(told)
}

/** What the rules see of two answers. */
function clashing({ answers, rows, question }: ToldAnswer): GapPlace | null {
  const language = detectLanguage(answers.map(({ text }) => text))
  for (const { kind, said } of findContradictions({ rows, answers, language })) {
    // A wish that the story needs is asked about in the document: no sentence of it is wrong.
    if (kind === 'rank') continue
    const words = said.find((each) => each.question === question)?.words
    const other = said.find((each) => each.question !== question)?.words
    if (words !== undefined && other !== undefined) return openIn(words, other.replace(CLOSE, ''))
  }
  return null
}

/** The full stop of a sentence that is quoted within another. */
const CLOSE = /[.。!！]+$/u

/** Shorter stretches are joints between two sentences. */
const LONG_STRETCH = 6
/** Where a sentence may be anything; elsewhere the question says what it is. */
const MAY_BE_ANYTHING = new Set(['q5', 'q9', 'q12', 'q15'])

/** What must or may never be is a rule, though the app has not read it as one. */
const OBLIGES =
  /\b(?:must|never|always|only|have to|has to|got to|when|if)\b|なければ|してはいけ|だけ/i

/** A whole sentence or line that the app could place nowhere, and that may be anything. */
const unplaced: GapFinder = ({ unplaced: stretches, units, question }) => {
  if (!MAY_BE_ANYTHING.has(question)) return null
  const whole = units.find(({ text, kind }) => {
    if (kind === 'heading' || OBLIGES.test(text)) return false
    const left = stretches.find((each) => text.includes(each))
    return (
      left !== undefined &&
      countWords(left) >= LONG_STRETCH &&
      countWords(text) <= countWords(left) + 1
    )
  })
  return whole === undefined ? null : openIn(whole.text)
}

/** Lines that take the words up again, as the answer to a reply's question does, tell more of it. */
function isToldBelow({ words, name }: GapPlace, { units }: ToldAnswer): boolean {
  const at = words === null ? -1 : units.findIndex(({ text }) => text.includes(words))
  const about = contentStems(name === '' ? (words ?? '') : name)
  if (at === -1 || about.size === 0) return false
  return units.slice(at + 1).some(({ text }) => {
    const known = contentStems(text)
    return /[:：]/.test(text) && [...about].every((stem) => known.has(stem))
  })
}

/**
 * What a developer would still have to ask about this answer, the most valuable first; empty where
 * nothing real is missing, and in a language whose silence cannot be read.
 */
export function findGaps(told: ToldAnswer): Gap[] {
  const question = QUESTION_IDS.find((id): id is QuestionId => id === told.question)
  if (question === undefined || told.language === 'other') return []
  const finders = { blank, contradiction, ...GAPS[question], unplaced } as Readonly<
    Record<string, GapFinder>
  >
  return Object.entries(finders).flatMap(([code, find]) => {
    const place = find(told)
    if (place === null || isToldBelow(place, told)) return []
    return [{ code: code as GapCode, ...place }]
  })
}
