import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { predicateOf } from '#domain/reading/english/grammar/frames.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import { joinWords, quoteOf, type Word } from '#domain/reading/english/grammar/words.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { findCell } from './columns.ts'
import { type FactsContext, findRole, storyNames } from './facts-context.ts'
import type { AnswerPieces, UnitPieces } from './pieces.ts'
import { propose } from './propose.ts'
import { isAside } from './read-asides.ts'

const QUOTED = /["“”][^"“”]{2,60}["“”]/gu
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)\b(?:\s+\d{1,2})?/gi

/** The steps of the told story (question 6), in their order. */
export function readSteps(answers: readonly AnswerPieces[], context: FactsContext): ProposedRow[] {
  const names = new Set(
    storyNames(answers.map(({ question, answer }) => ({ question, text: answer }))),
  )
  return answers
    .filter(({ question }) => question === 'q6')
    .flatMap(({ answer, units }) =>
      units.flatMap((unit) => readUnit(unit, { answer, context, names })),
    )
}

interface Story {
  answer: string
  context: FactsContext
  names: ReadonlySet<string>
}

function readUnit(unit: UnitPieces, story: Story): ProposedRow[] {
  const { whole } = unit
  if (unit.unit.kind === 'heading' || isAside(whole.text)) return []
  if (unit.unit.kind === 'row') return readRow(unit, story)
  const statements = unit.statements().filter(({ own }) => !isAside(joinWords(own)))
  // "20 % deposit by card": a step without a verb.
  if (!statements.some(({ frame }) => frame.verb !== null)) {
    const fields = { who: null, role: null, does: tidy(whole.text), feature: null }
    const example = examplesOf(whole.text, whole.tokens, story.names)
    return [propose('step', { ...fields, example }, { said: [whole] })]
  }
  return statements.map((statement) => readStatement(statement, story))
}

function readRow({ unit, whole }: UnitPieces, { context, names }: Story): ProposedRow[] {
  const who = findCell(unit, /^(?:who|actor|role|person|user)/i)
  const does = findCell(unit, /^(?:what|does|step|action)/i) ?? unit.cells.at(-1)
  if (does === undefined) return []
  const role = who === null ? null : (findRole(who.text, context.roles)?.name ?? null)
  const example = examplesOf(does.text, whole.tokens, names)
  const fields = { who: who?.text ?? null, role, does: tidy(does.text), feature: null, example }
  return [propose('step', fields, { said: [whole] })]
}

function readStatement(statement: Statement, { answer, context, names }: Story): ProposedRow {
  const { frame, subject, words, own, question } = statement
  const named = joinWords(subject)
  const who = findAmounts(named).length > 0 ? '' : named
  const role = findRole(who, context.roles)?.name ?? null
  const quote = quoteOf(answer, words)
  const hasVerb = frame.verb !== null && !frame.negated
  const does = tidy(hasVerb ? predicateOf(frame) : joinWords(own))
  const fields = {
    who: who === '' ? null : who,
    role,
    does,
    feature: null,
    example: examplesOf(quote, own, names),
  }
  // A step claims no more than its own words, so only what the founder is unsure of is asked.
  const certainty = statement.unsure ? 'guess' : 'clear'
  return propose('step', fields, { said: [{ question, text: quote }], certainty })
}

/** The names, days, sizes and words of this one story. */
function examplesOf(text: string, words: readonly Word[], known: ReadonlySet<string>): string[] {
  const names = words.filter(
    ({ pos, low, text: name }) => (pos === 'PROPN' || known.has(low)) && /^\p{Lu}/u.test(name),
  )
  const found = [
    ...names.map((name) => name.text),
    ...findAmounts(text).map((amount) => amount.text),
    ...[...text.matchAll(DAY)].map(([day]) => day),
    ...[...text.matchAll(QUOTED)].map(([quoted]) => quoted.slice(1, -1)),
  ]
  return [...new Set(found)].filter((each) => text.includes(each))
}

function tidy(text: string): string {
  return text.replace(/^(?:and|but|so|then|also)\s+/i, '').replace(/[\s.!,;]+$/, '')
}
