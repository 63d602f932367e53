import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule } from '#domain/requirements/document-items.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

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

/** The rules by what they are about: the things that features handle, opening, messages, trouble. */
export function groupRules(document: RequirementsDocument, topics: Topics): RuleGroup[] {
  const { rules } = document
  if (rules.length < FEWEST_IN_ALL) return [{ title: '', rules }]
  const subjects = listSubjects(document)
  const titleOf = (rule: BusinessRule) => {
    if (OPENING.test(rule.text)) return topics.opening
    if (MESSAGES.test(rule.text) && rule.sources.includes(SENT)) return topics.messages
    const own = subjects.find(({ isIn }) => isIn(rule.text))?.name
    if (own !== undefined) return own
    return rule.sources.includes(TROUBLE) ? topics.trouble : topics.other
  }
  const groups = gather(rules, titleOf)
  const isLeft = (title: string) =>
    title === topics.other || (groups.get(title)?.length ?? 0) < FEWEST
  const left = rules.filter((rule) => isLeft(titleOf(rule)))
  const settled = gather(rules, (rule) =>
    left.includes(rule) ? (findShared(rule, left) ?? topics.other) : titleOf(rule),
  )
  const last = (title: string) => Number(title === topics.other)
  return [...settled]
    .map(([title, of]) => ({ title, rules: of }))
    .sort((a, b) => last(a.title) - last(b.title))
}

function gather(rules: readonly BusinessRule[], titleOf: (rule: BusinessRule) => string) {
  const groups = new Map<string, BusinessRule[]>()
  for (const rule of rules) {
    const title = titleOf(rule)
    groups.set(title, [...(groups.get(title) ?? []), rule])
  }
  return groups
}

/** "Companion", "Waiting time after 45 min": the word that most conditions have in common. */
function findShared({ condition }: BusinessRule, all: readonly BusinessRule[]): string | undefined {
  if (condition === null || DENSE.test(condition)) return undefined
  const count = (key: string) => all.filter((rule) => stemsOf(rule).has(key)).length
  const [most] = [...stemsOf({ condition })]
    .filter((key) => key.length >= SHORTEST && count(key) >= FEWEST)
    .sort((a, b) => count(b) - count(a))
  const first = all.find((rule) => most !== undefined && stemsOf(rule).has(most))
  const word = first?.condition?.match(WORDS)?.find((each) => contentStems(each).has(most ?? ''))
  return word === undefined ? undefined : capitalise(word.replace(/['’]s?$/u, ''))
}

/** In letters: shorter words are rarely what a rule is about. */
const SHORTEST = 5
const WORDS = /[\p{L}][\p{L}'’]*/gu

function stemsOf({ condition }: Pick<BusinessRule, 'condition'>): Set<string> {
  return contentStems(condition ?? '')
}

interface Subject {
  name: string
  isIn: (text: string) => boolean
}

/** The things of the data and of the features that several rules name, the most named first. */
function listSubjects(document: RequirementsDocument): Subject[] {
  const { entities, statusTables, roles, rules } = document
  const people = contentStems(roles.flatMap(({ name, also = [] }) => [name, ...also]).join(' '))
  const names = [
    ...entities.map(({ name }) => name),
    ...statusTables.map(({ thing }) => thing),
    ...listRequirements(document).flatMap(({ text }) => thingsIn(text)),
  ]
  const subjects = new Map<string, Subject & { count: number }>()
  for (const name of names) {
    const isDense = DENSE.test(name)
    const [key = ''] = isDense ? [name] : [...contentStems(name)].slice(-1)
    const isNobodys = key === '' || people.has(key) || roles.some((role) => role.name === name)
    if (isNobodys || subjects.has(key) || OF_NO_KIND.test(name)) continue
    const isIn = (text: string) => (isDense ? text.includes(name) : contentStems(text).has(key))
    const count = rules.filter(({ text }) => isIn(text)).length
    if (count >= FEWEST) subjects.set(key, { name: capitalise(name), isIn, count })
  }
  return [...subjects.values()].sort((a, b) => b.count - a.count)
}

/** Words for how much, when and where are in rules of every kind. */
const OF_NO_KIND =
  /\b(?:years?|months?|weeks?|days?|hours?|minutes?|times?|dates?|places?|things?|numbers?|names?|lists?|people|rest|ways?|sides?)$/iu
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** 「家族割引券を」「サウナの」: a noun, by the particle behind it. */
const JAPANESE_THINGS = /[\p{Script=Han}\p{Script=Katakana}ー]{2,}(?=[をの])/gu
/** "the estimate", "a loaner": a noun, by the article before it. */
const ENGLISH_THINGS =
  /\b(?:the|an?|their|own|all|our) (?!app\b|same\b|first\b)(\p{L}{4,})\b(?! \p{L}+ed\b)/giu

function thingsIn(text: string): string[] {
  if (DENSE.test(text)) return [...text.matchAll(JAPANESE_THINGS)].map(([thing]) => thing)
  return [...text.matchAll(ENGLISH_THINGS)].map(([, thing = '']) => thing)
}
