import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { APP, type RowFields } from '#domain/reading/rows.ts'
import { carryingWords } from '#domain/reading/same-words.ts'
import { ARTICLE, COULD, MESSAGE, MUST, SHOULD } from './cues.ts'
import { findPriority, type PlainLine } from './plain-answers.ts'
import { readOut } from './plain-facts.ts'
import type { PlainRole } from './plain-people.ts'
import { findNamedActor, guess, plain } from './plain-rows.ts'
import { neededIn, wishAtEnd, wishesIn } from './plain-wishes.ts'
import { toBaseForm } from './verb-forms.ts'

const LIST_WORDS = 4
const SPANISH_ORDINALS = 'primero|segundo|tercero|cuarto|quinto'
const SPANISH_NEXT = 'después|luego|por último|también'
const GERMAN_ORDINALS = 'zuerst|erstens|zweitens|drittens|dann|danach|außerdem'
const OTHER_ORDINALS = "d['’]abord|ensuite|puis|poi|prima|primeiro|depois|eerst|daarna|und|et"
const ORDINAL = makePattern(
  'iu',
)`^(?:(?:lo )?(?:${SPANISH_ORDINALS}|${SPANISH_NEXT}|${GERMAN_ORDINALS}|${OTHER_ORDINALS})(?=[\s,:])[\s,:]+)+`
const LEADING_THAT = /^(?:que|q|dass|che|dat)\s+/iu
/** "poder borrar", rights that name no deed: "alles", "todo". */
const NO_DEED =
  /^(?:ver |sehen |voir |vedere )?(?:(?:hacer |alles |faire |fazer |fare )?(?:alles|todo|tout|tutto|tudo)(?: (?:machen|faire))?|fare tutto|fazer tudo|tout faire|nur lesen|alles sehen|eso|das|es)$/iu

/** What the app shall do: each line of question 7, each part of a plain list. */
export function readFeature(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  if (LEFT_OUT.test(line.text)) return leftOut(line)
  const priority = findPriority(line)
  const told = withoutRank(
    (isRank(line) || isRemark(line) ? line.body : plain(line)).replace(ORDINAL, ''),
  )
    .replace(WISH, '')
    .replace(NOT_URGENT, '')
  const wishes = wishesIn(told, roles, line.language)
  if (wishes !== null)
    return wishes.map((wish) =>
      guess('feature', { ...wish, priority, outcome: null, things: [] }, line),
    )
  const text = told.replace(LEADING_THAT, '')
  return partsOf(text).map((does) => {
    const actor = findNamedActor(does, roles) ?? (MESSAGE.test(does) ? APP : null)
    const fields = { actor, does: withoutActor(does, roles), priority, outcome: null, things: [] }
    return guess('feature', fields, line)
  })
}

/** "..., así que queda fuera": the founder took it back. */
const LEFT_OUT =
  /(?<![\p{L}])(?:(?:quedan?|se queda|l[oae]s? dejamos|dejamos) (?:por )?fuera|fällt weg|lassen wir weg|reste dehors|on laisse tomber|fica de fora|resta fuori|valt af)(?![\p{L}])/iu

function leftOut(line: PlainLine): ProposedRow[] {
  const [what = '', ...more] = line.text.split(/,\s+/)
  const subject = what.replace(
    /\s+(?:l[oae]s?\s+)?(?:al final no|mejor no|por ahora no|doch nicht|finalement non|no$|consideraba|pensaba|era|iba|quería|wollte|war|hätte|était|voulais|era)(?![\p{L}]).*$/iu,
    '',
  )
  const because = more.filter((part) => !LEFT_OUT.test(part)).join(', ')
  return readOut({ ...line, label: null, text: subject }).map((row) => ({
    ...row,
    ...(row.kind === 'out' && {
      because: because === '' ? null : because.replace(/^(?:pero|aber|mais|mas|ma)\s+/iu, ''),
    }),
    said: [{ question: line.question, words: line.text }],
  }))
}

const MAIN_THING = /lo (?:más )?(?:importante|principal|fundamental|primero) (?:es|sería) (?=\S)/
const SPANISH_WISHES = [
  'estaría bien|sería (?:bonito|bueno|ideal|útil|deseable)|me gustaría|nos gustaría',
  'quisiera|quiero|necesito|hace falta|hay que',
]
const FRENCH_WISHES = [
  /(?:ce serait|il serait) (?:bien|utile|pratique)\s+(?:de |d['’])?(?:avoir\s+)?/,
  /(?:j['’]aimerais|je voudrais)\s+(?:avoir\s+)?/,
]
const GERMAN_WISHES = /(?:schön|nett|gut|toll) wäre(?:\s+(?:auch|noch))?\s+/
const OTHER_WISHES = /seria (?:bom|ótimo)\s+(?:ter\s+)?|sarebbe (?:bello|utile)\s+(?:avere\s+)?/
/** "Lo más importante es que …", "Ce serait bien d'avoir …": the rank is told, the wish follows. */
const WISH = makePattern(
  'iu',
)`^(?:${MAIN_THING}|(?:también )?(?:${SPANISH_WISHES})\s+(?:tener\s+)?|${FRENCH_WISHES}|${GERMAN_WISHES}|${OTHER_WISHES})`
const NOT_URGENT =
  /,?\s+(?:pero|aber|mais|mas|ma)\s+(?:no es|no|nicht|pas|não é|non è|ce n['’]est pas)\s+(?:tan\s+|so\s+)?(?:urgente?|dringend|pressé|importante).*$/iu

/** "En segundo término, el armado": the rank in front is no part of it. */
function withoutRank(text: string): string {
  const lead = /^[^,]{3,40}?,\s+(?:aunque [^,]+,\s+)?/u.exec(text)?.[0]
  if (lead === undefined || ![MUST, SHOULD, COULD].some((cue) => cue.test(lead))) return text
  const rest = text.slice(lead.length)
  return rest === '' ? text : rest
}

/** What an answer beside question 7 says somebody shall be able to do. */
export function wishedFeature(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const wish = neededIn(line.text, roles, line.language) ?? wishAtEnd(line, roles)
  if (wish === null) return []
  return [
    guess('feature', { ...wish, priority: findPriority(line), outcome: null, things: [] }, line),
  ]
}

const SPANISH_APP = 'el sistema|el programa|la app|la aplicación'
const GERMAN_APP = 'die app|das system|das programm'
const OTHER_APP = [
  "l['’]appli(?:cation)?|le système|o sistema|o app|o aplicativo|il sistema|l['’]app",
  'de app|het systeem',
]
const APP_DOES = makePattern(
  'iu',
)`^(?:${SPANISH_APP}|${GERMAN_APP}|${OTHER_APP})\s+(?!no |ne |não |non |nicht )(?=\p{Ll})`

/** "el sistema pregunta antes de duplicarlo": what the app does of itself when something happens. */
export function readAppDeed(line: PlainLine, then: string): ProposedRow[] {
  const lead = APP_DOES.exec(then)
  if (lead === null) return []
  const does = toBaseForm(then.slice(lead[0].length), line.language)
  const fields = { actor: APP, does, priority: 'unsaid', outcome: null, things: [] } as const
  return [guess('feature', { ...fields, things: [] }, line)]
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
  return joinedObjects(parts).flatMap((part) =>
    /^\p{L}+\/\p{L}+$/u.test(part) ? part.split('/') : [part],
  )
}

const DEED = /^\p{Ll}{2,}(?:[aei]r|re|oir)(?:se)?\s/iu

/** "enregistrer le prêt et le retour": what has no verb among deeds belongs to the one before. */
function joinedObjects(parts: readonly string[]): string[] {
  const joined: string[] = []
  const areDeeds = parts.filter((part) => DEED.test(part)).length > 0
  for (const part of parts) {
    const before = joined.at(-1)
    if (areDeeds && before !== undefined && ARTICLE.test(part)) {
      joined[joined.length - 1] = `${before}, ${part}`
    } else joined.push(part)
  }
  return joined
}

/** Abilities of question 5 that no listed feature covers are features of their own. */
export function featuresOfRights(rows: readonly ProposedRow[]): ProposedRow[] {
  const listed = rows.flatMap((row) => (row.kind === 'feature' ? [carryingWords(row.does)] : []))
  return rows.flatMap((row) => {
    if (row.kind !== 'permission' || row.may === 'never' || NO_DEED.test(row.what) || isLook(row))
      return []
    const words = carryingWords(row.what)
    if (words.size === 0 || listed.some((other) => covers(other, words))) return []
    listed.push(words)
    return [featureOf(row)]
  })
}

/** What only some may see is a right, nothing more to build. */
function isLook({ may, what }: Extract<ProposedRow, { kind: 'permission' }>): boolean {
  return may === 'only' && /^(?:ver|voir|vedere)\s|\s(?:sehen|zien)$/iu.test(what)
}

function featureOf({
  role,
  what,
  said,
  certainty,
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
    certainty,
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
  return first !== '' && rest !== '' && findNamedActor(first, roles) !== null ? rest : text
}
