import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'

/** Rules of one subject, in their order; `title` is a thing's name, or one of `Topics`. */
export interface RuleGroup {
  title: string
  rules: readonly BusinessRule[]
}

/** What rules are about that no thing is named for, in the words of the document. */
interface Topics {
  opening: string
  messages: string
  trouble: string
  other: string
}

/** Of fewer rules a flat list is read at once. */
const FEWEST_IN_ALL = 8
/** Of one subject: fewer go to the others. */
const FEWEST = 2

const OPENING = makePattern(
  'iu',
)`\b(?:we['’]re|are|is) (?:open|closed)\b|\bopening (?:hours|times)\b|営業|定休|休業`
const MESSAGES = /\b(?:messages?|sms|texts|emails?|reminders?)\b|メール|知らせ/iu
/** "When things go wrong", and what is sent. */
const TROUBLE = 'q12'
const SENT = 'q13'

/** Whether a rule says how messages are sent, and nothing of what a person does. */
export function isOfMessages({ text, sources }: BusinessRule): boolean {
  return MESSAGES.test(text) && sources.includes(SENT)
}

/** The rules by what they are about: the things that features handle, opening, messages, trouble. */
export function groupRules(document: RequirementsDocument, topics: Topics): RuleGroup[] {
  const { rules } = document
  if (rules.length < FEWEST_IN_ALL) return [{ title: '', rules }]
  const subjects = listSubjects(document)
  const titleOf = (rule: BusinessRule) => {
    if (OPENING.test(rule.text)) return topics.opening
    if (isOfMessages(rule)) return topics.messages
    const own = subjects.find(({ of }) => of.has(rule))?.name
    if (own !== undefined) return own
    return rule.sources.includes(TROUBLE) ? topics.trouble : topics.other
  }
  const groups = gather(rules, titleOf)
  const left = [...groups].flatMap(([title, own]) =>
    title === topics.other || own.length < FEWEST ? own : [],
  )
  const shared = shareWords(rules.filter((rule) => left.includes(rule)))
  const settled = gather(rules, (rule) =>
    left.includes(rule) ? (shared.get(rule) ?? topics.other) : titleOf(rule),
  )
  const last = (title: string) => Number(title === topics.other)
  return [...settled]
    .map(([title, of]) => ({ title, rules: of }))
    .sort((one, other) => last(one.title) - last(other.title))
}

function gather(rules: readonly BusinessRule[], titleOf: (rule: BusinessRule) => string) {
  const groups = new Map<string, BusinessRule[]>()
  for (const rule of rules) {
    const title = titleOf(rule)
    groups.set(title, [...(groups.get(title) ?? []), rule])
  }
  return groups
}

/** "Companion", "Waiting time after 45 min": of each rule the word that most conditions have in common. */
function shareWords(rules: readonly BusinessRule[]): Map<BusinessRule, string> {
  const found = new Map<string, { word: string; count: number }>()
  const stems = new Map(rules.map((rule) => [rule, wordsOf(rule)]))
  for (const words of stems.values()) {
    for (const [key, word] of words) {
      const known = found.get(key)
      if (known === undefined) found.set(key, { word, count: 1 })
      else known.count += 1
    }
  }
  const shared = new Map<BusinessRule, string>()
  for (const [rule, words] of stems) {
    const [most] = [...words.keys()]
      .flatMap((key) => found.get(key) ?? [])
      .filter(({ count }) => count >= FEWEST)
      .sort((one, other) => other.count - one.count)
    if (most !== undefined) shared.set(rule, capitalise(most.word.replace(/['’]s?$/u, '')))
  }
  return shared
}

/** The words of a condition that carry meaning, by their stems. */
function wordsOf({ condition }: BusinessRule): Map<string, string> {
  if (condition === null || UNSPACED.test(condition)) return new Map()
  const words = [...condition.matchAll(WORDS)].flatMap(([word]) =>
    [...contentStems(word)].map((key): [string, string] => [key, word]),
  )
  return new Map(words.filter(([key]) => key.length >= SHORTEST))
}

/** In letters: shorter words are rarely what a rule is about. */
const SHORTEST = 5
const WORDS = /[\p{L}][\p{L}'’]*/gu

interface Subject {
  name: string
  of: ReadonlySet<BusinessRule>
}

/** The things of the data and of the features that several rules name, the most named first. */
function listSubjects(document: RequirementsDocument): Subject[] {
  const { entities, statusTables, roles, rules } = document
  const people = stemsOfNames(roles)
  const names = [
    ...entities.map(({ name }) => name),
    ...statusTables.map(({ thing }) => thing),
    ...listRequirements(document).flatMap(({ text }) => thingsIn(text)),
  ]
  const stems = rules.map((rule) => contentStems(rule.text))
  const known = new Set<string>()
  const subjects = [...new Set(names)].flatMap((name): Subject[] => {
    const isDense = UNSPACED.test(name)
    const [key = ''] = isDense ? [name] : [...contentStems(name)].slice(-1)
    const isNobodys = key === '' || people.has(key) || roles.some((role) => role.name === name)
    if (isNobodys || known.has(key) || OF_NO_KIND.test(name)) return []
    known.add(key)
    const of = rules.filter((rule, at) =>
      isDense ? rule.text.includes(name) : stems[at]?.has(key) === true,
    )
    return of.length < FEWEST ? [] : [{ name: capitalise(name), of: new Set(of) }]
  })
  return subjects.sort((one, other) => other.of.size - one.of.size)
}

/** Words for how much, when and where are in rules of every kind. */
const OF_NO_KIND =
  /\b(?:years?|months?|weeks?|days?|hours?|minutes?|times?|dates?|places?|things?|numbers?|names?|lists?|people|rest|ways?|sides?)$/iu
/** 「家族割引券を」「サウナの」: a noun, by the particle behind it. */
const JAPANESE_THINGS = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?=[をの])/gu
/** "the estimate", "a loaner": a noun, by the article before it. */
const ENGLISH_THINGS =
  /\b(?:the|an?|their|own|all|our) (?!app\b|same\b|first\b)(\p{L}{4,})\b(?! \p{L}+ed\b)/giu

function thingsIn(text: string): string[] {
  if (UNSPACED.test(text)) return [...text.matchAll(JAPANESE_THINGS)].map(([thing]) => thing)
  return [...text.matchAll(ENGLISH_THINGS)].map(([, thing = '']) => thing)
}
