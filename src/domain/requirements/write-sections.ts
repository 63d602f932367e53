import { detectLanguage } from '#domain/language/detect-language.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from './document.ts'
import type { Unplaced } from './document-registers.ts'
import type { DocumentWords } from './document-words.ts'
import { askQuestions } from './questions/ask-questions.ts'
import { createNotebook, type Notebook } from './writing/notebook.ts'
import { type MessagePairs, pairMessages } from './writing/pair-messages.ts'
import { writeCases, writeOutcomes, writeRules, writeStages } from './writing/write-behaviour.ts'
import { writeData } from './writing/write-data.ts'
import { groupByActor, writeRequirements } from './writing/write-features.ts'
import { writeJourneys } from './writing/write-journeys.ts'
import { askUnanswered, askUndecided, writeLimits } from './writing/write-limits.ts'
import { writeLooks } from './writing/write-looks.ts'
import { writeOutside } from './writing/write-outside.ts'
import { writePurpose } from './writing/write-purpose.ts'
import { writeQuality } from './writing/write-quality.ts'
import { type People, writePeople, writePermissions } from './writing/write-roles.ts'

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

/** The sections that are written from the reading, with provisional ids. */
export type Sections = Omit<RequirementsDocument, Computed | Frame>

/** What was understood, as the sections are written from it. */
export interface Understood {
  rows: readonly Row[]
  /** The stretches that no row has taken. */
  unplaced: readonly Said[]
  answers: readonly ReadableAnswer[]
}

/** Writes each section from the rows of its kinds. */
export function writeSections(
  { rows, unplaced, answers }: Understood,
  words: DocumentWords,
): Sections {
  const notebook = createNotebook({ rows, answers, words })
  const people = writePeople(notebook)
  const pairs = pairMessages(notebook.rows('feature'), notebook.rows('message'))
  const sections = {
    language: detectLanguage(answers.map(({ text }) => text)),
    ...writePurpose(notebook),
    roles: people.roles,
    outsiders: people.outsiders,
    permissions: writePermissions(notebook, people),
    ...writeBehaviour(notebook, { people, pairs }),
    ...writeLooks(notebook),
    ...writeOutside(notebook, { people, pairs }),
    ...writeLimits(notebook),
    asides: notebook.rows('aside').map((row) => writeAside(notebook, row)),
    unplaced: unplaced.map((said) => writeUnplaced(notebook, said)),
  }
  askUnanswered(notebook, answers, words.questionnaire)
  const asked = askQuestions(notebook, sections, { rows, answers, words })
  return { ...sections, ...asked, assumptions: notebook.assumptions }
}

type Behaviour = Pick<
  Sections,
  | 'journeys'
  | 'features'
  | 'later'
  | 'rules'
  | 'statusTables'
  | 'entities'
  | 'dataRules'
  | 'quality'
  | 'privacy'
>

/** What the app does, to what, by which rules, and how well. */
function writeBehaviour(
  notebook: Notebook,
  { people, pairs }: { people: People; pairs: MessagePairs },
): Behaviour {
  const data = writeData(notebook, people)
  const around = { people, entities: data.entities, pairs }
  const { entries, later } = writeRequirements(notebook, around)
  const rules = writeRules(notebook, entries)
  const cases = writeCases(notebook, entries)
  writeOutcomes(notebook, { entries, people })
  const { quality, privacy } = writeQuality(notebook)
  const undecided = entries.filter(({ requirement }) => requirement.mark === 'open')
  askUndecided(notebook, undecided)
  return {
    journeys: writeJourneys(notebook, { entries, people }),
    features: groupByActor(entries, { notebook, people }),
    later,
    rules,
    statusTables: writeStages(notebook),
    ...data,
    quality: [...quality, ...cases],
    privacy,
  }
}

function writeAside(notebook: Notebook, row: RowOf<'aside'>): Unplaced {
  const text = row.said.map(({ words }) => words).join(' ')
  return { ...notebook.item('ASIDE', [row]), text: text || (row.what ?? '') }
}

function writeUnplaced(notebook: Notebook, { question, words: text }: Said): Unplaced {
  const item = notebook.item('UN', [], 'stated')
  return { ...item, sources: [question], quotes: [{ question, text }], text }
}
