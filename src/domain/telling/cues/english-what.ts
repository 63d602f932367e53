import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Cue } from './cue.ts'

const MAY_NOT = "can['’]?t|cannot|may not|must not|mustn['’]?t"
const NOBODY_MAY = 'nobody (?:else )?(?:may|can|sees)'
const ONLY_ONE_MAY =
  /only (?:me|i|she|he|they|the \w+|\p{Lu}\w+)(?: and \w+)? (?:can|may|sees?|gets?)/u
const SEES = [
  'sees? (?:all|everything|only|own|his|her|their|the|every|just|who|what)',
  'see (?:their|his|her) own',
]
const DOES_ALL = 'do(?:es)? everything|everything (?:except|but|including)'
const ACCESS = [
  'read[- ]only|full access|no access|access|rights?|permissions?|roles?|admins?',
  'log(?:s)? ?in',
]
const MUST_HAVES = 'must[- ]haves?|musts?:|must ones'
const NICE_TO_HAVES =
  'nice[- ]to[- ]haves?|nice to have|nice would be|should[- ]haves?|could[- ]haves?'
const FIRST_VERSION = 'features?|first version|version (?:one|1)|mvp|essential|priority'
const DEEDS = 'adds?|books?|creates?|makes?|sees|uploads?|cancels?|changes?|gets?'
const MORE_DEEDS = [
  'fills?|picks?|marks?|signs?|records?|sends?|searche?s?|approves?|prints?|joins?',
  'leaves?|rates?',
]
const NOT_NOW = [
  'not (?:in|for|now|yet|this|needed|part)|out of scope|leave (?:it |that |them )?out',
  'left out',
]
const ANOTHER_TIME = [
  'later maybe|maybe later|version (?:two|2|three|3)|2nd version|second version',
  'another (?:year|time)|next year|some ?day|phase 2',
]
const NO_NEED = "don['’]t need|do not need|no need for|not needed"
/** English words that tell of the people, the story, the features and what is left out. */
export const ENGLISH_WHAT_CUES: readonly Cue[] = [
  [
    'q5',
    1.9,
    /\b(?:can|may|could|should be able to|be able to|allowed to)(?: only| also| just| then| see| do| be)?\b(?!['’]t)/i,
  ],
  [
    'q5',
    2.2,
    makePattern(
      'iu',
    )`\b(?:${MAY_NOT}|not allowed|not to|should ?n['’]?t|${NOBODY_MAY}|${ONLY_ONE_MAY})\b`,
  ],
  ['q5', 2, makePattern('i')`\b(?:${SEES}|${DOES_ALL}|${ACCESS})\b`],
  [
    'q5',
    2,
    /^\s*[-*•–·]?\s*\p{L}[\p{L} ()/&'’]{2,30}(?::|=| - | – | — ).*\b(?:see|sees|book|books|everything|all|change|changes|edit|edits|approve|approves|upload|only|own|no )\b/iu,
  ],
  [
    'q5',
    1,
    /\b(?:admin|manager|owner|staff|guest|customer|client|member|volunteer|parent|teacher|coach|visitor|boss)s?\b/i,
  ],
  ['q6', 2.4, /^\s*(?:step )?\d{1,2}\s?[.):]\s/i],
  [
    'q6',
    1.6,
    /\b(?:then|next|after that|afterwards|finally|later that day)\b,? (?:she|he|they|it|the|\p{Lu}\w+)/iu,
  ],
  [
    'q6',
    2.2,
    /\b(?:she|he|\p{Lu}\p{Ll}+) (?:opens?|taps?|clicks?|picks?|chooses?|types?|scrolls?|presses|gets an?|gets the|sees|enters?|selects?|logs|puts in|swipes?|looks|comes|goes|shows|fills)\b/u,
  ],
  [
    'q6',
    1.7,
    /\b(?:aged?|\d\d,|is \d\d|years old)\b|\b(?:let us take|let['’]s take|take|imagine|say) \p{Lu}/u,
  ],
  [
    'q6',
    1.1,
    /\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun)\b.{0,20}\d|\b\d{1,2}[:.]\d\d\b/i,
  ],
  ['q6', 1.3, /\b(?:she['’]?s|he['’]?s|her phone|his phone|her|his)\b/i],
  [
    'q7',
    2.3,
    makePattern(
      'i',
    )`\b(?:${MUST_HAVES}|${NICE_TO_HAVES}|${FIRST_VERSION}|would be (?:nice|great|lovely|cool)|bonus|i['’]d (?:love|like))\b`,
  ],
  [
    'q7',
    1.5,
    /^\s*[-*•–·]?\s*(?:must|should|could|nice|need|needs|want|i want|we need|we want|it (?:must|should|needs))\b/i,
  ],
  ['q7', 1.2, makePattern('iu')`^\s*[-*•–·]\s*\p{Ll}[\p{L} ]+ (?:${DEEDS}|${MORE_DEEDS})\b`],
  [
    'q7',
    0.9,
    /\b(?:must|should|needs? to|have to be able|list of|overview|calendar|search|filter|button to|export|reminder)\b/i,
  ],
  ['q8', 2.6, makePattern('i')`\b(?:${NOT_NOW}|${ANOTHER_TIME}|${NO_NEED}|won['’]t)\b`],
  [
    'q8',
    2.3,
    /^\s*[-*•–·]?\s*(?:and )?no (?!one\b|body\b|show|signal|internet|answer|wifi|wi-fi|\w+ on the)\w+/i,
  ],
  [
    'q8',
    1.4,
    /\bno (?:payments?|online|shop|selling|chat|app store|native|marketplace|ads|ratings?|reviews?|stars|maps?|delivery|social|login|deposits?|cats?|ai)\b/i,
  ],
  [
    'q8',
    1.2,
    /\bnot yet\b|\bwe don['’]t (?:want|do)\b|\b(?:does that|do that already|keep that) (?:by|in|on|with)\b/i,
  ],
]
