import { countWords } from '#domain/language/count-words.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Statement } from '#domain/requirements/document-items.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'

/** What the first page tells whole, each as the answers tell it. */
export interface Introduced {
  /** What kind of business it is, and what they do. */
  business: readonly Statement[]
  promise: readonly Statement[]
  why: readonly Statement[]
}

/** In words, together: what is read in two minutes with the tables below. */
const MOST = { business: 48, promise: 40, why: 80 } as const

/** Question 1 asks who one is and what is wrong; what is wrong elsewhere came to mind later. */
const FIRST = 'q1'

const WORST =
  /\b(?:biggest|worst|main|most of all|real problem)\b|一番|最大|いちばん|peor|mayor problema/iu
const IS_WRONG = /\b(?:but|cannot|can['’]t|nobody|lose|losing|wrong|cost)\b|pero|nadie|困/iu
/** "Owners of yoga studios": a few words without any that tell what happens name whom it is for. */
const TELLS =
  /\b(?:is|are|was|were|has|have|had|do|does|can|will|get|gets|lose|loses|take|takes|no|not|nobody|every|too)\b|n['’]t\b|[\p{Script=Hiragana}]/iu
const MOST_OF_NAME = 8
const PEOPLE = /^[“"]?(?:\p{L}+ ){0,3}\p{L}+s (?:of|with|in|who|that|de) /iu
/** 「小さな教室の先生」: a noun, with nothing that it does. */
const JAPANESE_NAME = /^「?[^はがをにで、。「」]{2,20}(?<![うくぐすつぬぶむるいただ])」?$/u
const WHO_ONE_IS =
  /^[“「]?(?:i (?:run|am|own|rent|have)|i['’]m an?|we (?:run|are)|soy|somos|rento|tengo|vendo|my name|for (?:us|me)|私は|当院|当社|弊社)(?!\p{L})/iu

/** What the founder told first of themselves, of what the app is to do, and of what is wrong. */
export function listIntroduced({ document }: Pick<Desk, 'document'>): Introduced {
  const inOrder = (all: readonly Statement[]) =>
    [...all].sort((a, b) => placeOf(document, a) - placeOf(document, b))
  const isName = (text: string) =>
    (UNSPACED.test(text) && JAPANESE_NAME.test(text)) ||
    (PEOPLE.test(text) && countWords(text) <= MOST_OF_NAME && !TELLS.test(text))
  const isOfSelf = ({ text }: Statement) =>
    isName(text) || (WHO_ONE_IS.test(text) && !IS_WRONG.test(text))
  const isFirst = ({ sources }: Statement) => sources[0] === FIRST
  const problems = inOrder(document.problem)
  const wrong = problems.filter((each) => !isOfSelf(each))
  const first = wrong.filter(isFirst)
  const told = [...document.today.filter(isFirst), ...problems.filter(isOfSelf)]
  const why = asMany(first.length > 0 ? first : wrong.slice(0, 1), MOST.why)
  return {
    business: asMany(inOrder(told), MOST.business),
    promise: asMany(inOrder(document.promise), MOST.promise),
    why,
  }
}

/** The first, whatever its length, and those that fit with it; what is the worst is never left out. */
function asMany(all: readonly Statement[], most: number): Statement[] {
  const isWorst = ({ text }: Statement) => WORST.test(text)
  const kept = new Set(all.filter((each, at) => at === 0 || isWorst(each)))
  let words = [...kept].reduce((sum, { text }) => sum + countWords(text), 0)
  for (const each of all) {
    const more = kept.has(each) ? 0 : countWords(each.text)
    if (words + more > most) break
    words += more
    kept.add(each)
  }
  return all.filter((each) => kept.has(each))
}

/** No answer is longer. */
const BEYOND = 1_000_000

/** Where a statement begins in the answers; behind all of them where no quote tells it. */
export function placeOf({ answers }: RequirementsDocument, { quotes }: Statement): number {
  const [quote] = quotes
  const at = answers.findIndex(({ question }) => question === quote?.question)
  const place = answers[at]?.text.indexOf(quote?.text ?? '') ?? -1
  return (at < 0 ? answers.length : at) * BEYOND + (place < 0 ? BEYOND - 1 : place)
}
