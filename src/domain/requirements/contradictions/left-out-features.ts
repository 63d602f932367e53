import { HOME_QUESTION } from '#domain/reading/home-question.ts'
import type { Row, RowOf, Said } from '#domain/reading/rows.ts'
import { isSameQuote } from '#domain/reading/same-words.ts'
import { DENIED } from './denied.ts'
import type { Found } from './found.ts'
import { holdsThings, meaningOf } from './meaning.ts'
import { withoutInstead } from './without-instead.ts'

/** Words that make what is left out another, smaller or larger thing. */
const NARROWING =
  /\b(?:several|multiple|own|automatic|live|advanced|full|complete|second|more|other|another|special|custom|real)\b|別の|ほかの|他の|よそ|自動|本格/iu
const LATER =
  /\b(?:later|not yet|not now|version (?:2|two)|without|leave out|no thanks|for now|can wait)\b|今回は|あとで|まだ/iu

/** What is only nice to have, and left out as well: nobody builds it, whoever compared the answers. */
export function leftOutWishes(rows: readonly Row[]): Found[] {
  return leftOutFeatures(
    rows.filter(
      (row) =>
        row.kind === 'out' ||
        (row.kind === 'feature' && (row.priority === 'could' || row.priority === 'should')),
    ),
  )
}

/** Whether a sentence asks for what is left out in these words. */
export function wantsLeftOut(out: string, wish: string): boolean {
  const words = meaningOf(withoutInstead(out))
  if (words.size === 0 || words.size > MOST_WORDS || NARROWING.test(out)) return false
  return says(meaningOf(wish), words)
}

/** What is left out and wanted at the same time. */
export function leftOutFeatures(rows: readonly Row[]): Found[] {
  const outs = rows.filter((row): row is Row & RowOf<'out'> => row.kind === 'out')
  const wanted = rows.flatMap(wishOf)
  return outs.flatMap((out): Found[] => {
    const words = meaningOf(withoutInstead(out.what))
    if (words.size === 0 || words.size > MOST_WORDS || NARROWING.test(out.what)) return []
    if (out.said.every((said) => goesOn(said.words, out.what))) return []
    const found = wanted.find(
      (wish) => says(wish.meaning, words) && !sharesQuote(out.said, wish.said),
    )
    const [first, second] = [out.said[0], found?.said[0]]
    if (found === undefined || first === undefined || second === undefined) return []
    return [{ kind: 'leftOut', said: [first, second], names: [out.what] }]
  })
}

/** 「味噌を売る店はやらない」: of the thing only what is done with it is left out. */
function goesOn(said: string, what: string): boolean {
  const at = said.indexOf(what)
  return (
    at >= 0 &&
    /^(?:を|の)\p{L}+?[るうくすつむぶ](?:\p{Script=Han}|の|こと)/u.test(
      said.slice(at + what.length),
    )
  )
}

/** A longer list of words is a sentence about something else. */
const MOST_WORDS = 5

interface Wish {
  said: Said[]
  meaning: ReadonlySet<string>
}

/** What the first version is to hold: a feature, a message, a connection. */
function wishOf(row: Row): Wish[] {
  const text = wishText(row)
  const said = row.said.filter(({ words }) => !LATER.test(words) && !DENIED.test(words))
  return text === null || said.length === 0 ? [] : [{ said, meaning: meaningOf(text) }]
}

function wishText(row: Row): string | null {
  switch (row.kind) {
    case 'feature':
      return [row.does, ...row.things].join(' ')
    case 'message':
      return row.channel
    case 'connection':
      return row.what
    case 'screen':
      return row.said.some(({ question }) => question === HOME_QUESTION.screen) ? row.name : null
    default:
      return null
  }
}

/** All words of what is left out; one word alone counts only where little else is said. */
function says(wish: ReadonlySet<string>, words: ReadonlySet<string>): boolean {
  if (words.size === 1 && wish.size > 3) return false
  return wish.size > 0 && holdsThings(words, wish)
}

function sharesQuote(one: readonly Said[], other: readonly Said[]): boolean {
  return one.some((a) => other.some((b) => isSameQuote(a, b)))
}
