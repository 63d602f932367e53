import fc from 'fast-check'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import {
  type Flag,
  ROW_KINDS,
  ROW_STATES,
  type Row,
  type RowFields,
  type RowKind,
} from '#domain/reading/rows.ts'

type Fields = { [Kind in RowKind]: fc.Arbitrary<RowFields[Kind]> }

const WORDS =
  "client owner teacher must can never book sees pays class when then if full and or not Ana 12 dollars screen phone 予約 código # | ` <b> **x** 'quoted' …".split(
    ' ',
  )

/** Words in any order, never empty. */
export const anyText = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 8 })
  .map((words) => words.join(' '))

const maybe = fc.option(anyText)
const texts = fc.array(anyText, { maxLength: 3 })
const person = fc.constantFrom('client', 'owner', 'the Clients', 'Ana', 'app')
const anybody = fc.option(person)

const FIELDS: Fields = {
  role: fc.record({ name: person, also: fc.array(person, { maxLength: 2 }), access: fc.boolean() }),
  permission: fc.record({
    role: person,
    may: fc.constantFrom('may', 'only', 'never'),
    what: anyText,
  }),
  feature: fc.record({
    actor: anybody,
    does: anyText,
    priority: fc.constantFrom('must', 'should', 'could', 'unsaid'),
    outcome: maybe,
    things: texts,
  }),
  rule: fc.record({ when: maybe, then: anyText, about: texts }),
  case: fc.record({ during: maybe, when: anyText, then: maybe }),
  stages: fc.record({
    thing: anyText,
    stages: texts,
    moves: fc.array(fc.record({ from: anyText, to: anyText }), { maxLength: 2 }),
  }),
  step: fc.record({
    who: anybody,
    role: anybody,
    does: anyText,
    feature: maybe,
    example: texts,
  }),
  thing: fc.record({
    name: anyText,
    fields: fc.array(fc.record({ name: anyText, private: fc.boolean(), values: texts }), {
      maxLength: 3,
    }),
    keep: maybe,
  }),
  message: fc.record({ to: anybody, when: maybe, channel: maybe }),
  connection: fc.record({
    what: anyText,
    direction: fc.option(fc.constantFrom('in', 'out', 'both')),
  }),
  money: fc.record({ what: anyText }),
  screen: fc.record({ name: anyText, shows: maybe, role: anybody }),
  look: fc.record({
    about: fc.constantFrom('device', 'language', 'style', 'accessibility'),
    what: anyText,
  }),
  quality: fc.record({
    about: fc.constantFrom('speed', 'size', 'availability', 'privacy', 'law', 'other'),
    what: anyText,
    figure: maybe,
  }),
  measure: fc.record({ what: anyText, from: maybe, to: maybe, due: maybe, guard: fc.boolean() }),
  limit: fc.record({
    about: fc.constantFrom('budget', 'date', 'people', 'other'),
    what: anyText,
  }),
  out: fc.record({ what: anyText, because: maybe }),
  doubt: fc.record({ about: fc.constantFrom('unknown', 'assumption', 'worry'), what: anyText }),
  contradiction: fc.record({ what: anyText }),
  background: fc.record({ about: fc.constantFrom('problem', 'today', 'promise'), what: anyText }),
  aside: fc.record({ what: maybe }),
}

const flags = fc.subarray<Flag>(['actor', 'receiver', 'verb', 'number', 'doubted'])

/** Any rows that a reader or a founder could leave, each with a line of its own in the answers. */
export const anyReading = fc
  .array(
    fc.constantFrom(...ROW_KINDS).chain((kind) =>
      fc.record({
        kind: fc.constant(kind),
        fields: FIELDS[kind] as fc.Arbitrary<object>,
        question: fc.constantFrom(...QUESTION_IDS),
        words: anyText,
        state: fc.constantFrom(...ROW_STATES),
        certainty: fc.constantFrom('clear', 'guess'),
        flags,
      }),
    ),
    { maxLength: 30 },
  )
  .map((drafts) => {
    const said = drafts.map(({ question, words }, at) => ({ question, words: `${words} n${at}` }))
    const rows = drafts.map(({ fields, kind, state, certainty, flags: raised }, at) => {
      const base = { id: `r${at + 1}`, by: 'rules', changed: 1, origin: null }
      const row = { ...base, kind, state, certainty, flags: raised, said: [said[at]], ...fields }
      // The compiler cannot follow that the fields are those of the kind.
      return row as unknown as Row
    })
    const answers = QUESTION_IDS.map((questionId) => ({
      questionId,
      value: said
        .filter(({ question }) => question === questionId)
        .map(({ words }) => words)
        .join('\n'),
    }))
    return { rows, answers }
  })
