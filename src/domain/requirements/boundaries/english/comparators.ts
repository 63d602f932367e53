import type { LimitWord } from '#domain/requirements/boundaries/limit.ts'

/** Words before a figure; a longer way to say it comes before a shorter one. */
export const BEFORE: readonly [LimitWord, string][] = [
  [
    'least',
    "at (?:the )?(?:very )?least|(?:no|not|never|nothing|nobody|can[’']?t|cannot|won[’']?t|don[’']?t)(?: \\p{L}+){0,3} (?:less|fewer|earlier|sooner|shorter|younger|under|below)(?: than)?|(?:must|ha(?:ve|s) to|needs? to|gotta|got to) be|(?:once|when|as soon as) there(?:[’']s| is| are)|a min(?:imum)? of|min(?:imum)?\\b\\.?(?: \\p{L}+){0,2}?(?: is| of|:)?|>=|≥|not until|not before|no earlier than",
  ],
  [
    'within',
    "up to|at (?:the )?(?:very )?(?:most|latest)(?: by)?|(?:no|not|never|nothing|nobody|can[’']?t|cannot|won[’']?t|don[’']?t)(?: \\p{L}+){0,3} (?:more|longer|later|bigger|larger|heavier|higher|older|over|above|past|beyond)(?: than)?|a max(?:imum)? of|max(?:imum)?\\b\\.?(?: \\p{L}+){0,2}?(?: is| of|:)?|within|inside(?: of)?|<=|≤|(?:does |do |must |may |can )?not exceed(?:ing)?|capped at|(?:a |the )?(?:cap|limit) (?:of|is|at)|limited to|as many as|not over|top limit",
  ],
  [
    'over',
    '(?:more|longer|later|older|greater|bigger|larger|heavier|taller|higher|farther|further|louder|hotter|warmer) than|upwards of|exceed(?:s|ed|ing)?|beyond|over|above|(?<!half |quarter )past|(?<![-=–>])>(?!=)',
  ],
  [
    'under',
    '(?:less|fewer|younger|shorter|smaller|lighter|earlier|sooner|lower|cheaper|colder|cooler) than|prior to|ahead of|under|below|before|(?<![<])<(?![-=])',
  ],
  ['until', "up until|until|untill|till|[’']?til|through|thru|by|deadline(?: is|:)?"],
  ['from', 'starting (?:from|at|on)|starting|beginning|as of|as from|since|from'],
  ['lapse', 'after|for|in|once'],
]

/** Words behind a figure. */
export const BEHIND: readonly [LimitWord, string][] = [
  [
    'least',
    '(?:or|and) (?:more|over|above|older|up|upwards?|later|longer|higher|bigger|heavier|beyond)|\\+|plus|min(?:imum)?\\b|at (?:the )?least|and up',
  ],
  [
    'within',
    '(?:or|and) (?:less|fewer|under|below|younger|earlier|shorter|lower|smaller|lighter)|max(?:imum)?\\b|tops|at (?:the )?(?:most|latest)|limit',
  ],
  ['from', 'onwards?|and later|on(?= (?:there|it|we|the|you|they)|,)'],
  [
    'lapse',
    'after|later|late|overdue|behind|past(?: due)?|without|of (?:silence|nothing|waiting)|passed?|in a row|straight|gone|old',
  ],
]

/** Comparators that are before any word of a figure; the time of a "for" must be a time. */
export const TIMED: ReadonlySet<string> = new Set(['for', 'in', 'once'])
