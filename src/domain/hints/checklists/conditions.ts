import { judgeNumbers, says } from '#domain/hints/reading/judge.ts'
import { AMOUNT_OF_MONEY } from '#domain/hints/reading/vocabulary.ts'

const MONTH =
  /\b(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|sept?|oct|nov|dec)\b/i
const DATE = new RegExp(
  `${MONTH.source}|\\b(?:in|within|by|before|until|next|end of) (?:\\w+ ){0,2}(?:spring|summer|autumn|fall|winter|christmas|easter|year|month|months|weeks|quarter|may|school)\\b|\\b(?:19|20)\\d\\d\\b|\\bno (?:fixed )?(?:date|deadline)\\b|\\bdeadline\\b`,
  'i',
)
const LAW_OR_PRIVATE =
  /\b(?:privacy|private|personal|names?|e-?mails?|addresses|gdpr|laws?|legal|health|medical|children|kids|minors|cards?|passwords?|confidential|data protection|no personal)\b/i

/** Code and judge of each thing a good answer holds, the most important first. */
export const CONDITIONS = {
  q13: {},
  q14: {
    users: judgeNumbers(2),
    privacy: says(LAW_OR_PRIVATE),
  },
  q15: {
    budget: says(
      new RegExp(
        `${AMOUNT_OF_MONEY.source}|\\b(?:no budget|budget (?:is )?unknown|unpaid|for free)\\b|\\p{N}\\s?k\\b|\\b(?:saved?|spend|pay|up to|budget)\\b.{0,20}\\p{N}{3}`,
        'iu',
      ),
    ),
    date: says(DATE),
    assumption: says(
      /\?|\b(?:assum\w+|don't know|don’t know|do not know|not asked|unsure|not sure|unknown|guess\w*|worr\w+|risk\w*|afraid|hope|unclear)\b/i,
    ),
  },
} as const
