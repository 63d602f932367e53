import { findAmounts } from '#domain/language/amounts.ts'
import { splitList } from '#domain/reading/facts/list-parts.ts'
import { channelIn } from '#domain/reading/facts/messages/channels.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import * as cues from './cues.ts'
import type { PlainLine } from './plain-answers.ts'
import { readMessage } from './plain-messages.ts'
import type { PlainRole } from './plain-people.ts'
import { guess, plain, tidy } from './plain-rows.ts'

export function readOut(line: PlainLine): ProposedRow[] {
  const bare = line.text.replace(
    /^(?:(?:y|e|und|et|tampoco|auch)\s+)?(?:no|sin|nada de|nada|kein(?:e|en)?|pas de|pas d['’]|non|niente|geen|sem|não|nicht)\s+/iu,
    '',
  )
  const because = cues.BECAUSE.exec(bare)
  const cut = because === null ? bare : bare.slice(0, because.index)
  const reason = because === null ? null : bare.slice(because.index + because[0].length)
  const what = line.label ?? cut
  const why = line.label !== null && reason === null ? line.body : reason
  const names = splitList(what, { start: 0, end: what.length }).map(({ text }) => text)
  const isList = names.length > 1 && names.every((name) => name.split(/\s+/).length <= 4)
  if (isList) return names.map((name) => outOf(name, why, line))
  const comma = what.search(/,\s/u)
  if (comma === -1) return [outOf(what, why, line)]
  const remark = tidy(what.slice(comma))
  return [outOf(what.slice(0, comma), why ?? (CONCEDES.test(remark) ? null : remark), line)]
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
  return [guess('thing', { name: name.replace(cues.ARTICLE, ''), fields, keep: null }, line)]
}

export function readLook(line: PlainLine): ProposedRow[] {
  const about = cues.DEVICE.test(line.text)
    ? 'device'
    : cues.LANGUAGE.test(line.text)
      ? 'language'
      : cues.STYLE.test(line.text)
        ? 'style'
        : null
  if (about !== null) return [guess('look', { about, what: plain(line) }, line)]
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

/** "Mail reicht": how messages travel, and none of them. */
function isChannelAlone(text: string): boolean {
  return channelIn(text) !== null && text.split(/\s+/).length <= 3
}

export function readConnection(line: PlainLine, roles: readonly PlainRole[]): ProposedRow[] {
  if (NO_MORE.test(line.text)) return readOut(line)
  const messages = isChannelAlone(line.text) ? [] : readMessage(line, roles)
  if (messages.length > 0) return messages
  const isMoney = findAmounts(line.text).some(({ kind }) => kind === 'money' || kind === 'share')
  if (isMoney) return [guess('money', { what: plain(line) }, line)]
  return [guess('connection', { what: plain(line), direction: null }, line)]
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
          : amounts.length > 0
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
  const isMoney = findAmounts(line.text).some(({ kind }) => kind === 'money')
  return [guess('limit', { about: isMoney ? 'budget' : 'other', what: plain(line) }, line)]
}
