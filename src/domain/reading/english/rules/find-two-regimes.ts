/** What holds up to a limit, and what holds past it. */
export interface Regime {
  when: string
  then: string
}

interface Pair {
  /** What leads the limit in the first half. */
  opens: string
  /** What leads the second half: "after that". */
  closes: string
  /** How the first and the second half are told as conditions. */
  first: (limit: string) => string
  second: (limit: string) => string
}

const PAIRS: readonly Pair[] = [
  {
    opens: 'until|till|up until|before',
    closes:
      'after (?:that|this|then)|afterwards?|from then(?: on)?|later(?: than that)?|past that|thereafter|then',
    first: (limit) => `until ${limit}`,
    second: (limit) => `past ${limit}`,
  },
  {
    opens: 'up to|under|below|at most|fewer than|less than',
    closes: '(?:above|over|beyond|past|more than) (?:that|this)|after (?:that|this)',
    first: (limit) => `up to ${limit}`,
    second: (limit) => `beyond ${limit}`,
  },
  {
    opens: 'within|in|for|during',
    closes: 'after (?:that|this)|afterwards?|thereafter|beyond that|from then(?: on)?',
    first: (limit) => `within ${limit}`,
    second: (limit) => `past ${limit}`,
  },
]
const END = '(?:\\s*[,;.–—]\\s*|\\s+-\\s+|\\s+)(?:and\\s+|but\\s+)?'
/** A limit has a figure or a time; without one "until" tells something else. */
const LIMIT =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hours?|days?|weeks?|months?|midnight|noon|evening|morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day|half|first)\b/i
const PAST_IT = /\b(?:after|afterwards?|later|thereafter|then|beyond|past|above|over|more than)\b/i
const LONGEST = 300
const LONGEST_LIMIT = 8

/**
 * "Free until 12 hours before; after that the place is charged": two rules, each with its own half
 * of the time. Null where a text tells no limit and nothing past it.
 */
export function findTwoRegimes(text: string): [Regime, Regime] | null {
  if (text.length > LONGEST || !PAST_IT.test(text)) return null
  for (const pair of PAIRS) {
    const found = behind(text, pair) ?? inFront(text, pair)
    if (found !== null) return found
  }
  return null
}

/** "A until L; after that B". */
function behind(text: string, pair: Pair): [Regime, Regime] | null {
  const form = new RegExp(
    `^(?<first>(?:[^.!?;]|\\.(?=\\d))+?)\\s+(?:${pair.opens})\\s+(?<limit>[^,;.]+?)${END}(?:${pair.closes})\\b[,:]?\\s+(?<second>.+)$`,
    'iu',
  )
  return regimes(form.exec(text)?.groups, pair)
}

/** "Until L A; after that B". */
function inFront(text: string, pair: Pair): [Regime, Regime] | null {
  const form = new RegExp(
    `^(?:${pair.opens})\\s+(?<limit>[^,;.]+?)(?:,\\s*|:\\s*|\\s+(?=(?:it|you|we|they|he|she|the|is|are|free|nothing)\\b|\\p{L}+ (?:can|may|must|will|pays?)\\b))(?<first>(?:[^.!?;]|\\.(?=\\d))+?)${END}(?:${pair.closes})\\b[,:]?\\s+(?<second>.+)$`,
    'iu',
  )
  return regimes(form.exec(text)?.groups, pair)
}

function regimes(groups: Record<string, string> | undefined, pair: Pair): [Regime, Regime] | null {
  const limit = groups?.limit?.trim() ?? ''
  const [first, second] = [tidy(groups?.first ?? ''), tidy(groups?.second ?? '')]
  const isLimit = LIMIT.test(limit) && limit.split(/\s+/).length <= LONGEST_LIMIT
  if (!isLimit || first === '' || second === '') return null
  return [
    { when: pair.first(limit), then: first },
    { when: pair.second(limit), then: second },
  ]
}

function tidy(text: string): string {
  return text.replace(/^[\s,;:]+|[\s,;:.!]+$/g, '').replace(/^(?:and|but|so|is|are)\s+/i, '')
}
