import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowFields } from '#domain/reading/rows.ts'
import { ARTICLE, BECAUSE, MAY, NEGATION } from './cues.ts'
import { isDeed, toBaseForm } from './verb-forms.ts'

export type PlainRight = Omit<RowFields['permission'], 'role'>

interface Part {
  text: string
  sign: string
}

const JOINT =
  /\s*[,;]\s*|\s+(?=(?:pero|sino|aber|mais|maar|mas|ma)\s)|\s+(?=ni\s)|\s+(?:y|e|o|und|oder|et|ou|en|of)\s+/giu
const FILLERS = 'o sea|pues|bueno|claro|obvio|obviamente|natürlich|bien sûr'
const CONJUNCTIONS =
  'pero|aber|mais|maar|mas|ma|y|e|und|et|también|auch|aussi|además|que|die|qui|wo|gut'
const PRONOUNS = 'ils?|elles?|je|er|sie|ele|ela|lui|lei|hij|zij|ellos|ellas|él|ella'
const LEAD = makePattern('iu')`^(?:(?:${FILLERS}|${CONJUNCTIONS}|${PRONOUNS})(?=[\s:])[\s:]*)+`
const SOLE =
  /^(?:(?:soy|es|ist|bin) (?:la|el|der|die) (?:única|único|einzige)n? (?:que|der|die)|(?:s[oó]lo|nur|seulement) (?:ellos|ellas|él|ella|yo|sie|er|ich|eux|elles|lui|elle))\s+/iu
const REMARK =
  /^(?:es|son|soy|ist|sind|bin|est|sont|é|são|è|sono|porque|aunque|ya que|weil|damit|para que|punkt|sonst|así que|cuando|wenn|si)(?![\p{L}])/iu
const SPANISH_STARTS = 'el|la|los|las|lo|su|sus|mi|mis|un|una|todos?|todas?|nada'
const GERMAN_STARTS = 'der|die|das|den|dem|ein|eine|alle[sn]?|nur|solo|sólo|seine?|ihre?|eigene'
const OTHER_STARTS = 'le|les|des|ses|sa|son|il|gli|o|os|as|het|de'
const PREPOSITIONS = 'en|con|a|al|para|por|von|mit|für|bei'
const QUESTION_WORDS = 'quién|cuándo|cuántas?|qué|wer|was|wann|wie'
const NO_VERB = makePattern(
  'iu',
)`^(?:${SPANISH_STARTS}|${GERMAN_STARTS}|${OTHER_STARTS}|${PREPOSITIONS}|${QUESTION_WORDS})(?![\p{L}])`
/** What one is given is no right. */
const RECEIVES =
  /^(?:recib(?:e|en|irá|irán)|bekommt|bekommen|erhält|erhalten|reçoit|reçoivent|recebe[mn]?|riceve|ricevono|krijgt|krijgen)(?![\p{L}])/iu
/** "freie Tage": an adjective and its noun. */
const PHRASE = /^(?:\p{Ll}+e[rsm]?\s+)?\p{Lu}/u
/** "ni reservas ni plata". */
const NEITHER = /^(?:ni|ni siquiera)\s/iu
/** "Rulo sí", "Anahí no jaja": no deed of its own. */
const NO_DEED = /^(?:sí|si|no|ok|claro|obvio|tampoco|también|ja(?:ja)+|je(?:je)+)?$/iu
const SEEING: Readonly<Record<string, string>> = { es: 'ver', pt: 'ver', it: 'vedere' }
const LAUGH = /[\s,]*(?:ja(?:ja)+|je(?:je)+|xd)[\s!.]*$/iu
const PLACE = /^(?:en|de|del|desde|con|al|bei|im|in|am|vom|dans|au|chez|à|na|no|nella|bij)\s/iu
const STARTS_ANEW = /^(?:el|la|los|las|lo|le|les|il|gli|os|as|sus?|quién|qué|cuándo)(?![\p{L}])/iu
const OWN_ONLY = /\s+(?:no más|nomás|nada más)$/iu

/** Each right of what is told of somebody: "ve los pedidos y el horario, no los precios". */
export function findRights(rest: string, language: string): PlainRight[] {
  const rights: (PlainRight & { raw: string })[] = []
  let may: PlainRight['may'] = 'may'
  let verb = ''
  for (const { text, sign } of partsOf(withoutReason(rest))) {
    const isSole = SOLE.test(text)
    const told = text.replace(SOLE, '').replace(LEAD, '')
    if (!isSole && (REMARK.test(told) || RECEIVES.test(told))) continue
    const isDenied = NEGATION.test(told.replace(OWN_ONLY, '')) || NEITHER.test(told)
    const bare = ownFirst(withoutNegation(told).replace(NEITHER, '').replace(LAUGH, ''))
    if (NO_DEED.test(bare)) continue
    const hasVerb = !NO_VERB.test(bare) && !PHRASE.test(bare) && agrees(bare, rights[0]?.raw)
    const before = rights.at(-1)
    // "la señora que lleva la caja cobra": who is meant, and a deed without an end.
    if (before === undefined && sign === '' && /^(?:que|qui|che)\s/iu.test(text)) continue
    if (isSole) may = 'only'
    else if (isDenied) may = 'never'
    else if (hasVerb && may !== 'only') may = 'may'
    else if (/^(?:pero|aber|mais|maar|ma)\b/iu.test(text)) may = 'may'
    if (!/\p{L}{2}/u.test(bare)) continue
    if (NEITHER.test(told) && !isDeed(bare, language)) {
      rights.push({
        may: 'never',
        what: '',
        raw: `${verb === '' ? (SEEING[language] ?? '') : verb} ${bare}`.trim(),
      })
      continue
    }
    if (hasVerb) verb = MAY.exec(bare)?.index === 0 ? firstWords(bare) : ''
    // "en la tienda, captura los pedidos": where somebody stands is no right.
    if (before === undefined && !hasVerb && !isDenied && PLACE.test(bare)) continue
    const startsAnew = STARTS_ANEW.test(bare) && (verb !== '' || !/^\s/u.test(sign))
    const isMore = !hasVerb && !isDenied && before !== undefined && !startsAnew
    if (isMore) before.raw += `${sign}${bare}`
    else rights.push({ may, what: '', raw: hasVerb || verb === '' ? bare : `${verb} ${bare}` })
  }
  const told = rights.map(({ may: right, raw }) => ({
    may: right,
    what: toBaseForm(ownOnly(raw), language),
  }))
  return told.map((right, at) => ({ ...right, what: withObject(right.what, told[at - 1]?.what) }))
}

/** "ven los cumples, hora, edad": after a verb of several, what does not end like one is a noun. */
function agrees(text: string, first: string | undefined): boolean {
  if (!/^\p{Ll}+[ae]n(?=\s|$)/u.test(first ?? '')) return true
  return /^(?:se\s|l[oae]s?\s|les?\s|me\s|nos\s)?\p{L}+(?:n|[aei]r(?:se|l[oae]s?)?)(?=\s|$)/u.test(
    text,
  )
}

/** "hacer su pedido, cambiarlo antes del corte": "it" is what the deed before was done to. */
function withObject(what: string, before: string | undefined): string {
  const found = /^(\p{Ll}+[aei]r)(?:los|las|lo|la)(?=\s|$)/iu.exec(what)
  const object = /^\p{Ll}+r\s+((?:el|la|los|las|su|sus|un|una)\s+\p{Ll}+)/iu.exec(before ?? '')?.[1]
  if (found?.[1] === undefined || object === undefined) return what
  return `${found[1]} ${object}${what.slice(found[0].length)}`
}

/** "puede ver" of "puede ver el horario", "ve" of "ve el horario". */
function firstWords(text: string): string {
  return (
    /^(?:(?:puede[ns]?|peut|kann|darf|pode|può|kan|mag)\s+(?:ver|voir|vedere|zien)|(?:ve|ven|veo|voit|voient|sieht|sehen|vê|veem|vede|vedono|ziet|zien))(?=\s|$)/iu.exec(
      text,
    )?.[0] ?? ''
  )
}

/** "nomás ve su bici" is "ve solo su bici". */
function ownFirst(text: string): string {
  const found = /^(?:nom[aá]s|s[oó]lo|solamente|únicamente|nada más)\s+(\p{Ll}+)(?=\s)/iu.exec(text)
  if (found?.[1] === undefined || NO_VERB.test(found[1])) return text
  return `${found[1]} solo${text.slice(found[0].length)}`
}

function ownOnly(text: string): string {
  if (!OWN_ONLY.test(text)) return text
  return text.replace(OWN_ONLY, '').replace(/\s(?=\S)/u, ' solo ')
}

function withoutReason(text: string): string {
  const because = BECAUSE.exec(text)
  const bare = because === null || because.index === 0 ? text : text.slice(0, because.index)
  return bare.replace(/[\s.!]+$/u, '')
}

function withoutNegation(text: string): string {
  if (OWN_ONLY.test(text)) return text
  const isFrench = /(?<![\p{L}])(?:ne\s|n['’])/iu.test(text)
  return (isFrench ? text.replace(/(?<=\s)(?:pas|plus|jamais|rien)\s/iu, '') : text)
    .replace(NEGATION, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:,]+/u, '')
    .replace(/^(?:pas|plus)\s+/iu, '')
    .trim()
}

function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  let sign = ''
  for (const match of text.matchAll(JOINT)) {
    if (match[0].trim() === 'o' && text.slice(match.index).startsWith(' o sea ')) continue
    parts.push({ text: text.slice(from, match.index).trim(), sign })
    from = match.index + match[0].length
    sign = match[0].trim() === ',' ? ', ' : match[0]
  }
  parts.push({ text: text.slice(from).trim(), sign })
  return parts.filter((part) => part.text.replace(LEAD, '').replace(ARTICLE, '') !== '')
}
