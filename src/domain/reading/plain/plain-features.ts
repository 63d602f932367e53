import { splitList } from '#domain/reading/facts/list-parts.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { APP, type RowFields } from '#domain/reading/rows.ts'
import { carryingWords } from '#domain/reading/same-words.ts'
import { ARTICLE, COULD, MESSAGE, MUST, SHOULD } from './cues.ts'
import { type PlainLine, priorityIn } from './plain-answers.ts'
import type { PlainRole } from './plain-people.ts'
import { actorIn, guess, plain } from './plain-rows.ts'

const LIST_WORDS = 4
const ORDINAL =
  /^(?:(?:lo )?(?:primero|segundo|tercero|cuarto|quinto|después|luego|por último|también|zuerst|erstens|zweitens|drittens|dann|danach|außerdem|d['’]abord|ensuite|puis|poi|prima|primeiro|depois|eerst|daarna|und|et)(?=[\s,:])[\s,:]+)+/iu
const LEADING_THAT = /^(?:que|dass|che|dat)\s+/iu
/** "poder borrar", rights that name no deed: "alles", "todo". */
const NO_DEED =
  /^(?:ver |sehen |voir |vedere )?(?:alles|todo|tout|tutto|tudo|nur lesen|alles sehen|eso|das|es)$/iu

/** What the app shall do: each line of question 7, each part of a plain list. */
export function readFeature(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const priority = priorityIn(line)
  const text = (isRank(line) || isRemark(line) ? line.body : plain(line))
    .replace(ORDINAL, '')
    .replace(LEADING_THAT, '')
  return partsOf(text).map((does) => {
    const actor = actorIn(does, roles) ?? (MESSAGE.test(does) ? APP : null)
    const fields = { actor, does: withoutActor(does, roles), priority, outcome: null, things: [] }
    return guess('feature', fields, line)
  })
}

/** "Muss: …": the label is the rank. */
function isRank({ label, unit }: PlainLine): boolean {
  return (
    label !== null &&
    unit.cells.length === 0 &&
    [MUST, SHOULD, COULD].some((cue) => cue.test(label))
  )
}

/** "Reservas: el cliente elige…": the label is one word for what the rest tells. */
function isRemark({ label, unit, body }: PlainLine): boolean {
  return (
    label !== null &&
    unit.cells.length === 0 &&
    label.split(/\s+/).length === 1 &&
    body.split(/\s+/).length > 2
  )
}

function partsOf(text: string): string[] {
  const parts = splitList(text, { start: 0, end: text.length }).map((part) => part.text)
  const isList = !/[.]/.test(text) && parts.every((part) => part.split(/\s+/).length <= LIST_WORDS)
  if (!isList) return [text]
  return parts.flatMap((part) => (/^\p{L}+\/\p{L}+$/u.test(part) ? part.split('/') : [part]))
}

/** Abilities of question 5 that no listed feature covers are features of their own. */
export function featuresOfRights(rows: readonly ProposedRow[]): ProposedRow[] {
  const listed = rows.flatMap((row) => (row.kind === 'feature' ? [carryingWords(row.does)] : []))
  return rows.flatMap((row) => {
    if (row.kind !== 'permission' || row.may === 'never' || NO_DEED.test(row.what)) return []
    const words = carryingWords(row.what)
    if (words.size === 0 || listed.some((other) => covers(other, words))) return []
    listed.push(words)
    return [featureOf(row)]
  })
}

function featureOf({
  role,
  what,
  said,
}: Extract<ProposedRow, { kind: 'permission' }>): ProposedRow {
  const fields: RowFields['feature'] = {
    actor: role,
    does: what,
    priority: 'unsaid',
    outcome: null,
    things: [],
  }
  const row: Extract<ProposedRow, { kind: 'feature' }> = {
    kind: 'feature',
    said,
    certainty: 'guess',
    flags: [],
    ...fields,
  }
  return row
}

function covers(listed: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  const shared = [...words].filter((word) => listed.has(word)).length
  return shared / words.size > 0.5
}

/** "el alumno reserva una clase": what is done, without who does it. */
function withoutActor(text: string, roles: readonly PlainRole[]): string {
  const bare = text.replace(ARTICLE, '')
  const first = /^[\p{L}-]+/u.exec(bare)?.[0] ?? ''
  const rest = bare.slice(first.length).trim()
  return first !== '' && rest !== '' && actorIn(first, roles) !== null ? rest : text
}
