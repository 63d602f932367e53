import type { RowFields } from '#domain/reading/rows.ts'
import { ARTICLE, BECAUSE, MAY, NEGATION } from './cues.ts'
import { toBaseForm } from './verb-forms.ts'

export type PlainRight = Omit<RowFields['permission'], 'role'>

interface Part {
  text: string
  sign: string
}

const JOINT = /\s*[,;]\s*|\s+(?:y|e|o|und|oder|et|ou|en|of)\s+/giu
const LEAD =
  /^(?:(?:o sea|pero|aber|mais|maar|mas|ma|y|e|und|et|también|auch|aussi|además|que|die|qui|wo|gut|ils?|elles?|je|ellos|ellas|él|ella)(?=[\s:])[\s:]*)+/iu
const SOLE =
  /^(?:(?:soy|es|ist|bin) (?:la|el|der|die) (?:única|único|einzige)n? (?:que|der|die)|(?:s[oó]lo|nur|seulement) (?:ellos|ellas|él|ella|yo|sie|er|ich|eux|elles|lui|elle))\s+/iu
const REMARK =
  /^(?:es|son|soy|ist|sind|bin|est|sont|é|são|è|sono|porque|aunque|ya que|weil|damit|para que|punkt|sonst|así que|cuando|wenn|si)(?![\p{L}])/iu
const NO_VERB =
  /^(?:el|la|los|las|lo|su|sus|mi|mis|un|una|todos?|todas?|nada|der|die|das|den|dem|ein|eine|alle[sn]?|nur|solo|sólo|seine?|ihre?|eigene|le|les|des|ses|sa|son|il|gli|o|os|as|het|de|en|con|a|al|para|por|von|mit|für|bei|quién|cuándo|cuántas?|qué|wer|was|wann|wie)(?![\p{L}])/iu
/** "freie Tage": an adjective and its noun. */
const PHRASE = /^(?:\p{Ll}+e[rsm]?\s+)?\p{Lu}/u
const STARTS_ANEW = /^(?:el|la|los|las|lo|le|les|il|gli|os|as|sus?|quién|qué|cuándo)(?![\p{L}])/iu
const OWN_ONLY = /\s+(?:no más|nomás|nada más)$/iu

/** Each right of what is told of somebody: "ve los pedidos y el horario, no los precios". */
export function rightsIn(rest: string, language: string): PlainRight[] {
  const rights: (PlainRight & { raw: string })[] = []
  let may: PlainRight['may'] = 'may'
  let verb = ''
  for (const { text, sign } of partsOf(withoutReason(rest))) {
    const isSole = SOLE.test(text)
    const told = text.replace(SOLE, '').replace(LEAD, '')
    if (!isSole && REMARK.test(told)) continue
    const isDenied = NEGATION.test(told.replace(OWN_ONLY, ''))
    const bare = withoutNegation(told)
    const hasVerb = !NO_VERB.test(bare) && !PHRASE.test(bare)
    const before = rights.at(-1)
    if (isSole) may = 'only'
    else if (isDenied) may = 'never'
    else if (hasVerb && may !== 'only') may = 'may'
    else if (/^(?:pero|aber|mais|maar|ma)\b/iu.test(text)) may = 'may'
    if (!/\p{L}{2}/u.test(bare)) continue
    if (hasVerb) verb = MAY.exec(bare)?.index === 0 ? firstWords(bare) : ''
    const isMore = !hasVerb && !isDenied && before !== undefined && !STARTS_ANEW.test(bare)
    if (isMore) before.raw += `${sign}${bare}`
    else rights.push({ may, what: '', raw: hasVerb || verb === '' ? bare : `${verb} ${bare}` })
  }
  return rights.map(({ may: right, raw }) => ({
    may: right,
    what: toBaseForm(ownOnly(raw), language),
  }))
}

/** "puede ver" of "puede ver el horario", "ve" of "ve el horario". */
function firstWords(text: string): string {
  return (
    /^(?:(?:puede[ns]?|peut|kann|darf|pode|può|kan|mag)\s+(?:ver|voir|vedere|zien)|(?:ve|ven|veo|voit|voient|sieht|sehen|vê|veem|vede|vedono|ziet|zien))(?=\s|$)/iu.exec(
      text,
    )?.[0] ?? ''
  )
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
