import type { ProposedRow } from './reading.ts'
import { APP, type Said } from './rows.ts'
import { haveSameWords } from './same-words.ts'

type RowOfKind<Kind extends ProposedRow['kind']> = Extract<ProposedRow, { kind: Kind }>

/** Rows that tell steps, words and quotes of their own are never joined. */
const KEPT_APART = new Set<ProposedRow['kind']>([
  'step',
  'aside',
  'background',
  'case',
  'contradiction',
])

/**
 * One row for each fact: the same fact told twice is one row with both quotes. What was said both
 * ways is shown as a contradiction, and neither side is sure.
 */
export function joinProposals(rows: readonly ProposedRow[]): ProposedRow[] {
  const joined: ProposedRow[] = []
  for (const row of rows.filter((each) => !isToldBetter(each, rows))) {
    const same = KEPT_APART.has(row.kind) ? undefined : joined.find((each) => tellsSame(each, row))
    if (same === undefined) joined.push({ ...row, said: unique(row.said) })
    else {
      same.said = unique([...same.said, ...row.said])
      if (row.certainty === 'clear') same.certainty = 'clear'
    }
  }
  return [...joined, ...contradictions(joined)]
}

function unique(said: readonly Said[]): Said[] {
  return said.filter(
    ({ question, words }, at) =>
      said.findIndex((each) => each.question === question && each.words === words) === at,
  )
}

/** A rule whose words are stages, or a piece of what several alone may do, is told there. */
function isToldBetter(row: ProposedRow, rows: readonly ProposedRow[]): boolean {
  if (row.kind === 'feature') return isToldElsewhere(row, rows)
  if (row.kind !== 'rule') return false
  const isIn = (said: readonly Said[], least: number) =>
    row.said.every(({ question, words }) =>
      said.some(
        (each) =>
          each.question === question &&
          each.words.includes(words) &&
          each.words.length >= words.length + least,
      ),
    )
  return rows.some(
    (each) =>
      (each.kind === 'stages' && isIn(each.said, 0)) ||
      (each.kind === 'permission' &&
        each.may === 'only' &&
        row.when === null &&
        isIn(each.said, 1)),
  )
}

/** What is perhaps a feature is no question of its own where a case or a message tells the same words. */
function isToldElsewhere(
  { actor, certainty, priority, said, flags }: RowOfKind<'feature'>,
  rows: readonly ProposedRow[],
): boolean {
  // A thing without a verb is asked about: the case does not say that it is to be made.
  if (certainty === 'clear' || priority !== 'unsaid' || flags.includes('verb')) return false
  // Whoever is named in it does something there, and that is worth a question.
  if (actor !== null && actor !== APP && !flags.includes('actor')) return false
  return said.every(({ question, words }) => {
    if (question !== 'q12' && question !== 'q6') return false
    const kind = question === 'q12' ? 'case' : 'message'
    return rows.some(
      (each) =>
        each.kind === kind &&
        (each.kind === 'message' || (each.certainty === 'clear' && each.then !== null)) &&
        each.said.some((one) => one.question === question && one.words.includes(words)),
    )
  })
}

/** The same kind with the same words in each field that tells it. */
function tellsSame(row: ProposedRow, other: ProposedRow): boolean {
  if (row.kind !== other.kind) return false
  const one = tellingFields(row)
  const two = tellingFields(other)
  return one.every((text, at) => text === two[at] || haveSameWords(text, two[at] ?? ''))
}

function tellingFields(row: ProposedRow): string[] {
  const { said, certainty, flags, ...fields } = row
  const plain =
    row.kind === 'feature' ? { ...fields, things: [], outcome: null, priority: null } : fields
  return Object.values(plain).map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
}

/** A role that may and may not do the same; a feature that is left out as well. */
function contradictions(rows: readonly ProposedRow[]): ProposedRow[] {
  const rights = rows.filter((row): row is RowOfKind<'permission'> => row.kind === 'permission')
  const features = rows.filter((row): row is RowOfKind<'feature'> => row.kind === 'feature')
  const outs = rows.filter((row): row is RowOfKind<'out'> => row.kind === 'out')
  return [
    ...rights.flatMap((right) =>
      rights
        .filter(
          (each) =>
            right.may !== 'never' &&
            each.may === 'never' &&
            each.role === right.role &&
            haveSameWords(each.what, right.what),
        )
        .flatMap((each) => oppose(right, each, `${right.role}: ${right.what}`)),
    ),
    ...features.flatMap((feature) =>
      outs
        .filter(({ what }) =>
          haveSameWords(what, feature.does.replace(/^(?:have|see|send|offer) /, '')),
        )
        .flatMap((out) => oppose(feature, out, feature.does)),
    ),
  ]
}

function oppose(one: ProposedRow, two: ProposedRow, what: string): ProposedRow[] {
  const [first] = one.said
  const [second] = two.said
  if (
    first === undefined ||
    second === undefined ||
    // Where one of the two may be misread, nothing is told against the founder.
    one.certainty === 'guess' ||
    two.certainty === 'guess' ||
    (first.question === second.question && first.words === second.words)
  )
    return []
  one.certainty = 'guess'
  two.certainty = 'guess'
  return [{ kind: 'contradiction', what, said: [first, second], certainty: 'guess', flags: [] }]
}
