import type { Limit, LimitWord } from '#domain/requirements/boundaries/limit.ts'
import { limitOf } from '#domain/requirements/boundaries/limit-of.ts'
import { ENGLISH_FIGURES as F } from './figures.ts'

const TIMES = `(?:twice|thrice|${F.number} times)`
const COUNTED = `${F.number}(?:\\s(?!(?:${F.stop})(?!\\p{L}))[\\p{L}’'-]+){1,2}`

/** Turns of speech that set a limit without a word that compares. */
const TURNS: readonly { word: LimitWord; pattern: RegExp; needs?: RegExp }[] = [
  // "the first two visits are free"
  {
    word: 'within',
    pattern: new RegExp(`(?<!\\p{L})first\\s(${F.duration}|${COUNTED})`, 'giu'),
    needs: /\b(?:free|included|gets?|no charge|cheaper|half|discount|costs?|pays?|charged?)\b/i,
  },
  // "you have a fortnight to answer"
  {
    word: 'within',
    pattern: new RegExp(
      `(?<!\\p{L})(?:ha(?:ve|s)|gets?|got|given|gives?(?: \\p{L}+)?)\\s(?:only\\s|just\\s|then\\s|exactly\\s)?(${F.duration})\\sto\\s(?=\\p{L})`,
      'giu',
    ),
  },
  // "may be extended twice"
  {
    word: 'within',
    pattern: new RegExp(
      `(?<!\\p{L})(?:may|can|could|allowed to)\\s(?:only\\s)?(?:[\\p{L}’'-]+\\s){1,4}?(${TIMES})(?!\\s(?:an?|per|each|every|in|as)(?!\\p{L}))`,
      'giu',
    ),
  },
  // "who misses it three times", "no-shows like twice then"
  {
    word: 'lapse',
    pattern: new RegExp(
      `(?<!\\p{L})(?:if|when|whenever|once|who|whoever|anyone|anybody|somebody|someone)\\s[^.;:!?\\n]{2,60}?\\s(${TIMES})(?!\\s(?:an?|per|each|every|in|as)(?!\\p{L}))`,
      'giu',
    ),
  },
  // "after 3 wrong codes"
  {
    word: 'lapse',
    pattern: new RegExp(
      `(?:(?<!\\p{L})after\\s|^)(${F.number}\\s(?:(?:wrong|failed|missed|bad|late|unanswered|unpaid|false)\\s[\\p{L}’'-]+|no-?shows?|strikes?|warnings?|attempts?|tries|complaints?|cancell?ations?))(?!\\p{L})`,
      'giu',
    ),
  },
  // "under twelves", "over-60s"
  { word: 'under', pattern: new RegExp(`(?<!\\p{L})under[\\s-](${F.number}s)(?!\\p{L})`, 'giu') },
  { word: 'over', pattern: new RegExp(`(?<!\\p{L})over[\\s-](${F.number}s)(?!\\p{L})`, 'giu') },
  // "one adult for every six children"
  {
    word: 'single',
    pattern: new RegExp(
      `(?<!\\p{L})(${F.number}(?: [\\p{L}’'-]+){1,2} (?:for every|for each|per) ${F.number} \\p{L}+)`,
      'giu',
    ),
  },
]

/** The limits of an English text that are told by a turn of speech. */
export function findEnglishTurns(text: string): Limit[] {
  return TURNS.filter(({ needs }) => needs?.test(text) !== false).flatMap(({ word, pattern }) =>
    [...text.matchAll(pattern)].map((match) => {
      const figure = match[1] ?? ''
      return limitOf(word, match, { figure, kind: F.kindOf(figure) })
    }),
  )
}
