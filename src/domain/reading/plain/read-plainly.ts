import { findAmounts } from '#domain/language/amounts.ts'
import { answerLanguage, detectLanguage } from '#domain/language/detect-language.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import * as cues from './cues.ts'
import { type PlainLine, readLines } from './plain-answers.ts'
import {
  readConnection,
  readLimit,
  readLook,
  readOut,
  readQuality,
  readThing,
} from './plain-facts.ts'
import { featuresOfRights, readFeature } from './plain-features.ts'
import { readMeasure } from './plain-measures.ts'
import { readMessage } from './plain-messages.ts'
import { findNames, founderName } from './plain-names.ts'
import { type PlainRole, readPeople } from './plain-people.ts'
import { actorIn, conditionIn, guess, plain } from './plain-rows.ts'
import { readToldRights } from './told-rights.ts'

type Reader = (line: PlainLine, roles: readonly PlainRole[]) => ProposedRow[]

const READERS: Readonly<Record<string, Reader>> = {
  q1: (line) => [guess('background', { about: 'problem', what: plain(line) }, line)],
  q2: (line) => [guess('background', { about: 'today', what: plain(line) }, line)],
  q3: (line) => [guess('background', { about: 'promise', what: plain(line) }, line)],
  q4: readMeasure,
  q6: readStep,
  q7: (line, roles) => [...readFeature(line, roles), ...readMessage(line, roles)],
  q8: readOut,
  q9: readRule,
  q10: readThing,
  q11: readLook,
  q12: readCase,
  q13: readConnection,
  q14: readQuality,
  q15: readLimit,
}

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
      const read = READERS[answer.question]
      if (read === undefined) return []
      return readLines(answer, answerLanguage(answer.text, language)).flatMap((line) => [
        ...read(line, roles),
        ...readToldRights(line, { roles, setting }),
      ])
    }),
  ]
  return [...told, ...featuresOfRights(told)]
}

function readStep(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const role = actorIn(line.text, roles)
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
  return [told, ...readMessage(line, roles), ...unknown]
}
