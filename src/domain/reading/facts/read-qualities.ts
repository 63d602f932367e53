import { type Amount, findAmounts } from '#domain/language/numbers/amounts.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { RowFields } from '#domain/reading/rows.ts'
import type { AnswerPieces, Piece, UnitPieces } from './pieces.ts'
import { propose } from './propose.ts'
import { isAside } from './read-asides.ts'

type About = RowFields['quality']['about']

const LAWS = 'law|laws|legal|legally|act'
const NAMED_LAWS = 'gdpr|hipaa|ferpa|ccpa|pipa|pdpa|dpdp|lgpd'
const REGULATIONS = 'regulations?|compliance|statutory|licen[cs]e|tax|audit|norm|iso|pci'
const POLICIES = 'data protection|policy|safeguarding|liability|insurance'
const SECRET = 'private|privacy|personal|sensitive|confidential'
const NOBODY_SEES = 'nobody (?:else )?(?:sees?|should see)|not (?:be )?(?:shown|visible|seen)'
const HIDDEN = 'masked|anonymous|last names?|health data'
const NOT_WRITTEN = 'written|write|put|noted|come|go|sit'
const RUNS = [
  /downtime|offline|uptime|available|24\/7|outage|must run|must work|running|working/,
  'always on',
]
const PEOPLE = 'users?|people|customers?|members?|clients?|guests?|staff'
const A_WHILE = 'a day|per day|a week|per week|a month|per month|a year|per year'
const CROWDS = 'rush|peak|busy|busiest|at once|same time'
/** Tried in this order: what a law or privacy word names is no matter of speed. */
const CUES: readonly [About, RegExp][] = [
  [
    'law',
    makePattern(
      'i',
    )`\b(?:${LAWS}|${NAMED_LAWS}|${REGULATIONS}|${POLICIES})\b|\b[A-Z]{2}\s\d+\/\d{4}\b`,
  ],
  [
    'privacy',
    makePattern(
      'i',
    )`\b(?:${SECRET}|${NOBODY_SEES}|${HIDDEN}|should(?: not|n['’]?t) (?:know|see)|covered|only (?:we|i|me|us))\b`,
  ],
  [
    'security',
    /\b(?:secure|security|password|encrypt\w*|locked|lock|login|hack\w*|two[- ]factor|2fa|stolen|fraud|backups?)\b/i,
  ],
  [
    'availability',
    makePattern(
      'i',
    )`\b(?:(?<!(?:${NOT_WRITTEN}) )down|${RUNS}|sleep|off|closed|up (?:all|during|from|at)|crash\w*|no internet)\b`,
  ],
  [
    'speed',
    /\b(?:seconds?|secs?|ms|fast|quick\w*|slow\w*|instant\w*|load\w*|speed|waits?|waiting (?:times?|for (?:it|the (?:page|app|screen|map|list)))|respond\w*|lag)\b|(?<![\w-])\d+(?:\.\d+)?\s?s\b/i,
  ],
  [
    'usability',
    /\b(?:easy|simple|learn|training|understand|big|large|readable|gloves|old people|elderly|accessib\w*)\b/i,
  ],
  ['size', makePattern('i')`\b(?:${PEOPLE}|${A_WHILE}|${CROWDS}|crazy|around|growing|waiting)\b`],
]
const HEAD: readonly [About, RegExp][] = [
  ['speed', /^(?:speed|performance|fast)/i],
  ['availability', /^(?:down|downtime|availab|uptime|offline)/i],
  ['law', /^(?:law|legal|rules|compliance)/i],
  ['privacy', /^(?:privacy|private|data)/i],
  ['security', /^(?:security|backup|password)/i],
  ['size', /^(?:users|size|volume|how many|number|rush|peak|people)/i],
]

const NOBODY_MINDS = '(?:nobody|no one) (?:would|will) (?:notice|mind|care|die)|who cares'
const WE_MANAGE = /(?:i|we) (?:would|will|can|could)(?: all)? (?:survive|live|manage|cope)\b.{0,20}/
const FORGOT_TO_SAY = /(?:i|we) (?:quite |nearly |almost )?(?:forgot|meant to say)\b.{0,24}/
/** "nobody would notice", "you add a note": said beside the matter. */
const REMARK = makePattern(
  'i',
)`^(?:(?:and|but|though|although|so|oh|well)[,\s]+)*(?:${NOBODY_MINDS}|${WE_MANAGE}|${FORGOT_TO_SAY}|not even (?:me|us)|i(?:['’]m| am) told|as i said)[,.!\s]*$`

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
