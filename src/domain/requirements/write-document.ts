import { type AnswerValue, answerText, isBlank } from '#domain/answers.ts'
import type { Taggers } from '#domain/language/tagger.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, Said } from '#domain/reading/rows.ts'
import type { ProjectFacts, RequirementsDocument } from './document.ts'
import type { AnswerCopy } from './document-registers.ts'
import type { DocumentWords } from './document-words.ts'
import { addAnswered } from './registers/add-answered.ts'
import { addRegisters } from './registers/add-registers.ts'
import { keepIds } from './registers/keep-ids.ts'
import { leaveUnasked } from './secrets/find-unasked.ts'
import { writeSections } from './write-sections.ts'

/** A reading as far as a document is written from it. */
export interface DocumentReading {
  rows: readonly Row[]
  /** The stretches of the answers that no row has taken. */
  unplaced: readonly Said[]
}

export interface DocumentInput {
  project: ProjectFacts & { title: string }
  answers: readonly { questionId: string; value: AnswerValue }[]
  /** What was understood of these answers, with the founder's word on it. */
  reading: DocumentReading
  /** Confirm that what a test is made of is an event and a result; left out in a browser, which has none. */
  taggers?: Taggers
  version: number
  /** Today, yyyy-mm-dd. */
  date: string
  /** The version before, whose ids are kept; null for the first. */
  previous: RequirementsDocument | null
}

/**
 * Writes the requirements document from the reading of the answers. The same input gives the same
 * value; every row that was not struck out ends up in an item, what no row has taken among the
 * unplaced; nothing is supplied that the answers do not hold, unless it is marked Assumed. `words`
 * are the document's own.
 */
export function writeDocument(input: DocumentInput, words: DocumentWords): RequirementsDocument {
  const { project, version, date, previous } = input
  const given = inOrder(input.answers)
  const { title, ...facts } = project
  const answers = given.map(readable)
  const rows = leaveUnasked(input.reading.rows, answers)
  const draft: RequirementsDocument = {
    format: 1,
    title,
    version,
    date,
    writtenIn: words.language,
    project: facts,
    ...writeSections({ ...input.reading, rows, title, answers, taggers: input.taggers }, words),
    summary: [],
    slices: [],
    glossary: [],
    coverage: [],
    handOff: { buildOrder: [], starterPrompt: '' },
    answers: given.map((answer) => copyOf(answer, words)),
    changeLog: [],
    lastNumbers: {},
  }
  return addRegisters(addAnswered(keepIds(draft, previous), previous), previous, words)
}

/** The answers that say something, in the order of the workshop; unknown questions last. */
function inOrder(answers: DocumentInput['answers']): GivenAnswer[] {
  const place = new Map<string, number>(QUESTIONS.map(({ id, order }) => [id, order]))
  return answers
    .filter(({ value }) => !isBlank(value))
    .map(({ questionId, value }) => ({ question: questionId, value }))
    .sort((a, b) => {
      const order = (place.get(a.question) ?? Infinity) - (place.get(b.question) ?? Infinity)
      return order || (a.question < b.question ? -1 : Number(a.question > b.question))
    })
}

function copyOf({ question, value }: GivenAnswer, { questionnaire }: DocumentWords): AnswerCopy {
  const title = Object.entries(questionnaire).find(([id]) => id === question)?.[1].title
  return { question, title: title ?? question, text: answerText(value) }
}

interface GivenAnswer {
  question: string
  value: AnswerValue
}

function readable({ question, value }: GivenAnswer): ReadableAnswer {
  return { question, text: answerText(value) }
}
