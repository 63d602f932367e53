import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Cue } from './cue.ts'

const LIMITS = [
  /max(?:imum)?\.?|min(?:imum)?\.?|at most|no more than|not more than|up to|more than/,
  'at least',
]
const A_HEAD =
  'per (?:person|guest|item|head|customer|booking|member|child)|first come|waiting list'
const BEFOREHAND = [
  /in advance|hours? before|days? before|until \d|before \d|after \d|the day before/,
  'same day',
]
const MONEY_RULES = [
  /rules?|fees?|fines?|penalt\w+|deposit|refund\w*|free of charge|half price|full price/,
  'surcharge|discount|extra',
]
const CANCELLING = /cancel\w* (?:until|before|after|within|the)|late|expires?/
const DECISIONS = 'counts as|status(?:es)?|approved by|decides?'
const CONTACT_DATA =
  'names?|phone(?: numbers?)?|e-?mails?|address(?:es)?|birth ?(?:day|date)|date|time'
const THING_DATA = 'photos?|pictures?|price|sizes?|notes?|status|number|amount|title|description'
const MORE_DATA = 'breed|age|postcode|type|category|quantity|colou?r|weight|owner|contact'
const KEEPING = /deleted?|kept|keep|stored?|gone|go|destroy\w*|archive[ds]?|stay/
const HOW_LONG = /ever|\d+|one|two|three|five|six|seven|ten|half/
const KEPT_FOR = 'days?|weeks?|months?|years?|seasons?'
const SCREEN_PARTS = 'screens?|buttons?|fonts?|letters|print|colou?rs?|dark mode|contrast'
const DESIGN = 'layout|design|look(?:s)? (?:like|and)|icons?|logo|home ?page|start page'
const HANDLING = 'swipe|drag|thumbs?|gloves?|wet hands|glasses|sunlight|read(?:able)?'
const GOES_WRONG = 'what if|goes wrong|went wrong|wrong'
const NO_NETWORK = [
  'no (?:internet|network|signal|wifi|wi-fi|reception|phone|power)|offline|wi-?fi',
  'signal|power cut',
]
const BREAKS = /crash\w*|breaks?(?: down)?|broken|fails?/
const TWICE = 'twice|by mistake|by accident|at the same time|same time|duplicate|two people'
const NO_ANSWER = [
  "sick|ill|doesn['’]t (?:show|turn|come|answer|pay|reply|arrive)|nobody answers",
  "won['’]t start",
]
const LOST = 'forgets?|loses|lost (?:his|her|their|phone)|typo|spam|fake|stolen'
const WEATHER = 'weather|rains?|storm|cancels?'
/** English words that tell of rules, information, screens and what goes wrong. */
export const ENGLISH_DETAILS_CUES: readonly Cue[] = [
  [
    'q9',
    1.5,
    /\b(?:if|when|whenever|once|unless)\b.{4,90}(?:,|\bthen\b|->|=>|→|:|\bit (?:is|goes|costs|counts)\b|\bthe \w+ (?:is|goes|must|gets)\b)/iu,
  ],
  ['q9', 1.8, makePattern('i')`\b(?:${LIMITS}|${A_HEAD}|${BEFOREHAND})\b`],
  ['q9', 1.8, makePattern('i')`\b(?:${MONEY_RULES}|${CANCELLING}|${DECISIONS})\b`],
  ['q9', 1.9, /\w+ ?(?:\/|->|→|>) ?\w+ ?(?:\/|->|→|>) ?\w+ ?(?:\/|->|→|>) ?\w+/u],
  ['q9', 1.1, /\b(?:always|never|only|must|has to|have to|costs?)\b/i],
  [
    'q10',
    2.6,
    makePattern(
      'i',
    )`(?:\b(?:${CONTACT_DATA}|${THING_DATA}|${MORE_DATA})\b[^,;\n]{0,25}[,;·/]\s*){2,}`,
  ],
  [
    'q10',
    2.4,
    makePattern(
      'i',
    )`\b(?:${KEEPING}) (?:\w+ )?(?:for |after |until )?(?:${HOW_LONG})\s?(?:${KEPT_FOR})?\b`,
  ],
  [
    'q10',
    1.8,
    /\b(?:keep|store|record|save|remember|write down|note down|data|information|details|fields?|private|confidential|history)\b/i,
  ],
  ['q10', 1.3, /^\s*[-*•–·]?\s*(?:the )?\p{L}[\p{L} ]{2,20}(?::|=| - | – | so )[^:]*,[^:]*,/iu],
  ['q11', 2.3, makePattern('i')`\b(?:${SCREEN_PARTS}|${DESIGN}|${HANDLING})\b`],
  [
    'q11',
    2,
    /\b(?:on (?:the |a |their |his |her |my )?(?:old |own )?(?:phones?|mobiles?|laptops?|tablets?|ipads?|computers?|pc|desktop)|android|iphones?|ipads?|tablet|laptop|smart ?phones?)\b/i,
  ],
  [
    'q11',
    2,
    /\b(?:english|german|french|spanish|welsh|polish|turkish|arabic|chinese|hindi|portuguese|thai|japanese|language|bilingual|both languages)\b/i,
  ],
  [
    'q11',
    1.5,
    /\b(?:big|bigger|large|huge|clear|clean|simple|friendly|warm|calm|pale|grey|green|red|blue|list view|week view|map view|at the top|one page)\b/i,
  ],
  [
    'q12',
    2.4,
    makePattern(
      'i',
    )`\b(?:${GOES_WRONG}|${NO_NETWORK}|${BREAKS}|${TWICE}|${NO_ANSWER}|${LOST}|${WEATHER})\b`,
  ],
  [
    'q12',
    1.2,
    /^\s*[-*•–·]?\s*(?:if|when|two|no|someone|somebody|a (?:guest|customer|member|child|person)|nobody)\b/i,
  ],
  [
    'q12',
    1,
    /\b(?:instead|warning|alarm|told|gets? a message|try again|catch(?:es)? up|undo|still)\b/i,
  ],
]
