import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { type FactsContext, findRole } from '#domain/reading/facts/facts-context.ts'
import type { UnitPieces } from '#domain/reading/facts/pieces.ts'
import { propose } from '#domain/reading/facts/propose.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { channelIn, isChannelOnly } from './channels.ts'
import { BEFORE_WHAT, TIME } from './message-rows.ts'

/** Where a founder orders messages as such, not as what somebody says to somebody. */
const QUESTIONS: ReadonlySet<string> = new Set(['q9', 'q12', 'q13'])
const SENDS =
  /(?<=^|[,;:.!?→>(–—-]\s*|\s(?:and|then|also|plus|so)\s+|\s)(?:text|e-?mail|mail|sms|whats ?app|message|msg|ping|notify|tell|remind|alert|warn|inform)\s+/giu
/** "a text to …", "gets an email": the message as a thing. */
const NO_ORDER =
  /(?:^|\s)(?:an?|the|by|per|via|no|not|don['’]?t|never|another|every|each|get|gets|to|can|will|should|must|i|we|you|they|he|she|it|or|her|his|their|my|my own|our|'ll|would|could|and no|of)\s+$/i
const ALL =
  /^(?:everyone|everybody|all of (?:them|us)|all (?:the )?\p{L}+|them all|whoever \p{L}+|the others|the rest)(?: in (?:the )?\p{L}+| on (?:the )?\p{L}+)?/iu
const JOINT = /^\s*(?:\+|&|,?\s*and|plus)\s+/i
const MOST_WORDS = 3
/** "critical ones to Kev as well", "late ones go to me". */
const GOES_TO =
  /^(?<what>[^,;:]{2,60}?)\s+(?:(?:should |must |also |all |just )*(?:go|goes|come|comes|is sent|are sent)\s+)?(?:straight |right |direct(?:ly)? )?to\s+(?<rest>.+)$/iu
const MOVES = 'go|goes|come|comes|sent|sends?|gets?'
const PAYS = 'pay|pays|paid|cheque|check|cash|transfer|bank|money|cost'
const FILES = 'link|connect|import|export|copy|move|moved|type|typed'
const OTHER_DEEDS = 'bring|brought|switch|talk|used|have|has|need|needs|want'
const NO_MESSAGE = makePattern(
  'i',
)`\b(?:${MOVES}|${PAYS}|${FILES}|${OTHER_DEEDS}|able|due|up|back|close|next|in|added)\b`

interface Ordered {
  rows: ProposedRow[]
  /** The words that they took. */
  texts: string[]
}

/** "text the climber the day before", "late: msg her + me", "report by email to head office": an order each. */
export function readOrdered(unit: UnitPieces, context: FactsContext): Ordered {
  const { question, text } = unit.whole
  if (!QUESTIONS.has(question)) return { rows: [], texts: [] }
  const orders = ordersIn(text, context)
  const found = orders.length > 0 ? orders : question === 'q13' ? goingTo(text, context) : []
  const rows = found.flatMap(({ to, when, channel, words }) =>
    to.map((each) =>
      propose(
        'message',
        { to: each, when, channel },
        {
          said: [{ question, text: words }],
          certainty: when === null || isLoose(question, when) ? 'guess' : 'clear',
        },
      ),
    ),
  )
  return { rows, texts: found.map(({ words }) => words) }
}

/** In a case "the day before" leaves open what it goes before. */
function isLoose(question: string, when: string): boolean {
  return question === 'q12' && BEFORE_WHAT.test(when)
}

interface Order {
  to: string[]
  when: string | null
  channel: string | null
  words: string
}

function ordersIn(text: string, context: FactsContext): Order[] {
  const starts = [...text.matchAll(SENDS)].flatMap((match) => {
    const before = text.slice(0, match.index)
    if (NO_ORDER.test(before)) return []
    const from = match.index + match[0].length
    const { to, end } = receiversAt(text, from, context)
    return to.length === 0 ? [] : [{ verb: match[0].trim(), start: match.index, to, end }]
  })
  return starts.map(({ verb, start, to, end }, at) => {
    const rest = text.slice(end, starts[at + 1]?.start ?? text.length)
    const tail = (/^[^.;!?]*/.exec(rest)?.[0] ?? '').replace(/[\s,]+(?:and|then|so|plus)?\s*$/i, '')
    const before = at === 0 ? text.slice(0, start) : ''
    const told = tidy(tail)
    const cause = tidy(before.replace(/[\s,;:→>–—-]+(?:and|then|so)?\s*$/i, '')) || null
    const isCause = cause !== null && !/[.;!?]\s/.test(cause)
    const when = TIME.test(told) || CONDITION.test(told) || !isCause ? told || null : cause
    const quoted = isCause && when === cause ? text.slice(0, end) : text.slice(start, end)
    return {
      to,
      when: when?.replace(LED, '') ?? null,
      channel: channelIn(verb.replace(/^(?:msg|message|tell|notify|remind|warn|inform)$/i, '')),
      words: `${quoted}${tail}`.trim(),
    }
  })
}

/** "first of the month", "every Monday", "the day before". */
const WHEN =
  /^(?:(?:on|at|by|every|each|first|last|once|twice|daily|weekly|monthly|in|before|after|when|if|as soon as|right|straight|the (?:day|night|morning|evening|week|first|last|month|end))\b|\d)/i
const LED = /^(?:if|when|whenever|once|as soon as)\s+/i
const CONDITION =
  /^(?:if|when|whenever|once|as soon as|before|after|the (?:day|night|morning|evening|week|hour)|every|each|on)\b/i

/** "Report by email to district, first of the month", "Faults come to me, critical ones to Kev as well". */
function goingTo(text: string, context: FactsContext): Order[] {
  const parts = text.replace(/[\s.!]+$/, '').split(/,\s+|;\s+/)
  const found = parts.map((part) => {
    const { what = '', rest = '' } = GOES_TO.exec(part)?.groups ?? {}
    if (what === '' || NO_MESSAGE.test(what) || /^(?:no|not|never)\b/i.test(what)) return null
    const { to, end } = receiversAt(rest, 0, context)
    return to.length === 0 ? null : { part, what, to, tail: tidy(rest.slice(end)) }
  })
  const isAlone = found.filter((each) => each !== null).length === 1
  return found.flatMap((each, at) => {
    if (each === null) return []
    const next = parts[at + 1]
    // "…, first of the month": when it is sent is behind the comma.
    const isTime =
      isAlone && at === 0 && parts.length === 2 && next !== undefined && WHEN.test(next)
    const time = isTime ? next : null
    const plain = each.what
      .replace(/\s+by\s+\S+$/i, '')
      .replace(/\bones?$/i, (at > 0 ? found[0]?.what.toLowerCase() : null) ?? 'ones')
    // "SMS to the customer when the cake is ready": the way in front, what sets it off behind.
    const isWay =
      isChannelOnly(plain.replace(/^(?:an?|the|one) /i, '')) ||
      /^(?:an? )?(?:message|notification|alert|ping)$/i.test(plain)
    const cause = each.tail.replace(LED, '')
    if (isWay && cause === '') return []
    const told = isWay ? cause : plain
    const when = time === null ? told : `${told}, ${time}`
    const words =
      time === null
        ? each.part
        : `${each.part}${text.slice(each.part.length).replace(/[\s.!]+$/, '')}`
    return [{ to: each.to, when, channel: channelIn(each.part), words }]
  })
}

/** "the climber + me", "everyone in the load": whom the words right after the verb name. */
function receiversAt(
  text: string,
  from: number,
  context: FactsContext,
): { to: string[]; end: number } {
  const to: string[] = []
  let end = from
  for (let at = from; ; ) {
    const found = receiverAt(text.slice(at), context)
    if (found === null) break
    to.push(found.name)
    end = at + found.length
    const joint = JOINT.exec(text.slice(end))?.[0]
    if (joint === undefined) break
    at = end + joint.length
  }
  return { to: [...new Set(to)], end }
}

function receiverAt(
  text: string,
  { roles }: FactsContext,
): { name: string; length: number } | null {
  const me = /^(?:me|us)\b/i.exec(text)
  const founder = roles.find((role) => role.founder === true)
  if (me !== null)
    return founder === undefined ? null : { name: founder.name, length: me[0].length }
  const all = ALL.exec(text)?.[0]
  if (all !== undefined) return { name: findRole(all, roles)?.name ?? all, length: all.length }
  const lead = /^(?:the|all|all the|my|our|both|that|whichever)\s+/i.exec(text)?.[0].length ?? 0
  const words = [...text.slice(lead).matchAll(/[\p{L}\p{N}'’-]+/gu)].slice(0, MOST_WORDS)
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1]
    if (last === undefined) continue
    const length = lead + last.index + last[0].length
    const phrase = text.slice(lead, length)
    if (/[.,;:!?]/.test(phrase)) continue
    const role =
      count > 1 && !isWholeName(phrase, roles)
        ? null
        : (findRole(phrase, roles) ?? partNamed(phrase, roles))
    if (role !== null) return { name: role.name, length }
  }
  return null
}

/** A name of several words is taken whole, never "climber the day". */
function isWholeName(phrase: string, roles: FactsContext['roles']): boolean {
  const low = phrase.toLowerCase()
  return roles.some(({ name, also }) => [name, ...also].some((each) => each.toLowerCase() === low))
}

/** "district" of the "district office", when nobody else is named so. */
function partNamed(
  word: string,
  roles: FactsContext['roles'],
): FactsContext['roles'][number] | null {
  const low = word.toLowerCase()
  const named = roles.filter(({ name }) => name.toLowerCase().split(/\s+/).includes(low))
  return named.length === 1 ? (named[0] ?? null) : null
}

function tidy(text: string): string {
  return text
    .replace(/^[\s,.;:]+|[\s,.;:!]+$/g, '')
    .replace(/^(?:straight away|as well|too|also|at once)$/i, '')
}
