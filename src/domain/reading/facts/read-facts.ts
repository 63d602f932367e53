import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import { type FactsContext, listRoleWords, storyNames } from './facts-context.ts'
import { readMeasures } from './measures/read-measures.ts'
import { readMessages } from './messages/read-messages.ts'
import { readOuts } from './outs/read-outs.ts'
import { cutAnswer } from './pieces.ts'
import { readAsides } from './read-asides.ts'
import { readBackground } from './read-background.ts'
import { readConnections } from './read-connections.ts'
import { readDoubts } from './read-doubts.ts'
import { readQualities } from './read-qualities.ts'
import { readScreens } from './read-screens.ts'
import { readStages } from './read-stages.ts'
import { readSteps } from './read-steps.ts'
import { readThings } from './things/read-things.ts'

const READERS = [
  readBackground,
  readStages,
  readSteps,
  readThings,
  readMessages,
  readConnections,
  readScreens,
  readQualities,
  readMeasures,
  readOuts,
  readDoubts,
  readAsides,
]

/** The rows of English answers that are lists and facts rather than deeds. */
export function readFacts(
  answers: readonly ReadableAnswer[],
  context: FactsContext,
): ProposedRow[] {
  const { tagger, roles } = context
  const known = { roleWords: new Set([...listRoleWords(roles), ...storyNames(answers)]) }
  const cut = answers.map((answer) => cutAnswer(answer, { tagger, known }))
  const rows = READERS.flatMap((read) => read(cut, context))
  return rows.filter((row) => !isMessageAgain(row, rows))
}

/** A guessed connection whose words tell of messages. */
function isMessageAgain(row: ProposedRow, rows: readonly ProposedRow[]): boolean {
  if (row.kind !== 'connection' || row.certainty === 'clear') return false
  const words = row.said.map((said) => said.words).join(' ')
  return rows.some(
    ({ kind, certainty, said }) =>
      kind === 'message' &&
      certainty === 'clear' &&
      said.every((each) => each.question === 'q13' && words.includes(each.words)),
  )
}
