import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { mapTexts, walk } from '#domain/requirements/walk.ts'
import { findSecrets, joinStretches, type Secret, type Stretch } from './find-secrets.ts'

type Words = Pick<DocumentText, 'withheld'>

/** What the founder asks to keep from somebody, which stands in no file. */
export function listSecrets({ answers, roles, draft }: RequirementsDocument): Secret[] {
  const found = findSecrets(
    answers,
    roles.map(({ name }) => name),
  )
  const named = (draft?.withheld ?? []).flatMap(({ words }) => findWords(answers, words))
  // What the model knew of, it wrote without.
  const known = found.map((each) => ({ ...each, isNamed: named.some((of) => overlap(each, of)) }))
  return withoutOverlaps([...known, ...named])
}

function overlap(one: Secret, two: Secret): boolean {
  return one.question === two.question && one.start < two.end && two.start < one.end
}

/** Of a name, say: fewer stand in words that have nothing to do with it. */
const FEWEST_LETTERS = 3

/** Wherever an answer has these words, letter by letter. */
function findWords(answers: RequirementsDocument['answers'], words: string): Secret[] {
  if (words.length < FEWEST_LETTERS) return []
  const own = new RegExp(escapePattern(words), 'gu')
  return answers.flatMap(({ question, text }) =>
    [...text.matchAll(own)].map(({ index: start }) => ({
      ...{ question, start, end: start + words.length, text: words, isNamed: true },
    })),
  )
}

/** The longest of those that share letters. */
function withoutOverlaps(secrets: readonly Secret[]): Secret[] {
  const sorted = [...secrets].sort((a, b) => b.text.length - a.text.length)
  return sorted.filter((secret, at) => !sorted.slice(0, at).some((each) => overlap(each, secret)))
}

/**
 * The document as others read it: without what the founder asked not to tell or put in, and what was
 * made of it (docs/decisions/0097-what-the-founder-asks-not-to-tell-is-not-in-a-file.md).
 */
export function withhold<Kind extends RequirementsDocument>(document: Kind, words: Words): Kind {
  const secrets = listSecrets(document)
  if (secrets.length === 0) return document
  const answers = document.answers.map((answer) => ({
    ...answer,
    text: cover(answer.text, secretsOf(secrets, answer.question), words.withheld),
  }))
  const found = secrets.filter(({ isNamed }) => isNamed !== true)
  const leaks = makeLeakTest({ secrets, found }, answers)
  const places = placesOf(document, secrets)
  const isSecret = (quote: Quote) => isWithin(quote, places, secrets)
  const isOfFound = (quote: Quote) => isWithin(quote, places, found)
  const gone = new Set<string>()
  const drop = (part: Item) => {
    const quotes = part.quotes ?? []
    const isAsked = part.mark === 'open'
    const hidden = quotes.filter(isOfFound)
    const isOfIt = hidden.length > 0 && (isAsked || hidden.length * 2 >= quotes.length)
    if (isOfIt || leaks(part.text ?? '')) gone.add(part.id)
  }
  walkItems(document, drop)
  const left = removeItems(dropLines(document, gone), gone)
  const { draft } = left
  const told = {
    ...left,
    asides: withoutQuotes(left.asides ?? [], isSecret),
    // What was left out is not told either.
    ...(draft !== undefined && { draft: { ...draft, withheld: [] } }),
  }
  const clean: object = walk({ ...told, answers: [] }, (part, key) => {
    if (OURS.has(key ?? '')) return mapTexts(part, (text) => coverWords(text, secrets, words))
    if (typeof part === 'string') return leaks(part) ? words.withheld : part
    return key === null && isQuote(part) && isSecret(part) ? null : undefined
  })
  return { ...(clean as Kind), answers }
}

/** Texts of the program's own: their words are not the founder's, and tell none of it by being alike. */
const OURS: ReadonlySet<string> = new Set(['starterPrompt', 'commonRules'])

function coverWords(text: string, secrets: readonly Secret[], { withheld }: Words): string {
  return secrets.reduce((whole, each) => whole.replaceAll(each.text, withheld), text)
}

interface Item {
  id: string
  mark?: string
  text?: string
  quotes?: readonly Quote[]
}

function walkItems(part: unknown, visit: (item: Item) => void): void {
  if (typeof part !== 'object' || part === null) return
  if (!Array.isArray(part) && 'id' in part && ('quotes' in part || 'text' in part))
    visit(part as Item)
  for (const inner of Object.values(part)) walkItems(inner, visit)
}

/** Asides are told by their quotes alone: without those that are kept, the request itself among them. */
function withoutQuotes(
  asides: NonNullable<RequirementsDocument['asides']>,
  isSecret: (quote: Quote) => boolean,
): NonNullable<RequirementsDocument['asides']> {
  return asides.map((aside) => ({
    ...aside,
    text: aside.quotes
      .filter(isSecret)
      .reduce((text, quote) => text.replace(quotedPattern(quote), ''), aside.text),
  }))
}

function quotedPattern({ text }: Quote): RegExp {
  return new RegExp(`[「“]?${escapePattern(text)}[」”]? ?`, 'u')
}

/** A line that tells what is gone, with others, tells none of them: they say themselves. */
function dropLines(
  document: RequirementsDocument,
  gone: ReadonlySet<string>,
): RequirementsDocument {
  const stays = ({ items }: { items: readonly string[] }) => !items.some((id) => gone.has(id))
  const { sideJourneys, moments } = document
  return {
    ...document,
    ...(sideJourneys !== undefined && { sideJourneys: sideJourneys.filter(stays) }),
    ...(moments !== undefined && { moments: moments.filter(stays) }),
  }
}

function isQuote(part: unknown): part is Quote {
  return (
    typeof part === 'object' &&
    part !== null &&
    'question' in part &&
    'text' in part &&
    !('title' in part)
  )
}

function secretsOf(secrets: readonly Secret[], question: string): Secret[] {
  return secrets.filter((each) => each.question === question)
}

function cover(text: string, secrets: readonly Secret[], instead: string): string {
  const stretches = joinStretches(secrets.map((each) => wholeSentences(text, each)))
  const covered = stretches.reduceRight(
    (whole, { start, end }) => whole.slice(0, start) + instead + whole.slice(end),
    text,
  )
  return covered
    .replace(new RegExp(`(?:${escapePattern(instead)}\\s*){2,}`, 'gu'), `${instead} `)
    .trimEnd()
}

/** In letters: a longer sentence is speech without stops, of which the rest says other things. */
const MOST_AROUND = 160

/** What a model named is a part of a sentence, whose rest would make a reader ask; a name alone stands by itself. */
function wholeSentences(text: string, { start, end, isNamed, text: words }: Secret): Stretch {
  if (isNamed !== true || contentStems(words).size < FEWEST_STEMS) return { start, end }
  const around = splitSentences(text, 0, text.length).filter(
    (each) => each.start < end && start < each.end,
  )
  const [from = start, to = end] = [around[0]?.start, around.at(-1)?.end]
  const isShort = start - from + (to - end) <= MOST_AROUND
  return isShort ? { start: Math.min(from, start), end: Math.max(to, end) } : { start, end }
}

const FEWEST_STEMS = 3

function placesOf({ answers }: RequirementsDocument, secrets: readonly Secret[]) {
  const asked = new Set(secrets.map(({ question }) => question))
  return new Map(
    answers.filter(({ question }) => asked.has(question)).map((each) => [each.question, each.text]),
  )
}

/** A quote of more than a sign or two of what is kept, wherever it stands in its answer. */
function isWithin(
  { question, text }: Quote,
  places: ReadonlyMap<string, string>,
  secrets: readonly Secret[],
): boolean {
  const at = places.get(question)?.indexOf(text) ?? -1
  const end = at + text.length
  return secretsOf(secrets, question).some(
    (secret) =>
      secret.text.includes(text) ||
      (at >= 0 && Math.min(end, secret.end) - Math.max(at, secret.start) > 3),
  )
}

/** Whether a text tells what is kept: a figure of it, or two words, that no other part of the answers has. */
function makeLeakTest(
  { secrets, found }: Record<'secrets' | 'found', readonly Secret[]>,
  others: readonly { text: string }[],
) {
  const rest = others.map(({ text }) => text).join('\n')
  const kept = found.map(({ text }) => text)
  const known = new Set(listAmounts(rest))
  const figures = new Set(
    kept.flatMap(listAmounts).filter((each) => !known.has(each) && !COMMON.test(each)),
  )
  const usual = contentStems(rest)
  const own = new Set(
    kept
      .flatMap((text) => [...contentStems(text)])
      .filter((each) => !usual.has(each) && !COMMON.test(each)),
  )
  return (text: string): boolean =>
    secrets.some((each) => text.includes(each.text)) ||
    listAmounts(text).some((each) => figures.has(each)) ||
    sharedCount(contentStems(text), own) > 1
}

/** A digit or a year alone stands in many lines that tell nothing of it. */
const COMMON = /^(?:\d|(?:19|20)\d\d)$/u

/** The figures of a text, bare and with what they count: "80", "80万", "£80", "80 pound". */
function listAmounts(text: string): string[] {
  const counted = [...text.matchAll(COUNTED)].map(([amount]) =>
    amount.replace(/\s/gu, '').toLowerCase(),
  )
  return [...listFigures(text), ...counted]
}

const COUNTED =
  /\p{Sc}\s?[\p{N}.,]*\p{N}|\p{N}[\p{N}.,]*(?:[\p{Script=Han}%]|\s?(?:pound|dollar|euro|yen)|k\b)/giu
