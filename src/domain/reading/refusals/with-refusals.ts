import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow, ReadableAnswer } from '#domain/reading/reading.ts'
import { carryingWords, haveSameWords } from '#domain/reading/same-words.ts'
import { findRefusals, type Refusal } from './find-refusals.ts'

/** What a sentence that refuses something may be mistaken for. */
const MISTAKEN: ReadonlySet<ProposedRow['kind']> = new Set([
  'feature',
  'rule',
  'thing',
  'message',
  'connection',
  'money',
  'screen',
  'look',
  'quality',
  'case',
  'out',
  'doubt',
])

/** The rows with what the answers refuse left out, and nothing of a refusal offered or promised. */
export function withRefusals(
  rows: readonly ProposedRow[],
  answers: readonly ReadableAnswer[],
  language: string,
): ProposedRow[] {
  const refusals = findRefusals(answers, language).filter(({ what }) => !isSomebody(what, rows))
  const told = refusals.filter((each) => !isToldBetter(each, rows))
  const kept = rows.flatMap((row): ProposedRow[] => {
    const own = refusals.filter((each) => quotes(row, each))
    if (!MISTAKEN.has(row.kind) || own.length === 0) return [row]
    if (row.kind === 'out') {
      const isOwn = own.some((each) => !told.includes(each) && namesThing(row.what, each.what))
      return isOwn ? [row] : []
    }
    const said = row.said.filter((each) => !own.some((refusal) => holds(refusal, each)))
    return said.length === 0 ? [] : [{ ...row, said }]
  })
  const outs = told.map(({ what, because, said }) =>
    propose(
      'out',
      { what, because },
      { said: said.map(({ question, words }) => ({ question, text: words })) },
    ),
  )
  return [...kept, ...outs]
}

/** "The coach is out", "el profe no": somebody is nothing to build. */
function isSomebody(what: string, rows: readonly ProposedRow[]): boolean {
  return rows.some(
    (row) =>
      row.kind === 'role' && [row.name, ...row.also].some((name) => haveSameWords(name, what)),
  )
}

/** What is left out in the eighth answer is read there with its reason. */
function isToldBetter(refusal: Refusal, rows: readonly ProposedRow[]): boolean {
  return rows.some(
    (row) => row.kind === 'out' && quotes(row, refusal) && namesThing(row.what, refusal.what),
  )
}

function quotes({ said }: ProposedRow, refusal: Refusal): boolean {
  return said.some((each) => holds(refusal, each))
}

function holds({ said }: Refusal, { question, words }: Refusal['said'][number]): boolean {
  return said.some((each) => each.question === question && each.words.includes(words))
}

/** Whether a reader that tells the reason apart named the same thing, or its first words. */
function namesThing(name: string, refused: string): boolean {
  const words = [...carryingWords(name)]
  const all = carryingWords(refused)
  return words.length > 0 && words.every((word) => all.has(word)) && startsAlike(name, refused)
}

function startsAlike(one: string, other: string): boolean {
  const [first = ''] = carryingWords(one)
  const [second = ''] = carryingWords(other)
  return first === second
}
