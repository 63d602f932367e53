import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { ListedItem } from '#domain/requirements/registers/list-items.ts'

/** The answer to what went wrong: a figure of a case that happened once is none to build by. */
const WENT_WRONG = 'q12'
/** What follows from what was told. */
const SO = /[\s,;]so (?=\p{L})|(?:ので|(?<=[たいだす])から|ため)[、,]?(?=.)/giu
/** So many letters of a clause say that something follows. */
const JOINT = 2
/** One word is in many sentences. */
const LEAST = 2

/**
 * "In bin bags from the school we got eleven of ours and a skirt, so it needs somewhere for things that aren't ours":
 * whether words only say why, and the item that quotes them with it tells what follows.
 */
export function isReason(contents: readonly ListedItem[], said: Quote): boolean {
  if (said.question !== WENT_WRONG) return false
  return contents.some(({ item, prefix, content }) => {
    const told = contentStems(content)
    return (
      !ASIDE.has(prefix) &&
      item.quotes.some(({ question, text }) => {
        const at = question === said.question ? text.indexOf(said.text) : -1
        const rest = at < 0 ? '' : text.slice(at + said.text.length - JOINT)
        const [so] = [...rest.matchAll(SO)]
        return so !== undefined && sharedCount(contentStems(rest.slice(so.index)), told) >= LEAST
      })
    )
  })
}

const ASIDE: ReadonlySet<string> = new Set(['ASIDE', 'BQ', 'UN'])
