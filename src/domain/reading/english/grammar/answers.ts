import { labelOf } from '#domain/language/labels.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { cutSpan, type Span } from '#domain/language/spans.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import type { Tagger } from '#domain/language/tagger.ts'
import { readUnits, type Unit } from '#domain/language/units.ts'
import { covers } from '#domain/reading/english/cover.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { retagDeeds } from './retag-deeds.ts'
import { readStatements, type Statement } from './statements.ts'
import type { Known } from './tag-words.ts'
import { tagWords } from './tag-words.ts'
import type { Word } from './words.ts'

/** An answer taken apart: its units, and what each of them says. */
export interface EnglishAnswer {
  question: string
  text: string
  units: Unit[]
  /** Nobody put full stops: clauses are cut by grammar alone. */
  speech: boolean
  /** … and its sentences were told apart by grammar. */
  isHeard: boolean
  /** The words of a piece of this answer. */
  words(span: Span): Word[]
  /** What a piece of a unit says; the whole unit without a piece. */
  statements(unit: Unit, span?: Span): Statement[]
  /** The same of a list of what a role does: "plans rehearsals", "checks and signs it". */
  deeds(unit: Unit, span: Span): Statement[]
}

/** So many words without any comma are spoken. */
const LONGEST_BREATH = 17
/** Spoken sentences have few commas. */
const WORDS_A_COMMA = 12
/** A sentence with more words than this has no full stops where it should. */
const SPOKEN_WORDS = 45

/** Takes answers apart with the names that are known so far. */
export function openAnswers(
  answers: readonly ReadableAnswer[],
  tagger: Tagger,
  known: Known,
): EnglishAnswer[] {
  return answers.map(({ question, text }) => {
    const units = withoutTakenBack(readUnits(text))
    const isHeard = text.includes(BREATH)
    const speech = isHeard || units.some(isSpoken)
    const words = remember((span) => tagWords(span, tagger, known))
    const read = (unit: Unit, span: Span, tagged: Word[]) =>
      readStatements(tagged, { question, unit, speech: isHeard || isSpoken(span) })
    const ofSpan = new Map<Unit, (span: Span) => Statement[]>()
    const statements = (unit: Unit, span: Span = unit) => {
      const known = ofSpan.get(unit) ?? remember((each: Span) => read(unit, each, words(each)))
      ofSpan.set(unit, known)
      return known(span)
    }
    const deeds = (unit: Unit, span: Span) => {
      const copies = words(span).map((word) => ({ ...word }))
      return read(unit, span, retagDeeds(copies, tagger))
    }
    return { question, text, units, speech, isHeard, words, deeds, statements }
  })
}

const LEADS = '(?:oh |no|well)'
const EXCUSES = /(?:no|oh)[,.]?\s(?:wait|sorry)\b|(?:sorry|wait)(?=[,.!:–-])/
const IS_WRONG = "that(?:'s| is| was) (?:not right|wrong|a mistake)"
const TAKES_BACK = makePattern(
  'i',
)`^(?:${LEADS}[,.!]?\s*)?(?:${EXCUSES}|${IS_WRONG})[,.!:;–-]*\s*(?:${IS_WRONG}[,.!:;–-]*\s*)?`

/** The same span is read once. */
function remember<Value>(read: (span: Span) => Value): (span: Span) => Value {
  const known = new Map<string, Value>()
  return (span) => {
    const key = `${span.start} ${span.text}`
    const before = known.get(key)
    if (before !== undefined) return before
    const value = read(span)
    known.set(key, value)
    return value
  }
}

/** "… No, sorry, that is not right: …": the sentence before is taken back, the words of doing so too. */
function withoutTakenBack(units: readonly Unit[]): Unit[] {
  const kept: Unit[] = []
  for (const unit of units) {
    const cue = TAKES_BACK.exec(unit.text)?.[0].length ?? 0
    if (cue === 0) {
      kept.push(unit)
      continue
    }
    const before = kept.at(-1)
    if (cue >= unit.text.length) continue
    const whole = ' '.repeat(unit.start) + unit.text
    const span = cutSpan(whole, unit.start + cue, unit.end)
    if (before && before.line === unit.line && covers(before.text, span.text, 0.4)) kept.pop()
    kept.push({ ...unit, ...span, labelled: labelOf(whole, span.start, span.end) })
  }
  return kept
}

function isSpoken({ text }: Span): boolean {
  const words = text.split(/\s+/).length
  if (words > LONGEST_BREATH && !/[,;:.!?]\s/.test(text)) return true
  return words > SPOKEN_WORDS && words / text.split(/[,;:]/).length > WORDS_A_COMMA
}
