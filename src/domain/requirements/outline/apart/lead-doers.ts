import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { doesEverything } from '#domain/requirements/outline/open/only-bans.ts'
import { listPeopleOf } from '#domain/requirements/outline/worked/is-software.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import type { LeadText } from './text-en.ts'

/** The sentence of a line, and whether all whose doing is only supposed have the sign in it. */
export interface SaidDoers {
  sentence: string
  isSigned: boolean
}

/** What the sentence is told with. */
export interface LeadDesk {
  desk: Desk
  text: LeadText
}

/**
 * The sentence with the sign behind each doer whom nobody named, "The teacher† pays", and with few words for
 * all but one or two of those who have an account. Whom the founder's words name is not supposed.
 */
export function tellDoers(
  { desk, text }: LeadDesk,
  sentence: string,
  requirements: readonly FunctionalRequirement[],
): SaidDoers {
  const around = { desk, text, requirements }
  const supposed = listSupposed(requirements, desk)
  const all = supposed?.length === 0 ? null : tellEverybody(around, sentence)
  if (all !== null) return { sentence: all, isSigned: true }
  const { assumedSign } = desk.words
  let isSigned = supposed !== null
  let told = sentence
  for (const role of supposed ?? []) {
    const pattern = new RegExp(namesOf(desk, role) + text.behind, 'iu')
    const found = pattern.exec(told.replace(SAID, (said) => '#'.repeat(said.length)))
    isSigned &&= found !== null
    const end = (found?.index ?? 0) + (found?.[0].length ?? 0)
    if (found !== null) told = told.slice(0, end) + assumedSign + told.slice(end)
  }
  return isSigned ? { sentence: told, isSigned } : { sentence, isSigned }
}

/** What somebody says names no doer. */
const SAID = /“[^”]*”|"[^"]*"|「[^」]*」/gu

/**
 * Doers by their role, null for the app, whom only supposed requirements name and no words of the founder; null
 * where one is told as well.
 */
function listSupposed(
  requirements: readonly FunctionalRequirement[],
  { document }: Desk,
): (string | null)[] | null {
  const isOnlySupposed = (each: FunctionalRequirement) => each.actorAssumed === true
  const said = saidOf(requirements)
  const isSaid = (id: string | null) => {
    const role = document.roles.find((each) => each.id === id)
    const isSpeaking = role !== undefined && doesEverything(role) && WE.test(said)
    return role !== undefined && (isSpeaking || isNamed(said, role))
  }
  const supposed = new Set(requirements.filter(isOnlySupposed).flatMap(doersOf))
  const told = requirements.filter((each) => !isOnlySupposed(each)).flatMap(doersOf)
  if (told.some((role) => supposed.has(role) && !isSaid(role))) return null
  return [...supposed].filter((role) => !isSaid(role))
}

/** Those who answer: who may everything is one of them. */
const WE = /(?<!\p{L})(?:us|we|ourselves)(?!\p{L})|うちら|わたしら|私たち|私ら/iu

function doersOf({ role, beside = [] }: FunctionalRequirement): (string | null)[] {
  return [role, ...beside]
}

interface Around extends LeadDesk {
  requirements: readonly FunctionalRequirement[]
}

/** "Everybody but the armourer† sees it."; null where the doers are not all but one or two, or not all supposed. */
function tellEverybody({ desk, text, requirements }: Around, sentence: string): string | null {
  const subject = readSubject({ desk, text }, sentence)
  if (subject === null || subject.doers.length < FEWEST) return null
  const named = subject.doers.map(({ role }) => role)
  const isSame = requirements.every((each) => {
    const doers = new Set(doersOf(each))
    return (
      each.actorAssumed === true &&
      doers.size >= named.length &&
      named.every((role) => doers.has(role))
    )
  })
  const others = listPeopleOf(desk.document).filter(({ id }) => !named.includes(id))
  const rest = text.ofOne(subject.rest, saidOf(requirements))
  // Four of six are named sooner than the two that are left out.
  const isMost = others.length <= MOST_LEFT_OUT && others.length * 2 < named.length
  if (!isSame || !isMost || rest === null) return null
  const names = others.map(({ name }) => text.named(name, !desk.actors.includes(name)))
  return text.everybodyBut(desk.words.listed(names)) + desk.words.assumedSign + rest
}

/** Fewer are named one by one. */
const FEWEST = 3
const MOST_LEFT_OUT = 2

function saidOf(requirements: readonly FunctionalRequirement[]): string {
  return requirements.flatMap(({ quotes }) => quotes.map((quote) => quote.text)).join(' ')
}

interface Subject {
  doers: { role: string | null; said: string }[]
  /** The sentence behind them. */
  rest: string
}

/** The doers with which a sentence begins; null where it begins otherwise. */
function readSubject({ desk, text }: LeadDesk, sentence: string): Subject | null {
  const { roles } = desk.document
  const doers: Subject['doers'] = []
  let rest = sentence
  while (true) {
    const found = roles
      .map(({ id }) => ({ role: id, said: nameAt(rest, namesOf(desk, id), text) }))
      .sort((one, other) => other.said.length - one.said.length)[0]
    if (found === undefined || found.said === '') return null
    const { role, said } = found
    doers.push({ role, said: doers.length === 0 ? said.replace(/^The /u, 'the ') : said })
    rest = rest.slice(said.length)
    const between = text.between.find((each) => rest.startsWith(each))
    if (between === undefined) break
    rest = rest.slice(between.length)
  }
  return text.goesOn.test(rest) ? { doers, rest } : null
}

function nameAt(sentence: string, names: string, { before, behind }: LeadText): string {
  return new RegExp(`^${before}${names}${behind}`, 'iu').exec(sentence)?.[0] ?? ''
}

/** Each word by which a role is told, or the app, as a pattern. */
export function namesOf({ document, aliases, words }: Desk, role: string | null): string {
  const { name = words.first.app } = document.roles.find(({ id }) => id === role) ?? {}
  const shorts = aliases.filter((each) => each.name === name).map(({ short }) => short)
  return `(?:${[name, ...shorts].map(escapePattern).join('|')})`
}
