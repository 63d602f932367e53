import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** What somebody puts in quotation marks. */
const SPOKEN = /"([^"\n]{4,80})"|“([^”\n]{4,80})”|「([^」\n]{4,60})」/gu

/**
 * The words that an answer gives a message, "otter on board 7.52", by what it says of the event; null
 * where it gives none, or another message has them.
 */
export function findOwnSaying(
  { answers, messages }: Pick<RequirementsDocument, 'answers' | 'messages'>,
  event: string,
): string | null {
  const own = contentStems(event)
  const taken = messages.map(({ says = '' }) => says.toLowerCase())
  const spoken = answers.flatMap(({ text }) =>
    [...text.matchAll(SPOKEN)].flatMap(
      ([, plain, curved, corner]) => plain ?? curved ?? corner ?? [],
    ),
  )
  const found = spoken.find((words) => {
    // "Got it, 2 days" says nothing of a day that is offered.
    const told = contentStems(words.replace(COUNTED, ' '))
    const isFree = !taken.some((each) => each.includes(words.toLowerCase()))
    const isTold = isFree && FIGURE.test(words) && !FILE.test(words)
    return isTold && sharedCount(told, own) * 2 >= own.size
  })
  return found ?? null
}

/** "Quote FINAL 3 new.docx" is what a file is called. */
const FILE = /\.\p{L}{2,4}\d?$/u

const COUNTED = /\p{N}+(?:[.:]\p{N}+)?\s*\p{L}+/gu

/** What is of one case has its figures: a name of a screen or a thing has none. */
const FIGURE = /\p{N}/u
