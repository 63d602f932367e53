import {
  deeper,
  either,
  find,
  type Judge,
  met,
  needed,
  neededInAnyLanguage,
  numbers,
  says,
  unmet,
} from '#domain/consultation/reading/judge.ts'
import { contentWords } from '#domain/consultation/reading/vague-words.ts'
import {
  ANYBODY,
  BARE_PEOPLE,
  EXACT_PEOPLE,
  PEOPLE_MADE_EXACT,
  TIME_WORD,
} from '#domain/consultation/reading/vocabulary.ts'
import { ANY_VAGUE_WORD } from '#domain/language/vague-words.ts'

/** What makes a trouble concrete: something lost, late, doubled, waited for or paid. */
const TROUBLE =
  /\b(?:struggle|can ?not|can't|can’t|los[et]|losing|lost|forg[eo]ts?|forgotten|forgetting|miss(?:es|ed|ing)?|late|wrong|mistakes?|errors?|double|twice|wait(?:s|ing)?|wast(?:e|es|ed|ing)|no way|nobody|never|spends?|spending|costs?|turn up|no-shows?|confus\w+|refund\w*|chas(?:e|es|ing)|overbook\w*|run out|nothing|tears|angry|upset|complain\w*|stress\w*|asks? (?:me|us|again)|calls? (?:me|us|again)|ha(?:s|ve) to|interrupt\w*|cancel\w*|late|too (?:expensive|long|much|many|late|slow|complicated)|don't know|do not know|takes? (?:\w+ ){0,3}(?:hours?|days?|minutes?|weeks?|long))\b/i

const PAST =
  /\b(?!need|used|tired|annoyed|limited|complicated|bored|stressed|interested|indeed|speed|feed|shared|based|supposed|red|bed|shed|allowed|required)(?:[a-z]{2,}ed|wrote|forgot|had|lost|was|were|went|took|came|sent|called|paid|told|made|found|gave|got|did|said|kept|left|bought|saw|spent|stood|drove|ran|began|put)\b/i

const TOOL =
  /\b(?:paper|notebooks?|notes?|spreadsheets?|excel|sheets?|google|whats ?app|e-?mails?|sms|texts?|text messages?|messages?|phone|calendars?|diary|diaries|facebook|instagram|apps?|software|systems?|pens?|post-its?|sticky|whiteboards?|airtable|notion|trello|slack|messenger|word|pdfs?|forms?|books?|ledger|folders?|binders?|access|database|website|calls?|lists?|bank)\b/i

/** A product by its name. */
const PRODUCT = /\b(?:uses?|using|tried|called|with|in) [A-Z]\w+/

/** Up to so many words, an answer that names nobody surely names nobody. */
const SHORT_ANSWER = 8

/** Code and judge of each thing a good answer holds, the most important first. */
export const IDEA = {
  q1: {
    group: needed(oneGroup),
    problem: needed(says(TROUBLE, /\b(?:problems?|issues?|trouble|difficult\w*|hard|bad)\b/i)),
    cost: needed(costOrFrequency),
    evidence: deeper(
      says(
        /\b(?:told|asked|talked|spoke|interview\w*|survey\w*|myself|i (?:am|run|work|own|have|know)|my own|as an? )\b/i,
      ),
    ),
  },
  q2: {
    episode: needed(says(PAST, ANY_VAGUE_WORD.en)),
    tool: needed(
      either(says(PRODUCT), says(TOOL, /\b(?:by hand|manually|somehow|different ways|tools?)\b/i)),
    ),
    shortfall: needed(
      says(
        new RegExp(
          `${TROUBLE.source}|\\b(?:but|because|not enough|training|month|fails?|broke)\\b`,
          'i',
        ),
        /\b(?:annoying|bad|difficult|hard|not (?:good|ideal|great)|problems?|issues?)\b/i,
      ),
    ),
    keep: deeper(
      says(
        /\b(?:likes?|keeps?|keeping|good thing|works? well|happy with|must not lose|advantage)\b/i,
      ),
    ),
  },
  q3: {
    result: needed(visibleResult),
    comparison: needed(
      says(
        /\b(?:than|unlike|instead of|compared|rather|no longer|without|no more|any ?more|whereas|while|other (?:apps?|systems?|tools?)|the only|existing)\b|\btoday\b.{0,60}\bbut\b/i,
        /\b(?:better|faster|easier|cheaper|simpler|quicker|nicer|best)\b/i,
      ),
    ),
    short: needed(shortPromise),
    switching: deeper(
      says(
        /\b(?:switch\w*|hesitat\w*|afraid|worr\w+|hold (?:them|people) back|convince\w*|doubt\w*)\b/i,
      ),
    ),
  },
  q4: {
    measures: neededInAnyLanguage(numbers(2)),
    guard: needed(
      says(
        /\b(?:(?:must|should|may|can|do|does|will|to)(?: ?not|n't) |not (?:get worse|go up|go down|drop|fall|rise|increase|decrease|grow)|no (?:more|fewer|less) than|stays? |at most|never|not worse|nobody|not more than|no \w+ (?:gets?|has|is|are|loses?) |without (?:losing|more))/i,
      ),
    ),
    bare: needed(bareGrowth),
    source: deeper(
      says(
        /\b(?:count\w*|measur\w*|report\w*|look (?:at|in|up)|track\w*|logs?|survey\w*|ask\w*|dashboard|spreadsheet|statistics)\b/i,
      ),
    ),
  },
} as const

/** One kind of person: not everybody, not a bare "people" or "users". */
function oneGroup(reading: Parameters<Judge>[0]) {
  const anybody = find(reading, ANYBODY)
  if (anybody !== null) return unmet(anybody.words)
  const exact = find(reading, PEOPLE_MADE_EXACT) ?? find(reading, EXACT_PEOPLE)
  if (exact !== null) return met(exact.item, exact.at)
  const bare = find(reading, BARE_PEOPLE)
  // A longer answer may name people by a word the list does not know: then nothing is said.
  return bare === null && reading.wordCount > SHORT_ANSWER ? null : unmet(bare?.words)
}

/** A number or a time word (Workshop: instant checks). */
function costOrFrequency(reading: Parameters<Judge>[0]) {
  const time = find(reading, TIME_WORD)
  if (time !== null) return met(time.item, time.at)
  return numbers(1)(reading)
}

/** A result one could watch: enough words beside the vague ones. */
function visibleResult(reading: Parameters<Judge>[0]) {
  const telling = reading.items.find((item) => contentWords(item) >= 4 && !listsFeatures(item))
  if (telling !== undefined) return met(telling)
  const vague = find(reading, ANY_VAGUE_WORD.en)
  return unmet(vague?.words)
}

/** At most sixty words and no list of features (Workshop: instant checks). */
function shortPromise({ items, wordCount }: Parameters<Judge>[0]) {
  const list = items.find(listsFeatures)
  return list === undefined && wordCount <= 60 ? met(null) : unmet(list)
}

function listsFeatures(item: string): boolean {
  return (item.match(/[,、،]/g)?.length ?? 0) >= 4
}

/** "More bookings" without a number says nothing one could check. */
function bareGrowth(reading: Parameters<Judge>[0]) {
  const bare = reading.items.find(
    (item) =>
      /\b(?:more|better|increase\w*|grow\w*|improve\w*|less|fewer)\b/i.test(item) &&
      !/\p{N}/u.test(item) &&
      !/\bnot\b|\bno more\b|n't\b|\bnever\b/i.test(item),
  )
  return bare === undefined ? met(null) : unmet(bare)
}
