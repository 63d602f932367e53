import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import { channelIn } from '#domain/reading/facts/messages/channels.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import * as cues from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import { figuresOf } from './plain-measures.ts'
import { readMessage } from './plain-messages.ts'
import type { PlainRole } from './plain-people.ts'
import { findNamedActor, guess, plain, tidy } from './plain-rows.ts'

export function readOut(line: PlainLine): ProposedRow[] {
  const bare = line.text.replace(REFUSAL, '')
  const because = cues.BECAUSE.exec(bare)
  const cut = because === null ? bare : bare.slice(0, because.index)
  const reason = because === null ? null : bare.slice(because.index + because[0].length)
  const what = line.label ?? cut
  const why = line.label !== null && reason === null ? line.body : reason
  const names = splitList(what, { start: 0, end: what.length }).map(({ text }) => text)
  const isList =
    !names.some((name) => REMARK.test(name)) &&
    names.length > 1 &&
    names.every((name) => name.split(/\s+/).length <= 4)
  if (isList) return names.map((name) => outOf(name, why, line))
  const comma = what.search(/,\s/u)
  if (comma === -1) return [outOf(what, why, line)]
  const remark = tidy(what.slice(comma))
  return [outOf(what.slice(0, comma), why ?? (CONCEDES.test(remark) ? null : remark), line)]
}

const JOINS = 'y|e|und|et|tampoco|auch'
const DENIALS = [
  "no|sin|nada de|nada|kein(?:e|en)?|pas de|pas d['’]|non|niente|geen|sem|não|nicht",
  'tampoco',
]
const SPANISH_HAVE = [
  'incluir(?:á|emos|án)|incluye[ns]?|incluimos|habrá|hay|haremos|hacemos|queremos',
  'necesitamos',
]
const OTHERS_HAVE = 'wird es|gibt es|machen wir|haremos|teremos|haverá|vai ter|ci sarà|vogliamo'
const GOING_TO = 'vamos a (?:hacer|tener|incluir)'
const THE_OR_A = /keine?n?\s+|(?:el|la|los|las|un|una)\s+/
/** "No se incluirá la venta", "Tampoco inventario": the words that refuse, without what. */
const REFUSAL = makePattern(
  'iu',
)`^(?:(?:${JOINS})\s+)?(?:(?:${DENIALS})\s+)?(?:(?:se\s+)?(?:${SPANISH_HAVE}|${OTHERS_HAVE}|${GOING_TO})\s+(?:${THE_OR_A})?)?(?:el|la|los|las)?(?<=^|\s)\s*`

/** "eso es otra cosa": about what is left out. */
const REMARK = /^(?:eso|esto|ya|das|dies|c['’]est|ça|isso|quello|questo|dat)(?![\p{L}])/iu
/** "lo lleva mi hermano": who cares for it instead, after what is left out. */
const INSTEAD =
  /^eso es |^(?:eso |ya )?l[oae]s?\s+\p{Ll}+|^(?:das|die|den) (?:macht|machen|führt|erledigt)|^c['’]est .{2,30} qui/iu

/** A part of the sentence before that says why it is left out. */
export function readOuts(line: PlainLine, before: ProposedRow | undefined): ProposedRow[] {
  const isReason = before?.kind === 'out' && before.because === null && INSTEAD.test(line.text)
  if (!isReason) return readOut(line)
  before.because = plain(line)
  before.said.push({ question: line.question, words: line.text })
  return []
}

/** "..., aunque todos lo piden": no reason. */
const CONCEDES = /^(?:aunque|obwohl|auch wenn|bien que|embora|anche se|hoewel|todavía)(?![\p{L}])/iu

function outOf(what: string, because: string | null, line: PlainLine): ProposedRow {
  return guess('out', { what: tidy(what), because: because === null ? null : tidy(because) }, line)
}

/** "De cada alumno nombre, correo", "Von den Booten Nummer und Typ": what is kept of whom. */
const OF_EACH =
  /^(?:y\s+|und\s+)?(?:de|por|para|von|für|zu|pro|pour|per|di|da|van|del)\s+(?:(?:cada|jede[mnrs]?|chaque|ogni|elke?|los|las|la|el|den|dem|der|les|le|i|gli|os|as|een)\s+)?(\p{L}+)[\s:,]+/iu
/** So many parts make a list of fields without a name in front. */
const LIST = 3

export function readThing(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  if (cues.PRIVATE.test(line.label ?? ''))
    return [guess('quality', { about: 'privacy', what: plain(line), figure: null }, line)]
  if (cues.KEEP.test(line.text) && line.label === null) {
    return [
      guess(
        'quality',
        { about: 'law', what: plain(line), figure: findAmounts(line.text)[0]?.text ?? null },
        line,
      ),
    ]
  }
  if (
    cues.PRIVATE.test(line.text) &&
    splitList(line.body, { start: 0, end: line.body.length }).length < 3
  ) {
    return [guess('quality', { about: 'privacy', what: plain(line), figure: null }, line)]
  }
  const each = OF_EACH.exec(line.text)
  const list = each === null ? line.body : line.text.slice(each[0].length)
  const parts = splitList(list, { start: 0, end: list.length })
  const named = line.label ?? each?.[1] ?? line.heading
  const name = named ?? (parts.length >= LIST ? roles[0]?.name : null) ?? null
  if (name === null) return []
  const fields = parts.map(({ text }) => ({
    name: text.replace(cues.ARTICLE, ''),
    private: cues.PRIVATE.test(text),
    values: [],
  }))
  const bare = name.replace(
    /^(?:pour chaque|por cada|para cada|für jede[nrs]?|per ogni|de|del|von|vom|du|des|do|da|di|van)\s+/iu,
    '',
  )
  return [guess('thing', { name: bare.replace(cues.ARTICLE, ''), fields, keep: null }, line)]
}

/** "El restaurante debe ver el pedido de mañana": what somebody shall see first. */
const SHOWN =
  /^(?<who>[^,.]{3,40}?)\s+(?:deben?|debería[ns]?|tienen? que|doit|doivent|soll|sollen|muss|müssen|deve[mn]?|devono)\s+(?:poder\s+)?(?:ver|voir|vedere|sehen)\s+(?<what>.+)$/iu

export function readLook(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  const shown = SHOWN.exec(line.text)?.groups
  const who = shown === undefined ? null : findNamedActor(shown.who ?? '', roles)
  if (shown !== undefined && who !== null) {
    const fields = { name: who, shows: tidy(shown.what ?? ''), role: who }
    return [{ ...guess('screen', fields, line), certainty: 'clear' }]
  }
  const about = cues.ACCESSIBLE.test(line.text)
    ? 'accessibility'
    : cues.DEVICE.test(line.text)
      ? 'device'
      : cues.LANGUAGE.test(line.text)
        ? 'language'
        : cues.STYLE.test(line.text)
          ? 'style'
          : null
  if (about !== null) return [guess('look', { about, what: plain(line) }, line)]
  const [first = '', ...more] = line.text.split(/,\s+/)
  const second =
    more.length > 0 && first.split(/\s+/).length <= 3 ? findNamedActor(first, roles) : null
  if (second !== null)
    return [guess('screen', { name: second, shows: tidy(more.join(', ')), role: second }, line)]
  return [
    guess(
      'screen',
      {
        name: line.label ?? plain(line),
        shows: line.label === null ? null : line.body,
        role: null,
      },
      line,
    ),
  ]
}

const NO_MORE =
  /^(?:no|nada|keine?n?|nichts|pas|rien|non|niente|geen|niets|sem|nenhum|ningún|ninguna)(?![\p{L}])|^[\p{L}-]+ (?:no|tampoco|nicht|auch nicht|niet)(?=\s*[,.]|$)/iu

/** "con tarjeta no", "SMS no". */
const REFUSED_LAST =
  /^(?:(?:pero|y|aber|mais|mas)\s+)?((?:con |mit |par |avec |com )?[\p{L}\s-]{3,30}?)\s+(?:no|nicht|pas|não|niet)[.!]?$/iu

/** "Mail reicht": how messages travel, and none of them. */
function isChannelAlone(text: string): boolean {
  return channelIn(text) !== null && text.split(/\s+/).length <= 3
}

export function readConnection(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  if (NO_MORE.test(line.text)) return readOut(line)
  const refused = REFUSED_LAST.exec(line.text)?.[1]
  if (refused !== undefined) return [outOf(refused, null, line)]
  const messages = isChannelAlone(line.text) ? [] : readMessage(line, roles)
  if (messages.length > 0) return messages
  const isMoney = findAmounts(line.text).some(({ kind }) => kind === 'money' || kind === 'share')
  if (isMoney || cues.PAYING.test(line.text)) return [guess('money', { what: plain(line) }, line)]
  const row = guess('connection', { what: plain(line), direction: null }, line)
  return [cues.OTHER_PROGRAM.test(line.text) ? { ...row, certainty: 'clear' } : row]
}

export function readQuality(line: PlainLine): ProposedRow[] {
  const { text } = line
  const amounts = findAmounts(text)
  const about =
    cues.LAW.test(text) || cues.KEEP.test(text)
      ? 'law'
      : cues.PRIVATE.test(text)
        ? 'privacy'
        : cues.SPEED.test(text)
          ? 'speed'
          : cues.AVAILABLE.test(text)
            ? 'availability'
            : amounts.length > 0 || figuresOf(text).length > 0
              ? 'size'
              : 'other'
  return [guess('quality', { about, what: plain(line), figure: amounts[0]?.text ?? null }, line)]
}

export function readLimit(line: PlainLine): ProposedRow[] {
  const about = cues.UNKNOWN.test(line.text)
    ? 'unknown'
    : cues.WORRY.test(line.text)
      ? 'worry'
      : cues.ASSUMES.test(line.text)
        ? 'assumption'
        : null
  if (about !== null) return [guess('doubt', { about, what: plain(line) }, line)]
  return [guess('limit', { about: limitIn(line.text), what: plain(line) }, line)]
}

function limitIn(text: string): 'budget' | 'date' | 'people' | 'other' {
  if (findAmounts(text).some(({ kind }) => kind === 'money') || cues.BUDGET.test(text))
    return 'budget'
  if (cues.DATE.test(text)) return 'date'
  return cues.BUILDS.test(text) ? 'people' : 'other'
}
