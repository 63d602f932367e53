import { type AnswerValue, answerText } from '#domain/answers.ts'
import type { QuestionnaireText } from '#domain/questionnaire/questionnaire-text.ts'
import { QUESTIONS, questionsIn } from '#domain/questionnaire/questions.ts'
import type { RequirementBook } from './behaviour/requirement-book.ts'
import { writeAbilities } from './behaviour/write-abilities.ts'
import { readCase, writeCriteria } from './behaviour/write-criteria.ts'
import { writeFeatures } from './behaviour/write-features.ts'
import { writeJourneys } from './behaviour/write-journeys.ts'
import { writeRules } from './behaviour/write-rules.ts'
import type { RequirementsDocument } from './document.ts'
import type { BusinessRule, Feature, Role } from './document-items.ts'
import type { DocumentWords } from './document-words.ts'
import { languageOf } from './reading/language.ts'
import { properNames } from './reading/names.ts'
import { readAnswer } from './reading/read-answer.ts'
import type { Segment } from './reading/segment.ts'
import { isUnsure, reasonOf } from './reading/uncertainty.ts'
import { sentence } from './wording/phrases.ts'
import { createNotebook, type Notebook } from './writing/notebook.ts'
import { writeConnections } from './writing/write-connections.ts'
import { connectEntities, connectFields, writeData } from './writing/write-data.ts'
import { writeGoals } from './writing/write-goals.ts'
import { writeLimits } from './writing/write-limits.ts'
import { writeCommonQuality, writeQuality, writeResilience } from './writing/write-quality.ts'
import { writeRoles } from './writing/write-roles.ts'
import { writeScope } from './writing/write-scope.ts'
import { connectScreens, writeScreens } from './writing/write-screens.ts'

export interface GivenAnswer {
  question: string
  value: AnswerValue
}

type Computed = 'summary' | 'slices' | 'glossary' | 'coverage' | 'handOff' | 'changeLog'
type Frame =
  | 'format'
  | 'title'
  | 'version'
  | 'date'
  | 'project'
  | 'answers'
  | 'lastNumbers'
  | 'writtenIn'

/** The sections that are written from the answers, with provisional ids. */
export type Sections = Omit<RequirementsDocument, Computed | Frame>

type Pieces = (question: string) => Segment[]

/** Writes each section from the questions that feed it (DOCUMENT: structure). */
export function writeSections(given: readonly GivenAnswer[], words: DocumentWords): Sections {
  const { language, notebook } = openNotebook(given, words)
  const pieces = sortPieces(notebook, given)
  const say = (prefix: string, question: string) =>
    pieces(question).map((segment) => notebook.statement(prefix, segment))

  const purpose = {
    problem: say('PROB', 'q1'),
    today: say('TODAY', 'q2'),
    promise: say('GOAL', 'q3'),
  }
  const goals = writeGoals(notebook, pieces('q4'))
  const { roles, permissions, prohibitions, actors } = writeRoles(notebook, pieces('q5'))
  const book: RequirementBook = { notebook, actors, entries: [] }
  const behaviour = writeBehaviour(book, pieces, roles)
  const data = writeData(notebook, pieces('q10'))
  connectFields(data.entities, roles, { ...behaviour, words: words.writer })
  connectEntities(data.entities, book.entries)
  const looks = writeScreens(notebook, pieces('q11'))
  connectScreens(notebook, looks.screens, { book, cases: pieces('q12') })
  const outside = writeConnections(notebook, pieces('q13'), { actors, cases: pieces('q12') })
  const { rules, homeless, ...told } = behaviour
  const quality = writeQualities(notebook, pieces, { book, homeless: unused(homeless, outside) })
  const limits = writeLimits(notebook, pieces('q15'))
  askUnanswered(notebook, given, words.questionnaire)
  return {
    language,
    ...purpose,
    ...goals,
    roles,
    permissions,
    ...told,
    features: byActor(book, roles),
    rules: [...rules, ...outside.prices],
    ...data,
    ...looks,
    integrations: outside.integrations,
    messages: outside.messages,
    quality: quality.quality,
    privacy: [...prohibitions, ...quality.privacy],
    ...limits,
    ...registersOf(notebook),
  }
}

function registersOf(
  notebook: Notebook,
): Pick<Sections, 'assumptions' | 'openQuestions' | 'unplaced'> {
  const { assumptions, openQuestions, unplaced } = notebook
  return { assumptions, openQuestions, unplaced }
}

function openNotebook(
  given: readonly GivenAnswer[],
  { writer }: DocumentWords,
): { language: string; notebook: Notebook } {
  const texts = given.map(({ value }) => answerText(value))
  const language = languageOf(texts)
  return { language, notebook: createNotebook(properNames(texts), language, writer) }
}

/** Cuts the answers; what is not known becomes an open question, what says nothing stays unplaced. */
function sortPieces(notebook: Notebook, given: readonly GivenAnswer[]): Pieces {
  const known = new Set<string>(QUESTIONS.map(({ id }) => id))
  const byQuestion = new Map<string, Segment[]>()
  for (const { question, value } of given) {
    const placed = readAnswer(question, value).filter((segment) => {
      if (segment.text === '' || !known.has(question)) notebook.leaveUnplaced(segment)
      else if (isUnsure(segment.text)) askUnsure(notebook, segment)
      else return true
      return false
    })
    byQuestion.set(question, placed)
  }
  return (question) => byQuestion.get(question) ?? []
}

function askUnsure(notebook: Notebook, segment: Segment): void {
  notebook.ask({
    text: segment.text,
    why: notebook.words.ask.unsure.why(reasonOf(segment.text)),
    suggestedDefault: notebook.suggested(segment.question),
    from: [segment],
  })
}

function askUnanswered(
  notebook: Notebook,
  given: readonly GivenAnswer[],
  questionnaire: QuestionnaireText,
): void {
  const answered = new Set(given.map(({ question }) => question))
  for (const { id, prompt } of questionsIn(questionnaire)) {
    if (answered.has(id)) continue
    const ask = notebook.words.ask.unanswered(prompt)
    notebook.ask({ ...ask, suggestedDefault: notebook.suggested(id), question: id })
  }
}

interface Behaviour extends Pick<Sections, 'nonGoals' | 'later' | 'journeys' | 'statusTables'> {
  rules: BusinessRule[]
  /** Cases that belong to no requirement. */
  homeless: Segment[]
}

function writeBehaviour(book: RequirementBook, pieces: Pieces, roles: Role[]): Behaviour {
  const { notebook } = book
  const wishes = writeFeatures(book, pieces('q7'))
  const journeys = writeJourneys(book, pieces('q6'), roles)
  writeAbilities(book, roles, pieces('q5'))
  const { rules, statusTables } = writeRules(notebook, pieces('q9'))
  const homeless = writeCriteria(book, rules, pieces('q12'))
  const scope = writeScope(notebook, pieces('q8'))
  return {
    nonGoals: [...wishes.nonGoals, ...scope.nonGoals],
    later: [...wishes.later, ...scope.later],
    journeys,
    rules,
    statusTables,
    homeless,
  }
}

/** The cases that no connection already names as its failure. */
function unused(
  cases: readonly Segment[],
  outside: Pick<Sections, 'integrations' | 'messages'>,
): Segment[] {
  const told = new Set(
    [...outside.integrations, ...outside.messages].map(({ failure }) => failure?.text),
  )
  return cases.filter(({ text }) => !told.has(sentence(text)))
}

function writeQualities(
  notebook: Notebook,
  pieces: Pieces,
  { book, homeless }: { book: RequirementBook; homeless: readonly Segment[] },
): Pick<Sections, 'quality' | 'privacy'> {
  const { quality, privacy } = writeQuality(notebook, pieces('q14'))
  const resilience = writeResilience(notebook, homeless.map(readCase), book.actors)
  const common = book.entries.length === 0 ? [] : writeCommonQuality(notebook)
  return { quality: [...quality, ...resilience, ...common], privacy }
}

/** The requirements by who acts; what the app does by itself comes last. */
function byActor({ entries, notebook }: RequirementBook, roles: readonly Role[]): Feature[] {
  const groups = [
    ...roles.map(({ id, name }) => ({ role: id, title: name })),
    { role: null, title: notebook.words.features.app },
  ]
  return groups
    .map(({ role, title }) => ({
      title,
      requirements: entries.flatMap(({ requirement }) =>
        requirement.role === role ? [requirement] : [],
      ),
    }))
    .filter(({ requirements }) => requirements.length > 0)
}
