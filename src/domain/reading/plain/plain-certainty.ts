import type { ProposedRow } from '#domain/reading/reading.ts'
import { NEGATION, UNKNOWN } from './cues.ts'
import { isDeed } from './verb-forms.ts'

const HEDGED =
  /\?\s*$|(?<![\p{L}])(?:quizás?|tal vez|creo que|a lo mejor|vielleicht|glaube|eventuell|peut-être|je crois|talvez|acho que|forse|credo|misschien)(?![\p{L}])/iu
/** "si cancelas hasta dos días antes se devuelve, después no": the condition ends before its comma. */
const MAIN_INSIDE = /\S\s+\S+\s.*(?<![\p{L}])se\s+(?:l[eao]s?\s+)?\p{Ll}+[ae]n?(?![\p{L}])/iu
/** A sentence says something from this many words on. */
const SENTENCE = 3

/**
 * A row is clear where it says the founder's sentence as it is under the question that asks for
 * it, or where the verb of a deed was found with who does it. Without grammar the rest is a guess.
 */
export function addCertainty(row: ProposedRow, language: string): ProposedRow {
  const said = row.said.map(({ words }) => words).join(' ')
  if (HEDGED.test(said)) return row
  if (row.kind !== 'doubt' && row.kind !== 'background' && UNKNOWN.test(said)) return row
  return isWhole(row, language) ? { ...row, certainty: 'clear' } : row
}

function isWhole(row: ProposedRow, language: string): boolean {
  switch (row.kind) {
    case 'permission':
      return isDeed(row.what, language)
    case 'feature':
      return row.actor !== null && isDeed(row.does, language)
    case 'rule':
      if (row.when !== null && MAIN_INSIDE.test(row.when)) return false
      return (row.when !== null && row.then !== '') || row.then.split(/\s+/).length > SENTENCE
    case 'case':
      return row.then !== null && row.then !== ''
    case 'thing':
      return row.fields.length > 1
    case 'quality':
    case 'limit':
      return row.about !== 'other'
    case 'measure':
      return row.to !== null && /\p{L}{3}/u.test(row.what)
    case 'out':
      return row.because !== null || row.said.some(({ words }) => NEGATION.test(words))
    case 'role':
      return !row.access
    case 'message':
      return row.to !== null && row.when !== null
    case 'money':
    case 'look':
    case 'doubt':
    case 'background':
      return true
    default:
      return row.certainty === 'clear'
  }
}
