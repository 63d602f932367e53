import type { Tagger } from '#domain/language/tagger.ts'
import { withExceptions } from '#domain/reading/exceptions/find-exceptions.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import { type FramedSentence, readContext } from './context.ts'
import { readFacts } from './facts.ts'
import { readFeatures } from './features.ts'
import { readMeasures } from './measures.ts'
import { readChannels, readMessages } from './messages.ts'
import { readOuts } from './outs.ts'
import { findRoles } from './people/roles.ts'
import { findJapaneseExceptions } from './rights/exception-rights.ts'
import { readPermissions } from './rights/permissions.ts'
import { readRules, readStages } from './rules.ts'
import { readCases, readStory } from './story.ts'
import { readThings } from './things.ts'

/** Reads answers in Japanese: rows of all kinds, each with the words it comes from. */
export function readJapanese(answers: readonly ReadableAnswer[], tagger: Tagger): ProposedRow[] {
  const found = findRoles(answers, tagger)
  const context = readContext(answers, { tagger, people: found.roles })
  const permissions = readPermissions(context, found)
  const rows = [
    ...found.rows,
    ...permissions,
    ...readFeatures(context, permissions),
    ...readRules(context),
    ...readCases(context),
    ...readStages(context),
    ...readStory(context),
    ...readThings(context, found.roles),
    ...readMessages(context, found.roles),
    ...readChannels(context),
    ...readMeasures(context),
    ...readOuts(context),
    ...readFacts(context),
  ]
  const loose = context.sentences.filter((sentence) => sentence.loose)
  const exceptions = findJapaneseExceptions(context, found.roles, permissions)
  return withExceptions(rows, answers, exceptions).map((row) => doubted(row, loose))
}

/** So long a piece of speech without commas may hold more than one statement. */
const SURE_IN_SPEECH = 30

function doubted(row: ProposedRow, loose: readonly FramedSentence[]): ProposedRow {
  const [said] = row.said
  if (row.certainty === 'guess' || !said || said.words.length <= SURE_IN_SPEECH) return row
  const inSpeech = loose.some(
    ({ question, unit }) => question === said.question && unit.text.includes(said.words),
  )
  return inSpeech && row.kind !== 'background' ? { ...row, certainty: 'guess' } : row
}
