import { cutSpan, type Span } from '#domain/language/spans.ts'
import { BREATH } from '#domain/language/speech/breath.ts'
import { isNominative } from '#domain/reading/english/grammar/words.ts'
import { isEmptyCell } from '#domain/reading/facts/columns.ts'
import { splitList, tidyPart } from '#domain/reading/facts/list-parts.ts'
import { addTail, cutPiece, type Piece } from '#domain/reading/facts/pieces.ts'
import { readFields } from './fields.ts'
import { keptThing, saysKeep, saysPrivate } from './keep.ts'
import type { ThingReader } from './thing-reader.ts'

const BEFORE_EACH = '(?:for|per|about|of|on|remember|know|keep|store|save|hold)'
const AFTER_EACH =
  '(?=\\s+(?:with|has|have|needs?|we|i|you|it|the|a|an|his|her|its|their|who|what|when|where|how|and)\\b|\\s*[,:;(–-]|$)'
/** "for each place …": its name ends where its details begin. */
const EACH = new RegExp(
  `\\b(?:${BEFORE_EACH}\\s+)?(?:each|every)\\s+(\\p{L}+(?:[ -]\\p{L}+){0,2}?)${AFTER_EACH}`,
  'giu',
)
const POSSESSIVE =
  /^(?:the|a|an|each|every|their|his|her|my|our|your)\s+(\p{L}+(?:\s\p{L}+)?)['’]s\s+/iu
/** "For boats we store …". */
const STORED =
  /^(?:for|of|about|on)\s+(?:the\s+|our\s+|a\s+)?(\p{L}+(?:\s\p{L}+)?)[,\s]+(?:we|i|it|you)\s+(?:store|keep|save|need|want|record|note|have)\s+/iu
/** "I need to know who booked …". */
const KNOWS =
  /^(?:i|we|it|the app)(?:['’](?:d|ll))?\s+(?:(?:need|want|have|must|should|would like|has|needs)\s+(?:to\s+)?)?(?:know|keep|store|see|record|remember|save)\s+(?!each|every)/i
/** "the boat it's got a number …". */
const HAS =
  /^(?:(?:ok|okay|so|well)\s+)*(?:the|an?|our)\s+(\p{L}+(?:\s\p{L}+)?)\s+(?:it['’]?s got|it has|has got|has|have)\s+/iu
/** Speech: "the dog so its name breed size …", "then the visit the date what was done". */
const SPOKEN_FIRST =
  /^(?:(?:ok|okay|so|well|um|uh)\s+)*(?:the|an?)\s+(\p{L}+)\s+(?:so|well)\s+(?:its\s+|it['’]s\s+|the\s+)?/iu
/** "customer is name mobile address", "and the job that's the date the slot". */
const SPOKEN_IS =
  /^(?:(?:and|the|an?|my|our)\s+)*(\p{L}+)\s+(?:is|are|that['’]s|it['’]s)\s+(?=(?:the\s+)?\p{L}+\s+\p{L}+)/iu
const SPOKEN_NAME = /^(?:the|an?|each|every|my|our)\s+(\p{L}+)\s+(?:that['’]s\s+)?/iu
const SPOKEN_NEXT =
  /\bthen\s+(?:for\s+|there['’]?s\s+)?(?=(?:the|an?|each|every|my|our)\s+\p{L}+\s+\p{L}+\s+\p{L}+)/giu
/** "photos for one year". */
const FOR_TIME =
  /^(.{3,40}?)\s+for\s+(?:max\.?\s+|up to\s+)?(?:\d+|an?|one|two|three|five|seven|ten)\s+(?:days?|weeks?|months?|years?)[.!]?$/iu
/** "Late fees with date and time", "a correction with its reason": a line that names a thing and its details. */
const WITH =
  /^(?:(?:(?:an?|the|every|each|any|our)\s+)(\p{L}+(?:[ -]\p{L}+){0,2}?)|(\p{L}+(?:[ -]\p{L}+){0,2}?s))\s+(?:with|w\/)\s+(?:its\s+|their\s+|the\s+|an?\s+)?/iu
const BRACKETED = /^(\p{L}[\p{L} -]{0,24}?)(\s*\()([^()]*,[^()]*)\)$/u
const LEADS = /^\s*(?:so its|so|with its|with|has|have|needs?|its|their|his|her|and|:|,|-|–)?\s*/i
const LONE_THING = /^(?:the|our|my)\s+\p{L}+[.;,]?$/iu
const PRIVATE_CUE = /\b(?:nobody|no ?one|only|private|confidential|secret|never)\b/i

/** Cuts prose and speech: at ";", where another thing is told, around what says how long. */
function cutTelling(whole: Piece, pieces: readonly Piece[]): Piece[] {
  const cuts = new Set<number>([whole.start, whole.end])
  for (const match of whole.text.matchAll(EACH)) cuts.add(whole.start + match.index)
  for (const match of whole.text.matchAll(SPOKEN_NEXT))
    cuts.add(whole.start + match.index + match[0].length)
  for (const match of whole.text.matchAll(/[;；]/gu)) cuts.add(whole.start + match.index + 1)
  for (const piece of pieces) {
    if (!saysKeep(piece)) continue
    cuts.add(piece.start)
    cuts.add(addTail(piece, pieces).end)
  }
  const places = [...cuts].sort((a, b) => a - b)
  return places.slice(1).flatMap((to, index) => {
    const span = trimLoose(whole.answer, places[index] ?? whole.start, to)
    return span.text === '' ? [] : [cutPiece(whole, span.start, span.end)]
  })
}

function trimLoose(whole: string, start: number, end: number): Span {
  const text = whole.slice(start, end)
  const lead = /^[\s;,]*(?:(?:and|also|then|plus|um|uh)\s+)*/i.exec(text)?.[0].length ?? 0
  const tail =
    /(?:[\s;,]|\s(?:and|also|then|plus|um|uh))*$/i.exec(text.slice(lead))?.[0].length ?? 0
  return cutSpan(whole, start + lead, Math.max(start + lead, end - tail))
}

/** Reads a sentence or a stretch of speech that tells of things. */
export function tellThings(reader: ThingReader, whole: Piece, pieces: readonly Piece[]): void {
  for (const piece of cutTelling(whole, pieces)) readStatement(reader, piece)
}

/** A statement in prose or speech: "for each X …", how long, who sees it, or a bare list. */
function readStatement(reader: ThingReader, piece: Piece): void {
  if (saysKeep(piece)) {
    reader.found.keep(keptThing(piece), piece.text, piece)
    return
  }
  const forTime = FOR_TIME.exec(piece.text)?.[1] ?? spanOf(piece)
  if (forTime !== undefined) {
    reader.found.keep(forTime, piece.text.replace(/[.!]+$/, ''), piece)
    return
  }
  const just = JUST.exec(piece.text)
  if (just !== null) {
    reader.addFields(just[1] ?? '', cutPiece(piece, piece.start + just[0].length, piece.end), piece)
    return
  }
  const known = KNOWS.exec(piece.text)?.[0].length ?? 0
  if (known > 0 && known < piece.text.length) {
    readStatement(reader, cutPiece(piece, piece.start + known, piece.end))
    return
  }
  const hidden = splitHidden(piece)
  if (hidden !== null) {
    if (hidden.before !== null) readStatement(reader, hidden.before)
    reader.hide(hidden.statement)
    return
  }
  const match =
    [...piece.text.matchAll(EACH)][0] ??
    STORED.exec(piece.text) ??
    spokenIn(piece) ??
    HAS.exec(piece.text) ??
    POSSESSIVE.exec(piece.text) ??
    WITH.exec(piece.text)
  if (match !== null) {
    const list = afterLead(piece, piece.start + match.index + match[0].length)
    reader.addFields((match[1] ?? match[2] ?? '').trim(), list, piece)
  } else if (LONE_THING.test(piece.text)) {
    reader.current = tidyPart(piece.answer, piece).text
    reader.found.add(reader.current, [], { said: piece })
  } else if (!addBracketed(reader, piece) && isList(piece)) addList(reader, piece)
}

/** "checks seven years, in case somebody asks": how long, without a verb; a list tells details instead. */
function spanOf(piece: Piece): string | undefined {
  const parts = splitList(piece.answer, piece).filter(({ text }) => !/^(?:um+|uh+)$/i.test(text))
  return parts.length > 2 ? undefined : YEARS.exec(piece.text)?.[1]
}

const YEARS =
  /^(?:(?:um+|uh+),?\s+)?(?:the |our )?(\p{L}[\p{L} ]{2,30}?)\s+(?:for )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:days?|weeks?|months?|years?|yrs?)(?=$|[,.;])/iu
/** "People, just name and mobile". */
const JUST = /^(\p{Lu}\p{L}+(?: \p{L}+)?),\s+just\s+/u

function spokenIn({ text, answer, start }: Piece): RegExpExecArray | null {
  const isNext = /\bthen\s+(?:for\s+|there['’]?s\s+)?$/iu.test(answer.slice(0, start))
  if (isNext) return SPOKEN_NAME.exec(text)
  const isHeard = answer.includes(BREATH)
  return SPOKEN_FIRST.exec(text) ?? (isHeard ? SPOKEN_IS.exec(text) : null)
}

/** "boats (name, seats), oars (length, owner)": each with its details in brackets. */
function addBracketed(reader: ThingReader, piece: Piece): boolean {
  const parts = splitList(piece.answer, piece).map((part) => ({
    part,
    match: BRACKETED.exec(part.text),
  }))
  if (!parts.some(({ match }) => match !== null) || parts.some(({ match }) => match === null))
    return false
  for (const { part, match } of parts) {
    const from = part.start + (match?.[1]?.length ?? 0) + (match?.[2]?.length ?? 0)
    reader.addFields(match?.[1] ?? part.text, cutPiece(piece, from, part.end - 1), {
      ...piece,
      text: part.text,
    })
  }
  return true
}

function afterLead(piece: Piece, from: number): Piece {
  const rest = piece.answer.slice(from, piece.end)
  const lead = LEADS.exec(rest)?.[0].length ?? 0
  return cutPiece(piece, from + lead, piece.end)
}

/** "… and the gate code that gate code nobody sees but the cox": the list, and what is private. */
function splitHidden(piece: Piece): { before: Piece | null; statement: Piece } | null {
  if (!saysPrivate(piece.text)) return null
  const cue = piece.text.search(PRIVATE_CUE)
  const lead = cue === -1 ? '' : piece.text.slice(0, cue)
  const from = Math.max(...[' that ', ' the ', ', ', ' and '].map((sign) => lead.lastIndexOf(sign)))
  if (splitList(piece.answer, piece).length < 3 || from <= 0)
    return { before: null, statement: piece }
  const before = trimLoose(piece.answer, piece.start, piece.start + from)
  const statement = trimLoose(piece.answer, piece.start + from, piece.end)
  return {
    before: cutPiece(piece, before.start, before.end),
    statement: cutPiece(piece, statement.start, statement.end),
  }
}

/** Several short parts and hardly a verb. */
function isList(piece: Piece): boolean {
  // "name and phone keep for later, but ask first" orders something.
  if (/\b(?:keep|store|delete|remove|ask|tell)\b/i.test(piece.text)) return false
  if (/^the\s+\p{L}+,/iu.test(piece.text)) return true
  if (/^(?:who|what|when|where|which|how|whether)\b[^?]*$/i.test(piece.text)) return true
  const parts = splitList(piece.answer, piece)
  const [first, second] = parts
  if (first === undefined || second === undefined) return false
  const opening = cutPiece(piece, first.start, second.end).tokens
  const isSentence = opening.some(
    (word) => !word.inert && (word.pos === 'AUX' || isNominative(word)),
  )
  const verbs = piece.tokens.filter(({ pos, inert }) => pos === 'VERB' && !inert).length
  return !isSentence && (parts.length > verbs || piece.unit.kind === 'item' || parts.length > 2)
}

/** "the bookings, who paid, when": the first part is the thing when it has an article. */
function addList(reader: ThingReader, piece: Piece): void {
  const [first, ...rest] = splitList(piece.answer, piece)
  const from = rest[0]?.start ?? piece.end
  if (first === undefined || isEmptyCell(piece.text)) return
  if (rest.length > 0 && /^the\s+\p{L}+$/iu.test(first.text)) {
    const list = cutPiece(piece, from, piece.end)
    reader.addFields(tidyPart(piece.answer, first).text, list, piece)
  } else if (reader.current !== null && rest.length > 0 && isOwnLine(piece, first)) {
    const told = FIELD_OF.exec(first.text)
    const list = cutPiece(
      piece,
      told === null ? from : first.start + (told[1]?.length ?? 0),
      piece.end,
    )
    const ground = { said: piece, certainty: 'guess' as const }
    reader.found.add(told?.[1] ?? first.text, readFields(list), ground)
  } else {
    const certainty = reader.current === null ? 'guess' : 'clear'
    const fields = readFields(piece)
    if (fields.length > 0)
      reader.found.add(reader.current ?? reader.fallback, fields, { said: piece, certainty })
  }
}

/** "crew names": the names of a thing. */
const FIELD_OF = /^(\p{L}+)\s+(?:names?|numbers?|types?|codes?|dates?)$/iu

/** A line of its own, after lines that named their things: "docs + photos". */
function isOwnLine(piece: Piece, first: Span): boolean {
  const isLine = piece.unit.place === 0 && piece.text.length >= piece.unit.text.length - 1
  return isLine && first.text.split(/\s+/).length <= 2
}
