import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import type { Journey, Role } from '#domain/requirements/document-items.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import { isLiteral, quoteBriefly } from '#domain/requirements/writing/words/say-words.ts'
import type { Entry } from './features/write-features.ts'
import { isOfRules } from './marks.ts'
import type { Notebook } from './notebook.ts'
import type { People } from './write-roles.ts'

const ALIKE = 0.5
/** More features than these make no step happen. */
const MOST_FEATURES = 2

type Step = RowOf<'step'>

interface Around {
  entries: readonly Entry[]
  people: People
  /** Features that are nothing but steps of the story. */
  withStory: readonly Row[]
}

/** The story that was told, each step with the requirements that make it happen. */
export function writeJourneys(
  notebook: Notebook,
  { entries, people, withStory }: Around,
): Journey[] {
  const steps = notebook.rows('step')
  const [first] = steps
  if (first === undefined) return []
  const { journeys } = notebook.words
  const hero = heroOf(steps, people)
  const persona = first.who !== null && isName(first.who, people) ? first.who : null
  const examples = [...new Set(steps.flatMap((step) => examplesOf(step, people)))]
  return [
    {
      ...notebook.item('UJ', [...steps, ...withStory]),
      title: persona === null ? journeys.main : journeys.of(persona),
      persona,
      role: hero?.id ?? null,
      steps: actors(steps, people).map(({ step, who }, index) => ({
        number: index + 1,
        text: textOf(notebook, step, who),
        requirements: stepsOf(step, { entries, people }),
      })),
      ...(examples.length > 0 && { examples: withoutParts(examples) }),
    },
  ]
}

/** Whose story it is: whoever begins it, else whoever acts in it most. */
function heroOf(steps: readonly Step[], people: People): Role | null {
  const acting = steps.map(({ role, who }) => people.find(role) ?? people.find(who))
  const [first] = acting
  if (first != null) return first
  const times = (role: Role | null) => acting.filter((each) => each === role).length
  const named = acting.filter((role) => role !== null)
  return [...named].sort((a, b) => times(b) - times(a))[0] ?? null
}

/** The names and figures of a step, those that stand side by side together. */
function examplesOf({ example, said }: Step, people: People): string[] {
  const words = said.map((each) => each.words).join(' ')
  const joined: string[] = []
  for (const each of example.map((one) => one.trim())) {
    const last = joined.at(-1)
    const both = last === undefined ? '' : `${last} ${each}`
    const isDay = DAY.test(last ?? '') || DAY.test(each)
    if (last !== undefined && !isDay && words.includes(both)) joined[joined.length - 1] = both
    else joined.push(each)
  }
  return joined.filter((each) => {
    const isCut = new RegExp(`${escapePattern(each)}[:.]\\p{N}`, 'u').test(words)
    return !isCut && !NO_NAME.test(each) && people.find(each) === null && !isOfRole(each, people)
  })
}

/** "Bisi" of the role Aunty Bisi is no name of one story. */
function isOfRole(name: string, { roles }: People): boolean {
  return roles.some(({ name: role, also = [] }) =>
    [role, ...also].some((each) => each.split(' ').includes(name)),
  )
}

const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:jan|febr)uary|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber)$/iu
const NO_NAME =
  /^(?:let|mr|mrs|ms|dr|say|then|first|i['’]?m?|it['’]s|that['’]s|qr|id|pdf|sms|upi|the|a|an)$/iu

/** "Marg" of "Marg Olsen" is no example of its own, and "she" is nobody's name. */
function withoutParts(examples: readonly string[]): string[] {
  return examples.filter(
    (each) =>
      !PRONOUN.test(each) && !examples.some((other) => other !== each && other.includes(each)),
  )
}

const PRONOUN = /^(?:he|she|they|it|you|we|i|him|her)$/iu
const APP_NAMES = /^(?:it|app|the app|アプリ|画面)$/iu

function isName(who: string, people: People): boolean {
  return people.find(who) === null && /^\p{Lu}|\p{Script=Han}/u.test(who) && !PRONOUN.test(who)
}

type Actor = { role: string } | { app: true } | null

/** Who takes each step; "he" and "she" are whoever was named last with a role. */
function actors(steps: readonly Step[], people: People): { step: Step; who: Actor }[] {
  let last: Actor = null
  return steps.map((step) => {
    const role = people.find(step.role) ?? people.find(step.who)
    if (role !== null) last = { role: role.name }
    else if (step.role === APP || (step.who !== null && APP_NAMES.test(step.who.trim()))) {
      return { step, who: { app: true } }
    } else if (step.who !== null && !PRONOUN.test(step.who.trim())) last = null
    return { step, who: role !== null || isPronoun(step) ? last : null }
  })
}

function isPronoun({ who }: Step): boolean {
  return who !== null && PRONOUN.test(who.trim())
}

/** A step read whole is a sentence; else it is in the founder's words. */
function textOf({ frames, words }: Notebook, step: Step, who: Actor): string {
  const said = step.said.map((each) => each.words.replace(LIST_NUMBER, '')).join(' ')
  const isWhole =
    !step.flags.includes('verb') && frames.speaks(step.does) && frames.isPlain(step.does)
  const actor = who === null ? null : 'app' in who ? words.theApp : frames.role(who.role)
  const told = actor === null || !isWhole ? null : frames.step(actor, frames.text(step.does), said)
  if (told !== null) return told
  // A model tells what is done also where nobody was named for it.
  if (who === null && step.who === null && isWhole && !isOfRules(step)) {
    return sentence(frames.text(step.does))
  }
  // A row of a table is told by what is done, not by its number.
  const isCells = said.includes('\t') && isLiteral(step, step.does)
  return step.said.length > 0 && !isCells ? quoteBriefly(frames, said) : frames.quoted(step.does)
}

/** "5. I see", 「七、お届けして」: the number of a line is none of its words. */
const LIST_NUMBER = /^(?:[0-9０-９]{1,2}[.)．、）]|[一二三四五六七八九十]{1,2}、|[①-⑳・])\s*/u

/** The requirements of a step: what the same words were read as, too, or else what speaks of the same. */
export function stepsOf(
  step: Step,
  { entries, people }: Pick<Around, 'entries' | 'people'>,
): string[] {
  const named = entries.find(({ told }) => told.rows.some(({ does }) => does === step.feature))
  if (named !== undefined && !isOfRules(step)) return [named.requirement.id]
  const same = entries.filter(({ told }) => told.rows.some((row) => sharesWords(row, step)))
  if (same.length > 0) return same.slice(0, MOST_FEATURES).map(({ requirement }) => requirement.id)
  const role = people.find(step.role)?.id ?? null
  const stems = contentStems(`${step.does} ${step.feature ?? ''}`)
  return entries
    .filter(({ requirement }) => role === null || [role, null].includes(requirement.role))
    .map((entry) => ({ entry, worth: measureLikeness(stems, entry.stems) }))
    .filter(({ worth }) => worth >= ALIKE)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_FEATURES)
    .map(({ entry }) => entry.requirement.id)
}

function sharesWords(one: Row, other: Row): boolean {
  return one.said.some((a) =>
    other.said.some(
      (b) => a.question === b.question && (a.words.includes(b.words) || b.words.includes(a.words)),
    ),
  )
}
