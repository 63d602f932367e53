import { countWords } from '#domain/language/count-words.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, list, makeItem, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { clip } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

const MOST = 4
/** In words: a longer question lists things, and is read in section 15. */
const MOST_WORDS = 60
/** "I don't know" alone does not say what. */
const FEWEST_WORDS = 4

/**
 * What to decide first; what holds until then is in section 15: what does not agree, then what a must waits
 * for, the founder's own doubts before what nobody has thought of.
 */
export function listDecisions(desk: Desk): Block[] {
  const { document, words } = desk
  const musts = new Set(
    listRequirements(document).flatMap(({ id, priority }) => (priority === 'must' ? [id] : [])),
  )
  const weight = ({ blocks, quotes }: OpenQuestion) =>
    (blocks.some((id) => musts.has(id)) ? 2 : 0) + (quotes.length > 0 ? 1 : 0)
  const questions = [...document.openQuestions].sort((a, b) => weight(b) - weight(a))
  const asked = [...(document.contradictions ?? []), ...questions]
  const isBrief = ({ text }: { text: string }) => {
    const words = countWords(text)
    return (words >= FEWEST_WORDS || /[?？]$/u.test(text)) && words <= MOST_WORDS
  }
  const first = [...asked.filter(isBrief), ...asked.filter((each) => !isBrief(each))]
  if (first.length === 0) return []
  const label: Text = [makeStrong(words.first.decide)]
  return [
    { kind: 'paragraph', text: label },
    ...list(first.slice(0, MOST).map((entry) => decisionText(desk, entry))),
  ]
}

function decisionText(desk: Desk, entry: Contradiction | OpenQuestion): Text {
  const asked = desk.said(entry)
  const isQuote = asked.at(-1)?.kind === 'quoted'
  return [
    ...asked,
    ...(isQuote ? [plain(desk.words.stop)] : []),
    ...('items' in entry ? clashOf(desk, entry) : []),
    ...desk.bracketed([makeItem(entry.id)]),
  ]
}

/** "Which is right?" says nothing without the two. */
function clashOf({ quoted, words }: Desk, { text, quotes }: Contradiction): Text {
  const shown = (said: string) =>
    clip(said, /\p{Script=Hiragana}/u.test(said) ? LONGEST_CLASH / 2 : LONGEST_CLASH)
  const told = quotes.slice(0, 2).map((quote): Text => [quoted(shown(quote.text))])
  if (told.length < 2 || /[“「]/u.test(text) || countWords(text) > MOST_TELLING) return []
  return [plain(words.space), ...joined(told, words.against)]
}

const LONGEST_CLASH = 60
/** In words: a longer question says what it is about. */
const MOST_TELLING = 12
