import type { Row, RowOf } from '#domain/reading/rows.ts'
import type { Found } from './found.ts'
import { holdsThings, meaningOf } from './meaning.ts'
import type { Piece } from './said-pieces.ts'
import { withoutInstead } from './without-instead.ts'

/** Where something is done or wished for. */
const WISHES: ReadonlySet<string> = new Set(['q6', 'q7'])
/** What is not wished for, or is another thing. */
const OTHER =
  /\b(?:no|not|never|without|instead|later|automatic|own|special|second|several|multiple|other|another|nice)\b|n[’']t\b|別|ほか|他の|自動|ない|ません/iu
/** One word alone is said of many things; more are a sentence about something else. */
const LEAST = 2
const MOST = 4

/** What is left out by name, all its words in one sentence of the story or the wishes. */
export function leftOutInWords(rows: readonly Row[], pieces: readonly Piece[]): Found[] {
  const wished = pieces.flatMap(({ question, words }) =>
    WISHES.has(question) && !OTHER.test(words)
      ? [{ question, words, meaning: meaningOf(words) }]
      : [],
  )
  const outs = rows.filter((row): row is Row & RowOf<'out'> => row.kind === 'out')
  return outs.flatMap((out): Found[] => {
    const left = meaningOf(withoutInstead(out.what))
    const said = out.said[0]
    if (
      !said ||
      left.size < LEAST ||
      left.size > MOST ||
      /\b(?:except|only|but)\b|勝手に|機械に|自動/i.test(said.words)
    )
      return []
    const wish = wished.find(
      ({ question, meaning }) => question !== said.question && holdsThings(left, meaning),
    )
    if (!wish) return []
    const { question, words } = wish
    return [{ kind: 'leftOut', said: [{ question, words }, said], names: [out.what] }]
  })
}
