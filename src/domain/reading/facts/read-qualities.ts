import { type Amount, findAmounts } from '#domain/language/amounts.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields } from '#domain/reading/rows.ts'
import type { AnswerPieces, Piece, UnitPieces } from './pieces.ts'
import { propose } from './propose.ts'
import { isAside } from './read-asides.ts'

type About = RowFields['quality']['about']

/** Tried in this order: what a law or privacy word names is no matter of speed. */
const CUES: readonly [About, RegExp][] = [
  [
    'law',
    /\b(?:law|laws|legal|legally|act|gdpr|hipaa|ferpa|ccpa|pipa|pdpa|dpdp|lgpd|regulations?|compliance|statutory|licen[cs]e|tax|audit|norm|iso|pci|data protection|policy|safeguarding|liability|insurance)\b|\b[A-Z]{2}\s\d+\/\d{4}\b/i,
  ],
  [
    'privacy',
    /\b(?:private|privacy|personal|sensitive|confidential|nobody (?:else )?(?:sees?|should see)|not (?:be )?(?:shown|visible|seen)|masked|anonymous|last names?|health data|should(?: not|n['’]?t) (?:know|see)|covered|only (?:we|i|me|us))\b/i,
  ],
  [
    'security',
    /\b(?:secure|security|password|encrypt\w*|locked|lock|login|hack\w*|two[- ]factor|2fa|stolen|fraud|backups?)\b/i,
  ],
  [
    'availability',
    /\b(?:(?<!(?:written|write|put|noted|come|go|sit) )down|downtime|offline|uptime|available|24\/7|outage|must run|must work|running|working|always on|sleep|off|closed|up (?:all|during|from|at)|crash\w*|no internet)\b/i,
  ],
  [
    'speed',
    /\b(?:seconds?|secs?|ms|fast|quick\w*|slow\w*|instant\w*|load\w*|speed|waits?|waiting (?:times?|for (?:it|the (?:page|app|screen|map|list)))|respond\w*|lag)\b|(?<![\w-])\d+(?:\.\d+)?\s?s\b/i,
  ],
  [
    'usability',
    /\b(?:easy|simple|learn|training|understand|big|large|readable|gloves|old people|elderly|accessib\w*)\b/i,
  ],
  [
    'size',
    /\b(?:users?|people|customers?|members?|clients?|guests?|staff|a day|per day|a week|per week|a month|per month|a year|per year|rush|peak|busy|busiest|at once|same time|crazy|around|growing|waiting)\b/i,
  ],
]
const HEAD: readonly [About, RegExp][] = [
  ['speed', /^(?:speed|performance|fast)/i],
  ['availability', /^(?:down|downtime|availab|uptime|offline)/i],
  ['law', /^(?:law|legal|rules|compliance)/i],
  ['privacy', /^(?:privacy|private|data)/i],
  ['security', /^(?:security|backup|password)/i],
  ['size', /^(?:users|size|volume|how many|number|rush|peak|people)/i],
]

/** "nobody would notice", "you add a note": said beside the matter. */
const REMARK =
  /^(?:(?:and|but|though|although|so|oh|well)[,\s]+)*(?:(?:nobody|no one) (?:would|will) (?:notice|mind|care|die)|who cares|(?:i|we) (?:would|will|can|could)(?: all)? (?:survive|live|manage|cope)\b.{0,20}|(?:i|we) (?:quite |nearly |almost )?(?:forgot|meant to say)\b.{0,24}|not even (?:me|us)|i(?:['’]m| am) told|as i said)[,.!\s]*$/i

/** A unit of so many words is one statement. */
const SHORT = 25

/** How many, how fast, how reliable, how private, under which law (question 14). */
export function readQualities(answers: readonly AnswerPieces[]): ProposedRow[] {
  return answers
    .filter(({ question }) => question === 'q14')
    .flatMap(({ units }) => units.flatMap(readUnit))
}

function readUnit({ unit, whole, pieces }: UnitPieces): ProposedRow[] {
  if (unit.kind === 'heading') return []
  const label = unit.cells[0]?.text ?? unit.labelled?.label.text ?? ''
  const named = HEAD.find(([, cue]) => cue.test(label))?.[0] ?? null
  if (unit.kind === 'row') {
    const what = unit.cells
      .map(({ text }) => text)
      .join(': ')
      .replace(/:\s*$/, '')
    return [quality(whole, named ?? aboutOf(what) ?? 'other', what)]
  }
  const told = whole.tokens.length <= SHORT ? [whole] : joinBare(pieces)
  return told
    .filter(({ text }) => !/^as (?:for|to) \p{L}+$/iu.test(text))
    .flatMap((piece) => {
      if (piece.text.split(/\s+/).length < 2 && findAmounts(piece.text).length === 0) {
        return /^[A-Z]{3,}$/.test(piece.text) ? [quality(piece, aboutOf(piece.text) ?? 'law')] : []
      }
      const about =
        named ?? aboutOf(piece.text) ?? (figureOf(piece.text, 'size') !== null ? 'size' : null)
      const isSaid = piece.text.split(/\s+/).length > 2 && !isAside(piece.text)
      if (about === null && isSaid && REMARK.test(piece.text))
        return [propose('aside', { what: null }, { said: [piece] })]
      return about === null && !isSaid ? [] : [quality(piece, about ?? 'other')]
    })
}

/** A condition and what follows it are one statement: "if it is down an hour | nobody minds". */
function joinBare(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    const isTail =
      piece.link !== null &&
      /^(?:if|when|because|since|so|but|except|unless|until|while)$/.test(piece.link)
    const isMain = last?.link === 'if' || last?.link === 'when'
    if (last === undefined || !(isTail || isMain)) {
      joined.push(piece)
      continue
    }
    const text = last.answer.slice(last.start, piece.end)
    joined[joined.length - 1] = {
      ...last,
      text,
      end: piece.end,
      tokens: [...last.tokens, ...piece.tokens],
      link: piece.link === 'if' && isMain ? 'if' : null,
    }
  }
  return joined
}

function aboutOf(text: string): About | null {
  return CUES.find(([, cue]) => cue.test(text))?.[0] ?? null
}

function quality(piece: Piece, about: About, what: string = piece.text): ProposedRow {
  const figure = figureOf(piece.text, about)
  return propose(
    'quality',
    {
      about,
      what: what.replace(/^(?:and|but|so)\s+/i, '').replace(/[\s.!]+$/, ''),
      figure: figure?.text ?? null,
    },
    { said: [piece], certainty: about === 'other' ? 'guess' : 'clear' },
  )
}

/** "1 April", "3rd", "the 7-day clock": no figure of the quality. */
const IS_DATE =
  /^(?:st|nd|rd|th)\b|^-\p{L}|^\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\b/iu
const YEAR = /^(?:19|20)\d\d$/

function figureOf(text: string, about: About): Amount | null {
  const amounts = findAmounts(text).filter(
    ({ start, end }) => !IS_DATE.test(text.slice(end)) && !YEAR.test(text.slice(start, end)),
  )
  if (about === 'speed') return amounts.find(({ kind }) => kind === 'time') ?? amounts[0] ?? null
  if (about === 'law' || about === 'privacy') return null
  return amounts[0] ?? null
}
