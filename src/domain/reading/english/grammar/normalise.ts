/** A text for the tagger, and where each of its characters is in the text that was given. */
export interface Normalised {
  text: string
  from: number[]
  to: number[]
}

/** Said to gain time, or about the telling; nothing is lost without them. */
const FILLERS = new Set(
  'um uh uhm er erm em eh hmm hm ah oh lol lmao haha ha basically literally obviously honestly tbh fr ngl anyway anyways aye'.split(
    ' ',
  ),
)
const FILLER_PAIRS = new Set([
  'you know',
  'i mean',
  'sort of',
  'kind of',
  'thank you',
  'i suppose',
  'above all',
  'of course',
])
/** After these "you know" is no filler. */
const AFTER_KNOW = new Set('what who how if that the when where'.split(' '))

const WRITTEN_OUT: Record<string, string> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  w: 'with',
  bc: 'because',
  cuz: 'because',
  cos: 'because',
  coz: 'because',
  tho: 'though',
  ppl: 'people',
  ppls: "people's",
  rn: 'right now',
  abt: 'about',
  alr: 'already',
  til: 'until',
  till: 'until',
  dont: "don't",
  doesnt: "doesn't",
  didnt: "didn't",
  cant: "can't",
  wont: "won't",
  shouldnt: "shouldn't",
  couldnt: "couldn't",
  wouldnt: "wouldn't",
  isnt: "isn't",
  arent: "aren't",
  wasnt: "wasn't",
  havent: "haven't",
  hasnt: "hasn't",
  neednt: "needn't",
  mustnt: "mustn't",
  cannae: "can't",
  dinnae: "don't",
  shouldnae: "shouldn't",
  willnae: "won't",
  isnae: "isn't",
  im: "I'm",
  ive: "I've",
  theres: "there's",
  thats: "that's",
  whos: "who's",
  whats: "what's",
  hes: "he's",
  shes: "she's",
  theyre: "they're",
  youre: "you're",
  gotta: 'got to',
  itd: "it'd",
  theyd: "they'd",
  youd: "you'd",
  gonna: 'going to',
  wanna: 'want to',
  idk: "I don't know",
  idc: "I don't care",
  dunno: "don't know",
  naebody: 'nobody',
  prolly: 'probably',
  asap: 'soon',
  shd: 'should',
  wud: 'would',
  cud: 'could',
  b4: 'before',
  msg: 'message',
  msgs: 'messages',
  pls: 'please',
  bday: 'birthday',
  appt: 'appointment',
  appts: 'appointments',
}
const IS_AFTER_ITS = new Set('a the your ur my not too so just free done only over down'.split(' '))
const AFTER_CAUSE = new Set('i he she we they you it the a my our his her there people'.split(' '))
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*|\s+|[^\p{L}\p{N}\s]/gu

/** Drops fillers and writes out short forms, so that the tagger sees plain English. */
export function normalise(given: string): Normalised {
  const pieces = [...given.matchAll(WORD)].map((match) => ({
    text: match[0],
    low: match[0].toLowerCase(),
    at: match.index,
  }))
  const out: Normalised = { text: '', from: [], to: [] }
  const wordAfter = (index: number) =>
    pieces.slice(index + 1, index + 3).find(({ text }) => /\S/.test(text))?.low ?? ''
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]
    if (piece === undefined) continue
    const next = wordAfter(i)
    const pair = pieces[i + 2]
    if (
      pair &&
      FILLER_PAIRS.has(`${piece.low} ${next}`) &&
      !(piece.low === 'you' && AFTER_KNOW.has(wordAfter(i + 2)))
    ) {
      put(out, ' ', { start: piece.at, end: pair.at + pair.text.length })
      i += 2
    } else if (isFiller(piece.low, next) || isAgreeing(pieces, i, next))
      put(out, ' ', { start: piece.at, end: piece.at + piece.text.length })
    else if (isTill(pieces, i))
      put(out, piece.text, { start: piece.at, end: piece.at + piece.text.length })
    else put(out, writtenOut(piece, next), { start: piece.at, end: piece.at + piece.text.length })
  }
  return out
}

/** "right so climbers …", "yeah, we have …": nothing is said yet. */
const OPENS = new Set('right yeah yep well now'.split(' '))

/** "okay so", "so okay it says": said to go on; "gives OK" is none. */
function isAgreeing(pieces: readonly { low: string }[], at: number, next: string): boolean {
  const { low } = pieces[at] ?? { low: '' }
  if (at === 0 && OPENS.has(low)) return /^(?:so|then|um|uh|well|okay|ok|,|i|we|it)$/.test(next)
  if (low !== 'okay' && low !== 'ok') return false
  const before = pieces[at - 2]?.low ?? ''
  return (
    at === 0 ||
    /^(?:so|and|um|uh|well|says?|then)$/.test(before) ||
    /^(?:so|um|uh|and|then)$/.test(next)
  )
}

function isFiller(low: string, next: string): boolean {
  if (FILLERS.has(low)) return true
  return low === 'like' && (/^\d/.test(next) || SMALL_NUMBERS.has(next))
}

const SMALL_NUMBERS = new Set(
  'one two three four five six seven eight nine ten twenty thirty fifty a'.split(' '),
)

/** "the till", "our shop till", "the till's": where one pays, not "until". */
function isTill(pieces: readonly { low: string }[], at: number): boolean {
  const low = pieces[at]?.low ?? ''
  if (!/^till(?:['’]s)?$/.test(low)) return false
  const [before, lead] = [pieces[at - 2]?.low ?? '', pieces[at - 4]?.low ?? '']
  return (
    low !== 'till' ||
    OWNED.test(before) ||
    (/^(?:shop|front|main|other|second|bar)$/.test(before) && OWNED.test(lead))
  )
}

const OWNED = /^(?:the|a|one|two|my|our|your|their|his|her|its|this|that|each|every|no)$/

function writtenOut({ text, low }: { text: string; low: string }, next: string): string {
  if (text === '’' || text === '`') return "'"
  if (low === 'its' && (IS_AFTER_ITS.has(next) || /^\d/.test(next))) return "it's"
  if (low === 'cause' && AFTER_CAUSE.has(next.replace(/['’].*/, ''))) return 'because'
  const long = Object.hasOwn(WRITTEN_OUT, low) ? WRITTEN_OUT[low] : undefined
  return long ?? text.replaceAll('’', "'")
}

function put(out: Normalised, text: string, { start, end }: { start: number; end: number }): void {
  const same = text.length === end - start
  for (let i = 0; i < text.length; i++) {
    out.from.push(same ? start + i : start)
    out.to.push(same ? start + i + 1 : end)
  }
  out.text += text
}
