import type { KindFields } from '#domain/reading/decisions.ts'
import { APP, type RowFields, type RowKind, type RowPriority } from '#domain/reading/rows.ts'
import { makeKind } from './edit-row.ts'

type May = RowFields['permission']['may']

const NEVER = /^(?:may never|must never|must not|can never|cannot|can['’]t|may not|never)\s+/i
const ONLY = /^(?:alone may|may alone|alone can)\s+/i
const MAY = /^(?:may|can|is allowed to|are allowed to|should be able to)\s+/i
const PRIORITIES: readonly [RegExp, RowPriority][] = [
  [/^(?:must(?:[- ]have)?|必須)\s*[:：]\s*/i, 'must'],
  [/^(?:should|重要)\s*[:：]\s*/i, 'should'],
  [/^(?:nice(?: to have)?|could|できれば|あればよい|あるとよい)\s*[:：]\s*/i, 'could'],
]
const CONDITION = /^(?:if|when)\s+(.+?),\s*(?:then\s+)?(.+)$/i

/**
 * What the founder wrote into the card by hand, as a row of the kind that is at home there: "Drivers
 * may see the gate code" is a right of the drivers, where that role is known.
 */
export function readOwnRow(words: string, kind: RowKind, people: readonly string[]): KindFields {
  const { priority, rest } = withoutPriority(words.trim())
  const condition = CONDITION.exec(rest)
  if ((kind === 'rule' || kind === 'case') && condition?.[1] && condition[2]) {
    return makeKind(kind, condition[2], { when: condition[1] })
  }
  const { who, said } = withoutPerson(rest, people)
  const { may, what } = withoutRight(said)
  if (who !== null && may !== null && who !== APP) {
    return { kind: 'permission', fields: { role: who, may, what } }
  }
  // A right that names nobody is a rule.
  if (kind === 'permission') return makeKind('rule', rest)
  if (kind === 'feature') {
    const fields = { actor: who, does: said, priority, outcome: null, things: [] }
    return { kind: 'feature', fields }
  }
  return makeKind(kind, rest)
}

function withoutPriority(words: string): { priority: RowPriority; rest: string } {
  for (const [mark, priority] of PRIORITIES) {
    if (mark.test(words)) return { priority, rest: words.replace(mark, '') }
  }
  return { priority: 'unsaid', rest: words }
}

function withoutPerson(words: string, people: readonly string[]) {
  const app = /^the app\s+/i
  if (app.test(words)) return { who: APP, said: inBaseForm(words.replace(app, '')) }
  const lower = words.toLowerCase()
  const longestFirst = [...people].sort((a, b) => b.length - a.length)
  for (const name of longestFirst) {
    const stem = name.toLowerCase().replace(/s$/, '')
    for (const form of [`${stem}s`, stem]) {
      const at = lower.startsWith('the ') ? 4 : 0
      const after = lower.slice(at + form.length)
      if (lower.startsWith(form, at) && /^\s/.test(after)) {
        const said = words.slice(at + form.length).trim()
        return { who: name, said: form === stem ? inBaseForm(said) : said }
      }
    }
  }
  return { who: null, said: words }
}

function withoutRight(words: string): { may: May | null; what: string } {
  const rights: readonly [RegExp, May][] = [
    [NEVER, 'never'],
    [ONLY, 'only'],
    [MAY, 'may'],
  ]
  for (const [mark, may] of rights) {
    if (mark.test(words)) return { may, what: words.replace(mark, '') }
  }
  return { may: null, what: words }
}

/** A verb before its object, after "and": "and borrows a towel". */
const NEXT_VERB = /\band (\p{Ll}+s)(?= (?:an?|the|their|his|her|its|one|all|every|each)\b)/gu

/** What one person does, as it is said after "shall let the client": "rents a mat" is "rent a mat". */
function inBaseForm(said: string): string {
  return said
    .replace(/^\p{Ll}+s\b/u, baseOf)
    .replace(NEXT_VERB, (_, verb: string) => `and ${baseOf(verb)}`)
}

function baseOf(verb: string): string {
  if (/(?:ss|us|is)$/.test(verb)) return verb
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, 'y')
  return verb.replace(/(?<=ch|sh|ss|x|zz|[^aeiou]o)es$|s$/, '')
}
