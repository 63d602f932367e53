import { answerLanguage, detectLanguage } from '#domain/language/detect-language.ts'
import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { SPANISH } from '#domain/reading/exceptions/exception-words.ts'
import { findExceptions, withExceptions } from '#domain/reading/exceptions/find-exceptions.ts'
import { ExceptionReader } from '#domain/reading/exceptions/read-exception.ts'
import { SPANISH_DEEDS } from '#domain/reading/exceptions/spanish-deeds.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import * as cues from './cues.ts'
import { type PlainLine, readLines } from './plain-answers.ts'
import { addCertainty } from './plain-certainty.ts'
import {
  readConnection,
  readLimit,
  readLook,
  readOuts,
  readQuality,
  readThing,
} from './plain-facts.ts'
import { featuresOfRights, readAppDeed, readFeature, wishedFeature } from './plain-features.ts'
import { readMeasure } from './plain-measures.ts'
import { readMessage } from './plain-messages.ts'
import { findNames, founderName } from './plain-names.ts'
import { type PlainRole, type PlainSetting, readPeople } from './plain-people.ts'
import { conditionIn, findNamedActor, guess, plain } from './plain-rows.ts'
import { readToldRights } from './told-rights.ts'

type Reader = (line: PlainLine, roles: readonly PlainRole[]) => ProposedRow[]

const READERS = new Map<string, Reader>(
  Object.entries<Reader>({
    q1: (line) => [guess('background', { about: 'problem', what: plain(line) }, line)],
    q2: (line) => [guess('background', { about: 'today', what: plain(line) }, line)],
    q3: (line) => [guess('background', { about: 'promise', what: plain(line) }, line)],
    q4: readMeasure,
    q6: readStep,
    q7: (line, roles) => [...readFeature(line, roles), ...readMessage(line, roles)],
    q9: readRule,
    q10: readThing,
    q11: readLook,
    q12: readCase,
    q13: readConnection,
    q14: readQuality,
    q15: readLimit,
  }),
)

/**
 * Answers in a language whose grammar nobody knows here: lines and sentences, kinds by the question
 * and a few cue words. Every row is a guess, which the founder is asked about.
 */
export function readPlainly(answers: readonly ReadableAnswer[]): ProposedRow[] {
  const texts = answers.map(({ text }) => text)
  const language = detectLanguage(texts)
  const setting = { language, names: findNames(texts), founder: founderName(texts, language) }
  const people = answers
    .filter(({ question }) => question === 'q5')
    .flatMap((answer) => readLines(answer, answerLanguage(answer.text, language)))
  const { roles, rows } = readPeople(people, setting)
  const told = [
    ...rows,
    ...answers.flatMap((answer) => {
      const read = READERS.get(answer.question)
      const lines = readLines(answer, answerLanguage(answer.text, language))
      if (answer.question === 'q8')
        return [
          ...readLeftOut(lines),
          ...lines.flatMap((line) => readToldRights(line, { roles, setting })),
        ]
      if (read === undefined) return []
      return lines.flatMap((line) => {
        const added = ADDS_WISHES.has(answer.question) ? wishedFeature(line, roles) : []
        // A wish that came late is no limit.
        const rights = readToldRights(line, { roles, setting })
        const isTold = rights.length > 0 || (added.length > 0 && answer.question === 'q15')
        const own = read(line, roles).filter((row) => !(isTold && isOther(row)))
        return [...own, ...added, ...rights]
      })
    }),
  ]
  const exact = language === 'es' ? withSpanishExceptions(told, { answers, roles, setting }) : told
  const sure = withSureRoles(exact.map((row) => addCertainty(row, language)))
  return [...sure, ...featuresOfRights(sure)]
}

function withSpanishExceptions(
  rows: readonly ProposedRow[],
  {
    answers,
    roles,
    setting: { founder },
  }: { answers: readonly ReadableAnswer[]; roles: readonly PlainRole[]; setting: PlainSetting },
): ProposedRow[] {
  const others = roles.filter(({ name }) => name !== founder)
  const persons = [
    ...others.map((role) => ({ ...role, founder: false })),
    { name: founder, also: [], founder: true },
  ]
  const reader = new ExceptionReader(persons, { words: SPANISH, forms: SPANISH_DEEDS })
  return withExceptions(rows, answers, findExceptions(answers, reader))
}

/** A line that was not told apart from others of its answer. */
function isOther(row: ProposedRow): boolean {
  return (row.kind === 'quality' || row.kind === 'limit') && row.about === 'other'
}

/** Somebody of whom a deed was told whole is somebody who uses the app. */
function withSureRoles(rows: ProposedRow[]): ProposedRow[] {
  const doers = new Set(
    rows.flatMap((row) =>
      row.kind === 'permission' && row.certainty === 'clear' ? [row.role] : [],
    ),
  )
  return rows.map((row) =>
    row.kind === 'role' && doers.has(row.name) ? { ...row, certainty: 'clear' } : row,
  )
}

/** Answers in which a wish is said to add to question 7. */
const ADDS_WISHES: ReadonlySet<string> = new Set(['q9', 'q12', 'q13', 'q14', 'q15'])

function readLeftOut(lines: readonly PlainLine[]): ProposedRow[] {
  const found: ProposedRow[] = []
  for (const line of lines) found.push(...readOuts(line, found.at(-1)))
  return found
}

function readStep(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const role = findNamedActor(line.text, roles)
  const example = findAmounts(line.text).map(({ text }) => text)
  const step = guess('step', { who: role, role, does: plain(line), feature: null, example }, line)
  return [{ ...step, certainty: 'clear' }, ...readMessage(line, roles)]
}

function readRule(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const { when, then } = conditionIn(line)
  return [guess('rule', { when, then, about: [] }, line), ...readMessage(line, roles)]
}

function readCase(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const { when, then } = conditionIn(line)
  const unknown = cues.UNKNOWN.test(line.text)
    ? [guess('doubt', { about: 'unknown', what: plain(line) }, line)]
    : []
  const told =
    when === null
      ? guess('case', { during: null, when: then, then: null }, line)
      : guess('case', { during: null, when, then }, line)
  return [told, ...readMessage(line, roles), ...unknown, ...readAppDeed(line, then)]
}
