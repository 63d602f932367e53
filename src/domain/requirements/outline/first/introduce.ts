import type { Statement } from '#domain/requirements/document-items.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { isClosed } from '#domain/requirements/phrases.ts'
import { listIntroduced } from './list-introduced.ts'

/**
 * "Marta runs a workshop. **Repair book** is for the customer and Marta. “no loaner gets lost” (Q1, Q3)":
 * what it is and for whom in one paragraph, and in the next why, the first problem first.
 */
export function introduce(desk: Desk): Text[] {
  const { business, promise, why } = listIntroduced(desk)
  const { space, first } = desk.words
  const what = [told(desk, business), purposeOf(desk), told(desk, promise)]
  return [
    [...joined(what, space), ...sourcesOf(desk, [...business, ...promise])],
    why.length === 0
      ? []
      : [makeStrong(first.why), plain(space), ...told(desk, why), ...sourcesOf(desk, why)],
  ].filter(({ length }) => length > 0)
}

function purposeOf({ document, words, actors }: Desk): Text {
  // No article of ours is before a word of another language.
  const isForeign = document.language !== document.writtenIn
  const people = document.roles.map(({ name }) =>
    isForeign ? words.quoted(name) : words.inSentence(name, !actors.includes(name)),
  )
  const title = makeStrong(document.title)
  return people.length === 0 ? [] : [title, plain(words.first.isFor(words.listed(people)))]
}

/** Each as a sentence, with its mark inside it where it has one; the founder's words end behind their quotation mark. */
function told(desk: Desk, statements: readonly Statement[]): Text {
  const { stop, space } = desk.words
  const texts = statements.map((each): Text => {
    const text = desk.said({ ...each, text: withoutGreeting(each.text) })
    const mark = each.mark === 'stated' ? [] : desk.bracketed([desk.mark(each.mark)])
    const last = text.at(-1)
    if (last?.kind === 'plain' && last.text.endsWith(stop)) {
      return [...text.slice(0, -1), plain(last.text.slice(0, -stop.length)), ...mark, plain(stop)]
    }
    const isEnded = isClosed(last?.text ?? '')
    return [...text, ...mark, ...(isEnded ? [] : [plain(stop)])]
  })
  return joined(texts, space)
}

/** "Good morning" is neither business nor problem. */
const GREETING =
  /^[“「](?:buen[ao]s?(?: d[ií]as| tardes)?|hola|hello|hi|good morning|right|ok(?:ay)?|so|basically|こんにちは)[^”」\p{L}]*[”」](?:, |、)?(?=[“「])/iu

function withoutGreeting(text: string): string {
  return text.replace(GREETING, '')
}

/** One bracket for all of them; which items they are is in the appendix of the answers. */
function sourcesOf(desk: Desk, statements: readonly Statement[]): Text {
  const sources = desk.document.answers
    .map(({ question }) => question)
    .filter((question) => statements.some((each) => each.sources.includes(question)))
  const quotes = statements.flatMap((each) => each.quotes)
  const origin = desk.origin({ sources, mark: 'stated', quotes })
  return desk.bracketed(origin)
}
