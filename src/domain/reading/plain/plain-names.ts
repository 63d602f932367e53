import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { ARTICLE, FOUNDER, MAY, NEGATION } from './cues.ts'

/** Who a sentence begins with, and what it tells of them. */
export interface NamedStart {
  name: string
  also: string[]
  rest: string
}

const LEAD =
  /^(?:(?:y|pero|ah|bueno|pues|entonces|luego|después|también|und|aber|dann|auch|gut|naja|et|mais|puis|alors|ma|poi|mas|então|maar|en|e)(?=[\s,])[\s,]*)+/iu
const PRONOUN =
  /^(?:él|ella|ellos|ellas|er|sie|es|das|dies|il|elle|ils|elles|ele|ela|lei|lui|hij|zij|eso|esto|todo|todos|nadie|alles|alle|niemand|sonst|quien|wer|qui|chi|punkt)$/iu
const BEING =
  /^(?:es|son|está|están|era|hay|ist|sind|war|gibt|est|sont|é|são|è|sono|is|zijn|soll|muss|tiene|tienen|hat|haben)(?![\p{L}])/iu
const NAME_WORDS = 4

/** Without the words that only lead over to it. */
export function removeLead(text: string): string {
  return text.replace(LEAD, '')
}

/** The name in front of a label: brackets are other names of it, or remarks. */
export function nameOfLabel(label: string, rest: string): NamedStart | null {
  const name = clean(label.replace(/\s*\([^)]*\)\s*/g, ' '))
  if (!isName(name)) return null
  const inside = /\(([^)]*)\)/u.exec(label)?.[1] ?? ''
  const also = FOUNDER.exec(inside)?.[0]
  return { name, also: also === undefined ? [] : [also.toLowerCase()], rest }
}

/** The name that a sentence begins with: before a comma, "that", or what they may or do. */
export function nameAtStart(text: string, known: ReadonlySet<string>): NamedStart | null {
  const bare = removeLead(text)
  const founder = /^(?:yo|ich|moi|je|io|eu|ik)(?![\p{L}])/iu.exec(bare)
  if (founder !== null)
    return {
      name: founder[0],
      also: [founder[0].toLowerCase()],
      rest: bare.slice(founder[0].length),
    }
  const phrase = phraseAtStart(bare)
  if (phrase === null || BEING.test(phrase.rest.trimStart())) return null
  const isTold = known.has(phrase.name) || ARTICLE.test(bare) || tellsRight(phrase.rest)
  return isTold && isName(phrase.name) ? phrase : null
}

function phraseAtStart(bare: string): NamedStart | null {
  const article = ARTICLE.exec(bare)?.[0] ?? ''
  const after = bare.slice(article.length)
  const noun =
    /^(?:(?:\p{Ll}{2,}e[rnms]?\s+)?\p{Lu}[\p{L}-]+|[\p{L}-]{3,})(?:\s+(?:de|del|des|du|von|vom|da|do|di|della)\s+(?:(?:la|los|las|der|den)\s+)?[\p{L}-]+)?/u.exec(
      after,
    )?.[0]
  if (noun === undefined) return null
  // "mi hermano Julián puede …": the name belongs to what he is.
  const own = /^\s+(\p{Lu}\p{Ll}+)(?=\s)/u.exec(after.slice(noun.length))
  if (own?.[1] !== undefined && /^\p{Ll}/u.test(noun) && article !== '')
    return {
      name: clean(noun),
      also: [own[1]],
      rest: after.slice(noun.length + own[0].length),
    }
  return {
    name: clean(noun),
    also: [],
    rest: after.slice(noun.length).replace(/^\s*\([^)]*\)/u, ''),
  }
}

/** "Eltern melden ihr Kind an". */
const GERMAN_VERB = /^\s+\p{Ll}{3,}(?:en|t)(?=\s)/u

/** Whether "sieht …", "no puede …", ", que ve …" follows. */
function tellsRight(rest: string): boolean {
  const next = rest.trimStart().split(/\s+/).slice(0, 2).join(' ')
  return MAY.test(next) || NEGATION.test(next) || GERMAN_VERB.test(rest)
}

function isName(name: string): boolean {
  if (name === '' || name.split(/\s+/).length > NAME_WORDS) return false
  if (PRONOUN.test(name)) return false
  return !isWhole(NEGATION, name) && !isWhole(MAY, name)
}

function isWhole(cue: RegExp, text: string): boolean {
  return cue.exec(text)?.[0].length === text.length
}

function clean(text: string): string {
  return text
    .replace(ARTICLE, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s,]+$/u, '')
    .trim()
}

/** Names with a capital in the middle of a sentence ("mi hermana Paola"): persons are among them. */
export function findNames(texts: readonly string[]): ReadonlySet<string> {
  const found = texts.flatMap((text) =>
    [...text.matchAll(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu)].map(([name]) => name),
  )
  return new Set(found)
}

const I_AM = 'soy|je suis|sou|sono'
const ARTICLES = /un[ae]?\s+|l[ea]\s+|l['’]|[oa]\s+|il\s+|uma?\s+/
const TRADE_ENDINGS = 'era|ero|aria|ario|aire|ora|dor|ente|enta|ante|anta|ista|iste'
const MORE_TRADE_ENDINGS = 'rice|triz|euse|ière|eiro|eira|eira|tore|dona|dono'
const TOLD_TRADE = makePattern(
  'iu',
)`(?<![\p{L}])(?:${I_AM})\s+(?:${ARTICLES})?(\p{Ll}{3,}(?:${TRADE_ENDINGS}|${MORE_TRADE_ENDINGS}))(?![\p{L}])`
/** What the founder calls themselves ("ich als Wirt", "soy el cocinero"), or the owner in their language. */
export function founderName(texts: readonly string[], language: string): string {
  const whole = texts.join('\n')
  const told =
    /(?<![\p{L}])(?:ich als|ich bin (?:der|die|ein|eine)?)\s+(\p{Lu}\p{L}+)/u.exec(whole)?.[1] ??
    /(?<![\p{L}])(?:yo como|soy (?:el|la)) (?!únic|que\b|mism)(\p{Ll}{4,})/iu.exec(whole)?.[1] ??
    TOLD_TRADE.exec(whole)?.[1]
  if (told !== undefined) return told
  const isWoman = /(?<![\p{L}])(?:soy la|yo sola|nosotras|yo misma)(?![\p{L}])/iu.test(whole)
  return OWNERS[language] ?? (isWoman ? 'dueña' : 'dueño')
}

const OWNERS: Readonly<Record<string, string>> = {
  de: 'Inhaber',
  fr: 'propriétaire',
  pt: 'dono',
  it: 'titolare',
  nl: 'eigenaar',
}
