import { MONTHS, WEEKDAYS } from '#domain/language/patterns/calendar-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Cue } from './cue.ts'

const PERIOD = '(?:day|night|evening|morning|week|weekend|month|season|year)'

const PAST_TIMES = 'week|month|year|time|spring|summer|autumn|fall|winter|night'
const SOMEBODY = /an?|the|i|we|he|she|my|mrs?|\p{Lu}\w+ /u
const PAPER_AND_SHEETS = [
  'white ?boards?|note ?books?|paper (?:diary|form|list|bag|slip)s?|on paper|diary',
  'excel',
]
const PROGRAMS = 'spread ?sheets?|google (?:sheets?|forms?|docs?|calendar)|whats ?app groups?'
const STATIONERY = 'sticky notes?|post-its?|exercise book|ledger|clipboard|raffle ticket'
const CHANGE = [
  /fewer|less|more|half|at least|down|up|drop\w*|halve\w*|double|reduce\w*|increase\w*/,
  'below|under|above|zero',
]
const SPANS = 'day|week|month|year|session|season'
const MUST_NOT = "must(?: not|n['’]t) (?:suffer|drop|fall|rise|get worse|go (?:up|down|above))"
const STAY_AT = 'not go (?:above|below|up|down)|stay (?:at|above|below|under)'
const DO_NOT_WANT = "(?:keep|don['’]t want) .{0,30}(?:stopping|leaving|rating)"
/** English words that tell of the problem, today, the promise and success. */
export const ENGLISH_WHY_CUES: readonly Cue[] = [
  ['q1', 2, /\b(?:owners?|people|shops?|teachers|others) like (?:me|us|mine|ours)\b/i],
  [
    'q1',
    1.6,
    /\b(?:owners?|managers?|organi[sz]ers|people|parents|coaches|teachers|volunteers) (?:of|who|with|that|in|at)\b/i,
  ],
  [
    'q1',
    1.8,
    /\b(?:we['’]?re|we are|i['’]?m|i am|it['’]?s me|we run|i run|we have|i have|i own|we own|my) (?:an?|the|two|three|in|small|little|really)\b|\b(?:we|i) (?:run|own|groom|teach|sell|rent)\b/i,
  ],
  [
    'q1',
    2,
    /\b(?:the |biggest |main |our |my )?(?:problem|trouble|pain|nightmare|headache|hassle|mess|chaos)\b/i,
  ],
  [
    'q1',
    1.5,
    new RegExp(
      `\\b(?:every|each|\\d+(?:[-–]\\d+)? (?:times )?an?|once an?|twice an?|hours? an?|about \\w+ an?) ${PERIOD}\\b`,
      'i',
    ),
  ],
  [
    'q1',
    1.4,
    /\b(?:los(?:e|es|ing)|wast(?:e|es|ed|ing)|miss(?:es|ed|ing)?|forget(?:s|ting)?|double[- ]book\w*|costs? (?:me|us|them)|no[- ]shows?|complain\w*)\b/i,
  ],
  [
    'q1',
    1.2,
    /\b(?:busy|stress\w*|annoy\w*|frustrat\w*|angry|fed up|can['’]?t (?:answer|keep up|find)|nobody knows|by hand)\b/i,
  ],
  [
    'q2',
    2.2,
    /\b(?:right now|at the moment|currently|today we|these days|nowadays|until now|so far|as it is|at present)\b/i,
  ],
  [
    'q2',
    2.2,
    makePattern(
      'iu',
    )`\blast (?:${PAST_TIMES}|${WEEKDAYS})\b|\b(?:in|on) (?:${MONTHS}|${WEEKDAYS}),? (?:${SOMEBODY})`,
  ],
  ['q2', 2, makePattern('i')`\b(?:${PAPER_AND_SHEETS}|${PROGRAMS}|${STATIONERY})\b`],
  ['q2', 2, /\b(?:tried|we used|used to|looked at|signed up for|gave up)\b/i],
  [
    'q2',
    1.1,
    /\b(?:wrote|forgot|lost|called|rang|phoned|came|said|told|took|went|paid|was|were|had|didn['’]?t|got|sent|found|turned up|stood)\b/i,
  ],
  [
    'q2',
    1.6,
    /\b(?:an?|per) month\b.{0,40}\b(?:but|no|only|doesn['’]?t|needs?|too)\b|\btoo (?:expensive|complicated|much|dear)\b/i,
  ],
  [
    'q3',
    2.2,
    /\b(?:instead of|rather than|unlike|compared (?:to|with)|better than|without having to|no more|never again|the difference|difference is|vs\.?|versus)\b/i,
  ],
  [
    'q3',
    2,
    /\b(?:promise|in one sentence|the point is|the idea is|so that nobody|one place|in seconds|in (?:two|five|ten|fifteen|\d+) minutes|peace of mind|at a glance|once and|only (?:app|one) that)\b/i,
  ],
  ['q3', 1, /\b(?:just|simply|exactly|always|finally|easier|simple|fair)\b/i],
  [
    'q4',
    2.5,
    /\b(?:success|succeed\w*|measure[ds]?|metrics?|targets?|goals?|kpis?|numbers after|how (?:i|we)['’]?(?:ll)? know|worked if|good if)\b/i,
  ],
  [
    'q4',
    2.4,
    /\b(?:after|within|in) (?:the first )?(?:one|two|three|four|six|nine|twelve|a|\d+) (?:weeks?|months?|years?)\b/i,
  ],
  [
    'q4',
    2.2,
    /\bfrom (?:about |around |some |maybe )?\S+(?: \S+){0,5}? (?:down |up )?to (?:about |at most |under |almost |let['’]s say )?\S+/i,
  ],
  ['q4', 2, /\d[^,;.]{0,20}(?:->|→|=>)[^,;.]{0,12}\d/u],
  [
    'q4',
    1.8,
    makePattern(
      'i',
    )`\b(?:${CHANGE})\b.{0,50}\b(?:an?|per|each|every|of) (?:${SPANS}|the|them|all)\b`,
  ],
  ['q4', 2.4, makePattern('i')`\b(?:not (?:get )?worse|${MUST_NOT}|${STAY_AT}|${DO_NOT_WANT})\b`],
  ['q4', 1.2, /\d\s?(?:%|percent|per cent)/i],
  ['q4', 1, /\b(?:a guess|guesses|guessing|roughly now|today:?|now:)\b/i],
]
