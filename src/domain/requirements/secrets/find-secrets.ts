import { splitSentences } from '#domain/language/sentences.ts'
import { contentStems } from '#domain/language/stems.ts'
import { FAMILY } from '#domain/reading/japanese/people/person-runs.ts'
import { isCommonPerson } from '#domain/reading/japanese/people/persons.ts'
import type { AnswerCopy } from '#domain/requirements/document-registers.ts'
import { cutPieces, type Piece } from './cut-pieces.ts'
import { type Leads, SECRET_PATTERNS } from './secret-patterns.ts'

/** What stands in an answer and is told in no file: the request, and what it is about. */
export interface Secret {
  question: string
  start: number
  end: number
  /** Letter by letter. */
  text: string
  /** Found by a model, which wrote the document without it: no line goes because it speaks of the like. */
  isNamed?: boolean
}

/** The stretches of the answers that the founder asks to keep from somebody; none of what the app must not show. */
export function findSecrets(answers: readonly Answer[], roles: readonly string[]): Secret[] {
  return findStretches(answers, (piece) => readRequest(piece, roles))
}

type Answer = Pick<AnswerCopy, 'question' | 'text'>

/** What a founder asks of whoever writes it down, with what it is about. */
export function findStretches(
  answers: readonly Answer[],
  read: (piece: Piece) => Request | null,
): Secret[] {
  return answers.flatMap(({ question, text }) => {
    const sentences = splitSentences(text, 0, text.length)
    const found = sentences.flatMap((sentence, at) => {
      const pieces = cutPieces(text, sentence)
      return pieces.flatMap((piece, place) => {
        const asked = read(piece)
        if (asked === null || (asked.names && isOfACase(pieces[place - 1]))) return []
        const before = sentences[at - 1]
        const last = before === undefined ? [] : cutPieces(text, before)
        return [stretchOf({ pieces, place, last, asked }, text)].flatMap((each) => each ?? [])
      })
    })
    return joinStretches(found).map(({ start, end }) => ({
      ...{ question, start, end, text: text.slice(start, end) },
    }))
  })
}

export type Stretch = Pick<Secret, 'start' | 'end'>

/** In their order, those that overlap as one: "I shouldn't have said that, scrub it out". */
export function joinStretches(found: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = []
  for (const each of [...found].sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last === undefined || each.start >= last.end) joined.push({ ...each })
    else last.end = Math.max(last.end, each.end)
  }
  return joined
}

export interface Request {
  leads: Leads
  /** It says with its own words what it is about: "don't tell Gordon I am leaving". */
  tells: boolean
  /** Where it begins in the answer. */
  start: number
  /** It names which: of a sentence only what stands nearest ("Carl doesn't know about the six"). */
  isOne?: boolean
  /** It names whom not to tell. */
  names?: boolean
}

function readRequest(piece: Piece, roles: readonly string[]): Request | null {
  for (const { pattern, leads, names } of SECRET_PATTERNS) {
    const found = pattern.exec(piece.text)
    if (found === null) continue
    const who = found.groups?.name ?? found.groups?.who ?? ''
    if (names && isServed(who, piece.text, roles)) return null
    const rest = piece.text.slice(found.index + found[0].length)
    const tells = contentStems(rest).size > 1
    const isOne = NAMES_WHICH.test(piece.text)
    return { leads, tells, start: piece.start + found.index, isOne, names }
  }
  return null
}

const NAMES_WHICH = /\bknow (?:about|of) the\b/iu

/** Roles and people in the plural are told by the app, and what a small letter names in typed text is no name. */
function isServed(who: string, words: string, roles: readonly string[]): boolean {
  const name = who.toLowerCase()
  if (name === '' || /^(?:him|her|anyone|anybody)$/u.test(name)) return false
  if (/^(?:them|me|us|you|the|people|staff)$/u.test(name)) return true
  const isLarge = /^\p{Lu}/u.test(who)
  if (/^\p{Script=Latin}/u.test(who) && !isLarge && /(?:s|ren)$/u.test(name)) return true
  if (/(?:たち|がた|の方|方々|皆さん?|みんな|様)$/u.test(who) && !/[旦奥]/u.test(who)) return true
  if ((isLarge && words.includes(who)) || FAMILY.test(who)) return false
  if (/^\p{Script=Latin}/u.test(who)) return false
  const called = name.replace(/(?:さん|様|さま)$/u, '')
  if (!isCommonPerson(called)) return false
  return roles.some((role) => [name, called].includes(role.toLowerCase()))
}

/** "If a boat is late, don't tell him": what the app does then. */
function isOfACase(before: Piece | undefined): boolean {
  if (before === undefined) return false
  const opens =
    /^\W*(?:and |but |so |then )?(?:if|when(?:ever)?|unless|once|while|until|in case)\b/iu
  return opens.test(before.text) || /(?:たら|れば|なら|とき|時|場合)は?[、\s]*$/u.test(before.text)
}

/** In letters: what is longer is several things, of which it is about the nearest. */
const ONE_THING = 160

/** From where to where the request and what it is about stand; null where it is about nothing that follows. */
function stretchOf(
  {
    pieces,
    place,
    last,
    asked,
  }: { pieces: readonly Piece[]; place: number; last: readonly Piece[]; asked: Request },
  whole: string,
): Stretch | null {
  const own = pieces[place] as Piece
  const end = pieces.at(-1)?.end ?? own.end
  const close = bracketAround(whole, own.start) < 0 ? own.end : shutAfter(whole, own.end)
  if (asked.tells) return { start: asked.start, end: own.end }
  const before = pieces.slice(0, place)
  const after = pieces.slice(place + 1)
  const isFollowed = asked.leads !== false && after.some(({ text }) => isTold(text))
  const hasBefore =
    asked.leads !== 'only' &&
    !(isFollowed && CONCEDES.test(own.text)) &&
    (before.some(({ text }) => isTold(text)) || isTold(whole.slice(own.start, asked.start)))
  if (hasBefore) {
    const start = startOf(asked.isOne ? before.slice(-1) : before, own, whole)
    const isOpened = start === pieces[0]?.start && PRONOUN.test(whole.slice(start))
    const line = whole.lastIndexOf('\n', start) + 1
    return { start: isOpened ? Math.max(last[0]?.start ?? start, line) : start, end: close }
  }
  if (isFollowed) {
    const first = after.find(({ text }) => isTold(text)) as Piece
    const start = before[0]?.start ?? own.start
    return { start, end: end - start > ONE_THING ? first.end : end }
  }
  if (asked.leads === 'only') return null
  return { start: startOfLast(last, own, whole), end: own.end }
}

/** "She has told nobody else, so it goes no further": who and what stands in the sentence before. */
const PRONOUN = /^(?:she|he|they)\b/iu

/** More than a filler or a link. */
function isTold(text: string): boolean {
  return contentStems(text).size > 1
}

/** A request that is a sentence of its own is about the whole one before it, unless that is long. */
function startOfLast(last: readonly Piece[], own: Piece, whole: string): number {
  const first = last.find(({ text }) => isTold(text))
  if (first === undefined || own.start - first.start > ONE_THING) return startOf(last, own, whole)
  return narrow(whole, first.start, own.start)
}

function startOf(before: readonly Piece[], own: Piece, whole: string): number {
  const told = before.filter(({ text }) => isTold(text))
  const nearest = told.at(-1)
  if (nearest === undefined) return own.start
  const opened = bracketAround(whole, own.start)
  const outside = told.filter(({ end }) => end <= opened).at(-1)
  if (outside !== undefined && told.at(-1) !== outside) return outside.start
  const [first = nearest] = isSpaced(whole) ? told : goingOn(told)
  const isShort = own.start - first.start <= ONE_THING
  return narrow(whole, isShort ? first.start : nearest.start, own.start)
}

/** Where the bracket opens in which a place is; the front where it is in none. */
function bracketAround(whole: string, at: number): number {
  const open = Math.max(whole.lastIndexOf('(', at), whole.lastIndexOf('（', at))
  const close = Math.max(whole.lastIndexOf(')', at - 1), whole.lastIndexOf('）', at - 1))
  return open > close ? open : -1
}

/** The end of a bracket that closes soon after; what is asked in it is asked to its end. */
function shutAfter(whole: string, end: number): number {
  const rest = /^[^()（）]{0,30}[)）]/u.exec(whole.slice(end))
  return end + (rest?.[0].length ?? 0)
}

/** The last piece, with those before it that it goes on from: 「九百九十円だけど、千二百円」, 「…だが、これ…」. */
function goingOn(told: readonly Piece[]): readonly Piece[] {
  let from = Math.max(told.length - 1, 0)
  while (from > 0 && goesOn(told[from - 1], told[from], from === told.length - 1)) from -= 1
  return told.slice(from)
}

function goesOn(before: Piece | undefined, piece: Piece | undefined, isLast: boolean): boolean {
  return CONCEDES.test(before?.text ?? '') || (isLast && POINTS_AT.test(piece?.text ?? ''))
}

const CONCEDES = /(?:けど|けれど|だけんど|(?:です|ます)が|そうで|ので|もんで)$/u
const POINTS_AT = /^(?:これ|それ|この|その)/u

function isSpaced(text: string): boolean {
  return !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

/** Where one's own part begins: "Gordon says 3,000 but I could find 5,000". */
const OWN =
  /(?:[てで]|けど|けれど|が)(?=(?:私|わたし|うち|自分|僕|俺)(?:[はのがも]|たち))|(?:\b(?:and|but|so|though)|[,;]) (?=(?:I|we|my|our)\b)/giu
const POINTS_BACK = /\b(?:that|it|this|them|those)\b|それ|これ|その/iu

/** What somebody else said in front of it stays, where one's own part has the figure and points to nothing. */
function narrow(whole: string, from: number, to: number): number {
  const stretch = whole.slice(from, to)
  const cut = [...stretch.matchAll(OWN)].at(-1)
  if (cut === undefined) return from
  const at = cut.index + cut[0].length
  const own = stretch.slice(at)
  return /\p{N}/u.test(own) && !POINTS_BACK.test(own) ? from + at : from
}
