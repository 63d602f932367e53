import { findAmounts } from '#domain/language/numbers/amounts.ts'
import { stem } from '#domain/language/stems.ts'
import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'

const NUMBER =
  '(?:\\d+(?:[.,]\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty)'
const SEATS =
  '(?:plazas?|personas?|Plätze|Personen|guests?|people|persons?|places?|seats?|spots?|kids|children|riders?|passengers?|players?|pupils?|students?)'
const HOLDS = '(?:carr(?:y|ies)|holds?|takes?|seats?|sleeps?|fits?|has|have|is for)'
const MONEY =
  '(?:[$€£]\\s?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?\\s?(?:dollars?|euros?|pounds?|eur|usd|gbp|[$€£]))'

interface Amount {
  piece: Piece
  thing: string
  value: number
}

const CAPS =
  /\b(?:caben|como máximo|ni una más|no more than|at most|only|max|never more|and that[’']?s it|not one more|takes?|holds?|fits?|carr(?:y|ies))\b/iu
/** "Visit: day, time, 20 places" among the data. */
const ENTITY = new RegExp(
  `^[\\s•-]*(?<thing>\\p{L}{3,})\\s*:.{0,80}?(?<value>${NUMBER}) ${SEATS}`,
  'iu',
)
const SEATED = new RegExp(`(?<!\\p{L})(?<value>${NUMBER}) ${SEATS}`, 'iu')
const DATA = 'q10'

/** How a price or a number of places is said of one thing; the named groups hold both. */
const PLACES: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:an?|each|every|one|the) (?<thing>\\p{L}{3,}) ${HOLDS} (?:only |at most |up to )?(?<value>${NUMBER}) ${SEATS}`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?<value>${NUMBER}) ${SEATS} (?:on|in|per|for each|to) (?:an? |each |every |one |the )?(?<thing>\\p{L}{3,})`,
    'giu',
  ),
]
const PRICES: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:an?|each|every|one|the) (?:\\p{L}+ )??(?<thing>\\p{L}{3,}) (?:is|costs?|comes to) (?<value>${MONEY})`,
    'giu',
  ),
  new RegExp(
    `(?<value>${MONEY})(?: \\p{L}+){0,2} (?:for|per) (?:an? |each |every |one |the |her |his |their )?(?:\\p{L}+ )??(?<thing>\\p{L}{3,})`,
    'giu',
  ),
  new RegExp(`(?<value>${MONEY}) (?:an?|each|every) (?<thing>\\p{L}{3,})`, 'giu'),
]

/** What a price is counted by, which is in every price. */
const NO_THING =
  /^(?:|day|week|month|year|hour|minute|night|person|head|piece|each|family|price|all|it|that)$/

/** How it is today. */
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])

/** One thing with two prices, or two numbers of places, in different answers. */
export function clashingAmounts(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question }) => !TODAY.has(question))
  return [
    ...entityPlaces(told),
    ...[PLACES, PRICES].flatMap((patterns) => {
      const amounts = told.flatMap((piece) => amountsIn(piece, patterns))
      return amounts.flatMap((one, at): Found[] => {
        const other = amounts
          .slice(at + 1)
          .find(
            ({ piece, thing, value }) =>
              piece.question !== one.piece.question && thing === one.thing && value !== one.value,
          )
        // A thing that has several prices in one answer has several kinds.
        const kinds = new Set(
          amounts.filter(({ thing }) => thing === one.thing).map(({ value }) => value),
        )
        if (!other || kinds.size > 2) return []
        return [{ kind: 'promise', said: [one.piece, other.piece], names: [] }]
      })
    }),
  ]
}

/** A thing whose data hold another number of places than a rule says of it. */
function entityPlaces(pieces: readonly Piece[]): Found[] {
  return pieces.flatMap((data): Found[] => {
    const { thing = '', value = '' } = ENTITY.exec(data.words)?.groups ?? {}
    if (data.question !== DATA || thing === '') return []
    const name = new RegExp(`(?<!\\p{L})${stem(thing.toLowerCase())}`, 'iu')
    const rule = pieces.find(
      ({ question, words }) =>
        question !== DATA &&
        name.test(words) &&
        CAPS.test(words) &&
        (SEATED.exec(words)?.groups?.value ?? value) !== value,
    )
    return rule ? [{ kind: 'promise', said: [rule, data], names: [] }] : []
  })
}

function amountsIn(piece: Piece, patterns: readonly RegExp[]): Amount[] {
  return patterns.flatMap((pattern) =>
    [...piece.words.matchAll(pattern)].flatMap(({ groups }) => {
      const value = findAmounts(groups?.value ?? '')[0]?.value ?? null
      const thing = stem((groups?.thing ?? '').toLowerCase())
      return value === null || NO_THING.test(thing) ? [] : [{ piece, thing, value }]
    }),
  )
}
