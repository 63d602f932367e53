import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { FOUNDER, NEGATION } from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import { type NamedStart, nameAtStart, nameOfLabel, removeLead } from './plain-names.ts'
import { findRights, type PlainRight } from './plain-rights.ts'
import { withRefusedPersons } from './refused-persons.ts'

/** Somebody named in question 5, with the other words for them. */
export interface PlainRole {
  name: string
  also: string[]
}

/** What the whole set of answers tells beforehand. */
export interface PlainSetting {
  language: string
  /** Names of persons and places. */
  names: ReadonlySet<string>
  founder: string
}

const SPANISH =
  '(?:no|tampoco) (?:necesitan?|usan?|usará|usarán|entran?|entrará|entrarán|accede|acceden|tocan?)'
const FRENCH = "(?:ne s['’]en sert|n['’]utilise|ne se connecte|n['’]entre) ?(?:pas)?"
const GERMAN = 'benutz(?:t|en) (?:es|die app|das) nicht'
const OTHERS = [
  'não (?:usa|entra|precisa)|kein(?:en)? zugang|braucht (?:es |ihn )?nicht',
  'no va(?:n)? a (?:usar|entrar|tocar)|se l[oae]s? (?:mando|paso|imprimo|doy|entrego) yo',
  "n['’]a pas besoin|sin acceso|non (?:usa|serve)",
]
const NO_ACCESS = makePattern(
  'iu',
)`(?<![\p{L}])(?:${SPANISH}|${FRENCH}|${GERMAN}|${OTHERS})(?![\p{L}])|^\s*,?\s*(?:no|nicht|non|pas)(?=\s*(?:[,.]|$))`
/** A wish ("will auch ... dürfen") is no right. */
const WANTED =
  /(?<![\p{L}])(?:will|wollen|möchte|möchten|quiere|quieren|quisiera|veut|vuole|wil)(?![\p{L}])/iu

interface Found {
  roles: PlainRole[]
  rows: ProposedRow[]
}

/** The roles of question 5 and what each may and may not. */
export function readPeople(lines: readonly PlainLine[], setting: PlainSetting): Found {
  const found: Found = { roles: [], rows: [] }
  let last: PlainRole | null = null
  let wanted: string | null = null
  for (const line of lines) {
    const start = startOf(line, setting)
    const role: PlainRole | null =
      start === null ? (isMore(line) ? last : null) : meantBy(start, last, setting)
    if (role === null) continue
    const isRefused = last !== null && start !== null && isThing(start)
    const said = [{ question: line.question, text: line.text }]
    const rest = isRefused
      ? `no ver ${lowerFirst(bareOf(line.text))}`
      : (start?.rest ?? continuation(line))
    const access = !NO_ACCESS.test(rest)
    if (!access && start === null) withdraw(found.rows, role, line)
    const others = start === null || line.label === null ? [] : othersIn(start, setting)
    const persons = [role, ...others]
    for (const person of persons) {
      const isKnown = ({ name }: PlainRole) => name.toLowerCase() === person.name.toLowerCase()
      if (found.roles.some(isKnown)) continue
      found.roles.push(person)
      found.rows.push(propose('role', { ...person, access }, { said, certainty: 'guess' }))
    }
    last = role
    const granted = grantedWish(line.text, wanted)
    wanted = WANTED.test(rest) ? wishIn(rest) : wanted
    const told = WANTED.test(rest) || !access ? [] : findRights(rest, setting.language)
    for (const right of granted ?? told) {
      for (const { name } of persons) {
        const fields = { role: name, ...right }
        found.rows.push(propose('permission', fields, { said, certainty: 'guess' }))
      }
    }
  }
  return { ...found, rows: withRefusedPersons(found) }
}

/** Somebody new, or who was spoken of before where the line begins with a thing. */
function meantBy(start: NamedStart, last: PlainRole | null, setting: PlainSetting): PlainRole {
  return last !== null && isThing(start) ? last : roleOf(start, setting)
}

/** "Los precios no.": what somebody sees or does not, never somebody. */
function isThing({ name, rest }: NamedStart): boolean {
  return THING.test(name) && /^\s*(?:no|tampoco)(?![\p{L}])/iu.test(rest)
}

const THING =
  /^(?:precios?|tel[eé]fonos?|direcci(?:ón|ones)|domicilios?|correos?|mails?|dinero|plata|pagos?|notas?|datos?|fotos?|cuentas?|ganancias?|reportes?|costos?)(?:\s|$)/iu

/** "Y el teléfono de la mamá tampoco, que después …" is "el teléfono de la mamá". */
function bareOf(text: string): string {
  return removeLead(text).replace(/\s*(?:,\s*)?(?<![\p{L}])(?:no|tampoco)(?![\p{L}]).*$/isu, '')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** "El contador recibe un archivo; no necesita entrar": who was named before is no user. */
function withdraw(rows: ProposedRow[], { name }: PlainRole, { question, text }: PlainLine): void {
  const own = rows.find((row) => row.kind === 'role' && row.name === name)
  if (own?.kind !== 'role') return
  own.access = false
  own.said.push({ question, words: text })
}

/** "Gut, das darf er": what somebody wanted in the sentence before. */
function grantedWish(text: string, wanted: string | null): PlainRight[] | null {
  if (wanted === null || !/(?<![\p{L}])(?:das darf|das dürfen|eso puede)/iu.test(text)) return null
  const isSole = /(?<![\p{L}])(?:sonst niemand|nadie más)(?![\p{L}])/iu.test(text)
  return [{ may: isSole ? 'only' : 'may', what: wanted }]
}

function wishIn(rest: string): string {
  return rest
    .replace(WANTED, '')
    .replace(/(?<![\p{L}])(?:auch|gern|gerne|también|dürfen|können|poder)(?![\p{L}])/giu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,]+|[\s,.]+$/gu, '')
}

function startOf(line: PlainLine, setting: PlainSetting): NamedStart | null {
  const labelled = line.label === null ? null : nameOfLabel(line.label, line.body)
  return labelled ?? nameAtStart(line.text, setting.names)
}

function roleOf({ name, also }: NamedStart, { founder }: PlainSetting): PlainRole {
  const [first = name, ...more] = name.split(LIST)
  // "Profes, Rulo y Anahí": the persons of a role.
  if (more.length > 1 && areMembers(first, more)) return { name: first, also: [...also, ...more] }
  if (more.length > 0 && isListOfPersons([first, ...more])) return oneOf(first, founder)
  return isSpeaker(name) ? { name: founder, also } : { name, also }
}

const LIST = /,\s+|\s+(?:y|e|und|et)\s+/u

/** "Mariela y yo": who else is named in the label. */
function othersIn({ name }: NamedStart, { founder }: PlainSetting): PlainRole[] {
  const [first = '', ...more] = name.split(LIST)
  if (more.length === 0 || (more.length > 1 && areMembers(first, more))) return []
  return isListOfPersons([first, ...more]) ? more.map((each) => oneOf(each, founder)) : []
}

function areMembers(first: string, names: readonly string[]): boolean {
  return /\p{L}{3}s$/u.test(first) && names.every((each) => /^\p{Lu}\p{Ll}+$/u.test(each))
}

function isListOfPersons(names: readonly string[]): boolean {
  return names.every((each) => /^\p{Lu}\p{Ll}+$/u.test(each) || isSpeaker(each))
}

function oneOf(name: string, founder: string): PlainRole {
  return isSpeaker(name) ? { name: founder, also: [name.toLowerCase()] } : { name, also: [] }
}

function isSpeaker(name: string): boolean {
  return FOUNDER.exec(name)?.[0].length === name.length
}

const SPANISH_STARTS = 'él|ella|ellos|ellas|no|sólo|solo|también'
const GERMAN_STARTS = 'er|sie|nicht|nur|auch'
const OTHER_STARTS = 'il|elle|ils|elles|ele|ela|lei|lui|hij|zij'
const DENIALS = 'nunca|nie|ne|pas|non|niet|geen|kein|keine'
const RIGHTS = 'puede|pueden|ve|ven|darf|dürfen|sieht|das darf|eso puede'
const GOES_ON = makePattern(
  'iu',
)`^(?:${SPANISH_STARTS}|${GERMAN_STARTS}|${OTHER_STARTS}|${DENIALS}|${RIGHTS})(?![\p{L}])`
/** Whether a line goes on about the person before: "no ven plata", "nicht: wer …". */
function isMore({ text }: PlainLine): boolean {
  return GOES_ON.test(removeLead(text))
}

/** What follows the pronoun; a denying label ("Nicht: …") stays with what it denies. */
function continuation({ label, body, text }: PlainLine): string {
  if (label !== null && NEGATION.test(label)) return `${label} ${body}`
  return removeLead(text).replace(
    /^(?:él|ella|ellos|ellas|er|sie|il|elle|ils|elles|ele|ela|lei|lui|hij|zij)\s+/iu,
    '',
  )
}
