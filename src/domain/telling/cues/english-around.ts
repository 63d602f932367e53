import { MONTHS } from '#domain/language/patterns/calendar-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Cue } from './cue.ts'

const TECH = '(?:app|site|website|page|system|software|tool|program|service)'

const FIGURES = /\d[\d,.]*|hundred|fifty|sixty|hundreds|thousand/
const PEOPLE = [
  'customers?|users?|guests?|members?|people|visitors?|staff|families|children|clients?',
  'bookings?|orders?',
]
const FEARS = /worr(?:y|ied|ies)|afraid|fear|scared|risks?|concern\w*/
const UNSURE = [
  "not sure|unsure|i don['’]t know|don['’]t know|do not know|no idea|nobody can tell",
  'unknown|undecided|to be decided|open question',
]
const ASSUMED = /assum\w*|i suppose|i guess|take it for granted|hope/
const LAUNCHES = [
  /before|by|until|ready (?:for|by)|from|start(?:s|ing)? in|launch\w*|live (?:by|in)/,
  'deadline|no later than',
]
const SEASONS = 'easter|christmas|summer|spring|autumn|season'
const RELATIVES = [
  'brother|nephew|niece|cousin|son|daughter|friend|grandson|neighbou?r|boy|husband|wife',
  'student',
]
const BUILDERS = [
  /freelancer|developer|agency|builds? it|codes?|programm\w*|maintain\w*/,
  'looks? after it|look after it',
]
/** English words that tell of connections and money, safety and speed, limits and worries. */
export const ENGLISH_AROUND_CUES: readonly Cue[] = [
  [
    'q13',
    2.1,
    /\b(?:e-?mails?|sms|texts?|text messages?|whats ?app|line|telegram|messenger|push|notifications?|notify|notified|reminders?|confirmations?|newsletter)\b/i,
  ],
  [
    'q13',
    2.2,
    /\b(?:stripe|paypal|sumup|card (?:reader|payments?|machine)|cash|invoices?|bank transfer|payments?|pays?|payouts?|prices?|commission|subscription|accountant|vat|takings|bookkeep\w*)\b/i,
  ],
  [
    'q13',
    2.2,
    /\b(?:import\w*|export\w*|connect\w*|connections?|integrat\w*|sync\w*|google (?:calendar|maps)|outlook|api|csv|sat nav|bring across|existing (?:list|data)|type (?:them|it) in|fresh start)\b/i,
  ],
  [
    'q13',
    1.3,
    /\b(?:the day before|day before|night before|at once|immediately|straight away|every (?:monday|sunday|evening|morning)|\d+ ?h(?:ours?)? before)\b/i,
  ],
  [
    'q14',
    2.6,
    /\b(?:gdpr|data protection|privacy|pdpa|hipaa|law|laws|legal|act|consent|insurance|regulat\w*|licen[cs]e|secur\w*|encrypt\w*|passwords?|two-factor|backups?|personal data|health data|audit)\b/i,
  ],
  [
    'q14',
    2.2,
    /\b(?:\d+|one|two|three|five|ten) ?(?:s|secs?|seconds?)\b|\b(?:fast|quick(?:ly|er)?|slow|speed|load(?:s|ing)?|response)\b/i,
  ],
  [
    'q14',
    2.1,
    /\b(?:down|up ?time|available|24\/7|round the clock|off (?:for|in|at)|must (?:run|work)|maintenance|at once|all at once|same moment|peak|busiest|rush)\b/i,
  ],
  [
    'q14',
    2,
    makePattern('i')`\b(?:${FIGURES}) (?:\w+ )?(?:${PEOPLE})(?: (?:now|today|a|per|at|in|next))?\b`,
  ],
  ['q14', 1.2, /\b(?:next year|in (?:a|one|two|three) years?|grow\w*|maybe \d+)\b/i],
  ['q15', 2.6, /\b(?:budget|afford|spend|spent|grant|quoted|tops|quote|funding|costs? more)\b/i],
  ['q15', 2.4, makePattern('i')`\b(?:${FEARS}|${UNSURE}|${ASSUMED})\b`],
  [
    'q15',
    2.2,
    makePattern(
      'i',
    )`\b(?:${LAUNCHES})\b.{0,25}\b(?:${SEASONS}|${MONTHS}|new year|school|term|\d{1,2}\/\d)`,
  ],
  ['q15', 2.2, makePattern('i')`\b(?:(?:my|our|his|her|\w+['’]s) (?:${RELATIVES})|${BUILDERS})\b`],
  [
    'q15',
    1.8,
    /(?:[$€£¥₹]|\b(?:usd|eur|gbp|thb|rs\.?|naira|ngn|chf)) ?\d[\d,. ]*(?:k|000|lakh)?|\d[\d,. ]*(?:k|000) ?(?:[$€£¥₹]|\b(?:usd|eur|gbp|thb|dollars|euros|pounds|rupees|naira|chf)\b)/i,
  ],
  [
    'q15',
    1,
    new RegExp(
      `\\bwill (?:people|they|\\p{Lu}\\w+) .{0,30}\\b(?:use|do|book)\\b|\\?\\s*$|\\b(?:can|is|do|does|should|must) (?:we|i|it|that|the|an?|this) [^.]{5,80}\\?|\\b${TECH} (?:is|will be) built\\b`,
      'iu',
    ),
  ],
  [
    'q13',
    1.8,
    /\btypes? (?:\S+ )?in\b|\bfrom (?:the|my|our) (?:book|notebook|spreadsheet|excel|sheet)\b/i,
  ],
  ['q15', 1.6, /\b\d[\d.,]*\s?k\b|\d ?\/ ?(?:month|mth|mo)\b/i],
  [
    'q15',
    2,
    /\b(?:before|b4|by|end of) (?:the )?(?:end of )?(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/i,
  ],
]
