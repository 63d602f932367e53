import type { ReadableAnswer } from '#domain/reading/reading.ts'
import { meaningOf, sharedWords } from '#domain/requirements/contradictions/meaning.ts'
import { askDoubt, chooseUntil } from '#domain/requirements/defaults/choose-default.ts'
import { withoutKind } from '#domain/requirements/defaults/doubt-kinds.ts'
import { DOUBT } from '#domain/requirements/defaults/says-what.ts'
import type { DefaultText } from '#domain/requirements/defaults/text-en.ts'
import type { Role, Traced } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { isHeading, isWho } from '#domain/requirements/registers/is-heading.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { addSubject } from './add-subject.ts'

/** More at once is a list that nobody answers. */
const MOST_ASKED = 14

interface Around {
  musts: ReadonlySet<string>
  /** How many contradictions are asked already. */
  asked: number
  /** What may wait for an answer. */
  items: readonly Item[]
  /** What may wait for an answer on who may do something. */
  rights: readonly Traced[]
  roles: readonly Role[]
  /** The names of the things that are kept. */
  things: readonly string[]
  words: DefaultText
  /** Who decides what is in doubt, as they are called in a sentence; null where nobody is known to. */
  decider: string | null
  /** Questions that every document has: they come last. */
  last: ReadonlySet<string>
  answers: readonly ReadableAnswer[]
}

type Item = Traced & { text: string }

/**
 * The open questions in the order in which they are worth an answer: what the founder said is not
 * known comes first and is never left out, then gaps by what waits for them.
 */
export function orderQuestions(
  questions: readonly OpenQuestion[],
  { musts, asked, words, decider, last, answers, ...waiting }: Around,
): OpenQuestion[] {
  const own = questions
    .filter(({ quotes }) => quotes.length > 0)
    .map((question) => ({ question, told: addSubject(question, answers) }))
    .map(({ question, told }) => ({
      ...told,
      text: askDoubt(told, words),
      suggestedDefault:
        question.suggestedDefault ??
        chooseUntil({ ...told, decider, answers, isTold: isTold(question, answers) }, words),
      blocks: question.blocks.length > 0 ? question.blocks : waitingFor(question, waiting),
    }))
  const gaps = questions
    .filter(({ quotes }) => quotes.length === 0)
    .map((question) => ({
      question,
      rank: last.has(question.text) ? LAST : rankOf(question, musts),
    }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ question }) => question)
  return [...own, ...gaps.slice(0, Math.max(0, MOST_ASKED - asked - own.length))]
}

/** Whether other answers speak of most of what a doubt is about: then it is in the app already. */
function isTold({ quotes }: OpenQuestion, answers: readonly ReadableAnswer[]): boolean {
  const doubt = quotes.map(({ text }) => withoutKind(text)).join(' ')
  const named = [...meaningOf(doubt)].filter((word) => !DOUBT.has(word))
  const others = answers.filter(({ question }) => quotes.every((own) => own.question !== question))
  const told = meaningOf(others.map(({ text }) => text).join(' '))
  return named.length > 0 && sharedWords(new Set(named), told) >= named.length * MOSTLY
}

const MOSTLY = 0.6
const LAST = 3

/** A must waits; something else does; nothing that is written. */
function rankOf({ blocks }: OpenQuestion, musts: ReadonlySet<string>): number {
  if (blocks.some((id) => musts.has(id))) return 0
  return blocks.length > 0 ? 1 : 2
}

/**
 * The items of the same words of the founder, of a doubt on who may do something the right before others; else of
 * most of what the doubt names. No more than a few can be meant.
 */
function waitingFor(
  { text, quotes }: OpenQuestion,
  { items, rights, roles, things }: Pick<Around, 'items' | 'rights' | 'roles' | 'things'>,
): string[] {
  const own = quotes.filter((quote) => !isHeading(quote, items) && !isWho(quote, { text, roles }))
  const all: readonly Traced[] = ASKS_MAY.test(text) ? [...rights, ...items] : items
  const same = inTurn(
    own.map((quote) => all.filter((item) => item.quotes.some((each) => quotesSame(each, quote)))),
  )
  if (same.length > 0) return same.slice(0, MOST_WAITING)
  const names = meaningOf(
    [...roles.flatMap(({ name, also = [] }) => [name, ...also]), ...things].join('\n'),
  )
  return namedMost(meaningOf(own.map((quote) => quote.text).join(' ')), { items, names })
}

/** A doubt on who may do something. */
const ASKS_MAY =
  /\b(?:may|allowed|permitted)\b|(?:て|で)も?(?:よい|良い|いい|ええ)(?:です|のです|ん?です)?か|して(?:い|よ)いのは誰|だれまで|誰まで/iu

/**
 * The items that have most of what a doubt names, and a role or a thing of it where it names one: a word that half of
 * the items have names none of them.
 */
function namedMost(
  doubt: ReadonlySet<string>,
  { items, names }: { items: readonly Item[]; names: ReadonlySet<string> },
): string[] {
  const said = [...doubt].filter((word) => !DOUBT.has(word) && !USED.has(word))
  const told = items.map(({ id, text }) => ({ id, words: meaningOf(text) }))
  const has = (word: string, words: ReadonlySet<string>) => sharedWords(new Set([word]), words) > 0
  const weights = new Map(
    said.map((word) => {
      const count = told.filter(({ words }) => has(word, words)).length
      return [word, count === 0 ? UNUSED : Math.max(0, Math.log(told.length / count / COMMON))]
    }),
  )
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0)
  const whole = weigh(said)
  const named = said.filter((word) => has(word, names))
  return told
    .map(({ id, words }) => ({ id, shared: said.filter((word) => has(word, words)) }))
    .filter(({ shared }) => named.length === 0 || shared.some((word) => named.includes(word)))
    .map(({ id, shared }) => ({ id, weight: weigh(shared) }))
    .filter(({ weight }) => weight > 0 && weight >= whole * NAMED)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WAITING)
    .map(({ id }) => id)
}

/** What anybody does with any app. */
const USED = meaningOf('use uses used using see show app open work works')

/** The first of each list, then the second of each, each item once. */
function inTurn(lists: readonly (readonly Traced[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const ids = Array.from({ length: longest }, (_, at) => lists.map((list) => list[at]?.id))
  return [...new Set(ids.flat())].filter((id) => id !== undefined)
}

/** What a word is worth that no item has. */
const UNUSED = 2
/** A word that every so many-th item has tells nothing. */
const COMMON = 5
/** So much of what a doubt names is in the item that waits for it. */
const NAMED = 0.5
const MOST_WAITING = 3
