import {
  deeper,
  find,
  type Judge,
  met,
  needed,
  neededInAnyLanguage,
  numbers,
  says,
  unmet,
} from '#domain/consultation/reading/judge.ts'
import type { Reading } from '#domain/consultation/reading/reading.ts'
import { AMOUNT_OF_MONEY } from '#domain/consultation/reading/vocabulary.ts'

const MESSAGE =
  /\b(?:e-?mails?|messages?|sms|texts?|text messages?|notifications?|reminders?|whats ?app|newsletters?)\b/i
const PAYMENT =
  /\b(?:payments?|pays?|paid|cards?|prices?|charg\w+|fees?|subscriptions?|invoices?|deposits?|stripe|paypal|money)\b/i
const WHEN =
  /\b(?:when(?:ever)?|after|before|on (?:booking|order|payment|sign|cancell?|arrival|the)|every|each|daily|weekly|monthly|as soon as|once|immediately|hours?|days?|evening|morning|\w+day|confirm\w*)\b|\b\d{1,2}[:.]\d\d\b/i

/** Goes to somebody, also in a sentence that no longer repeats "email". */
const GOES_TO = /\bto (?:the|all|each|every|those|me|us|my|our|\p{Lu}\p{L}+)\b/u

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
  q13: {
    when: needed(unlessNone((reading) => onlyIf(reading, MESSAGE, WHEN))),
    price: needed(unlessNone((reading) => onlyIf(reading, PAYMENT, AMOUNT_OF_MONEY))),
    messages: needed(unlessNone(says(MESSAGE))),
    none: needed(noneWithReason),
    failure: deeper(
      says(/\b(?:fails?|failed|declin\w+|refunds?|not arrive|bounc\w+|wrong|instead)\b/i),
    ),
  },
  q14: {
    users: neededInAnyLanguage(numbers(2)),
    privacy: needed(says(LAW_OR_PRIVATE, /\b(?:secure|safe|secured|security)\b/i)),
    downtime: needed(
      says(
        /\b(?:down|downtime|offline|outage|unavailable|not available|24\/7|interrupt\w+|breaks?|broken|fails)\b/i,
      ),
    ),
    speed: needed(
      says(
        /(?:\p{N}|\b(?:one|two|three|five|ten|a|half a)) ?(?:seconds?|s\b|ms\b|milliseconds?)|\bsecond\b/iu,
        /\b(?:fast|quick\w*|speedy|slow|instant\w*)\b/i,
      ),
    ),
    loss: deeper(says(/\b(?:back-?ups?|lost|lose|loses|restor\w+|cop(?:y|ies)|archive)\b/i)),
  },
  q15: {
    budget: needed(
      says(
        new RegExp(
          `${AMOUNT_OF_MONEY.source}|\\b(?:no budget|budget (?:is )?unknown|unpaid|for free)\\b|\\p{N}\\s?k\\b|\\b(?:saved?|spend|pay|up to|budget)\\b.{0,20}\\p{N}{3}`,
          'iu',
        ),
        /\b(?:(?:not|no|little|some)(?: \w+)? )?(?:money|budget|cheap\w*|expensive|afford\w*|costs?|cash)\b/i,
      ),
    ),
    date: needed(
      says(
        DATE,
        /\b(?:(?:not|no|little|some)(?: \w+)? )?(?:time|soon|quick\w*|fast|asap|urgent\w*)\b/i,
      ),
    ),
    assumption: needed(
      says(
        /\?|\b(?:assum\w+|don't know|don’t know|do not know|not asked|unsure|not sure|unknown|guess\w*|worr\w+|risk\w*|afraid|hope|unclear)\b/i,
      ),
    ),
    people: deeper(
      says(
        /\b(?:build\w*|built|freelancer|developer|agency|myself|i (?:will|answer|can|look)|look(?:s|ed)? after|maintain\w*|friend|team)\b/i,
      ),
    ),
    test: deeper(
      says(
        /\b(?:will ask|going to ask|ask (?:them|five|ten|\p{N})|find out|try out|test (?:it|this|with)|check (?:it|this|with|by))\b/iu,
      ),
    ),
  },
} as const

/** "None, because ..." answers question 13 in full (Workshop: good enough when). */
function saysNone(reading: Reading): boolean {
  return (
    /^(?:none|no|nothing|not needed|does not apply)\b/i.test(reading.text) && reading.wordCount < 40
  )
}

function unlessNone(judge: Judge): Judge {
  return (reading) => (saysNone(reading) ? null : judge(reading))
}

function noneWithReason(reading: Reading) {
  if (!saysNone(reading)) return null
  const reason = find(reading, /\b(?:because|since|as|so|for now|later|enough|only)\b/i)
  return reason === null ? unmet(reading.items[0]) : met(reason.item, reason.at)
}

/** Where the subject is mentioned, some such item, or one that goes to somebody, must tell it. */
function onlyIf(reading: Reading, subject: RegExp, told: RegExp) {
  const mention = find(reading, subject)
  if (mention === null) return null
  const full = reading.items.find((item) => {
    return told.test(item) && (subject.test(item) || GOES_TO.test(item))
  })
  return full === undefined ? unmet(mention.words) : met(full, full.search(told))
}
