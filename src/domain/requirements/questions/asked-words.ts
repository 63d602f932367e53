import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import { meaningOf } from '#domain/requirements/contradictions/meaning.ts'

/** What a question is put with, whatever it asks. */
const FRAME: ReadonlySet<string> = new Set(
  'happen come get give given go take long there same moment time without include count app somebody anybody'
    .split(' ')
    .map(stem),
)
const LATIN = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’]*/gu
/** 「見られますか」: a verb of one letter, with its ending. */
const VERB =
  /(?<![\p{Script=Han}り])(\p{Script=Han})(?=[^をにのはがとでもやへか、。？?]\p{Script=Hiragana})/gu

/**
 * The words that say what a question asks, those of one meaning as one: figures and the words of time
 * among them, since two questions may differ by these alone.
 */
export function askedWords(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFKC')
  const spaced = [...plain.matchAll(LATIN)].flatMap(([word]) =>
    [...contentStems(word)]
      .filter((each) => !FRAME.has(each))
      .map((each) => [...meaningOf(word)][0] ?? each),
  )
  if (!UNSPACED.test(plain)) return new Set(spaced)
  const verbs = [...plain.matchAll(VERB)].flatMap(([, verb = ''], at, all) => {
    const { index } = all[at] ?? { index: 0 }
    // A word of several letters has its meaning by itself: 取り消す, 返す.
    return meaningOf(plain.slice(index, index + 2)).has(verb) || SEES.test(verb) ? [verb] : []
  })
  return new Set([...meaningOf(plain), ...verbs, ...spaced])
}

/** What is no word of its own elsewhere, and decides what is asked. */
const SEES = /[見出入言使]/u
