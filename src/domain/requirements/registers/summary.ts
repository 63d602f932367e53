import type { RequirementsDocument, SummaryLine } from '#domain/requirements/document.ts'
import { clip } from '#domain/requirements/phrases.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { requirementsOf } from './list-items.ts'

const SHOWN = 4

/** The document on one page, drawn from its items. */
export function summaryOf(
  document: RequirementsDocument,
  { summary: words, listed }: Pick<WriterText, 'summary' | 'listed'>,
): SummaryLine[] {
  const told = tellIn(words)
  const counted = countIn(words)
  const musts = requirementsOf(document).filter(({ priority }) => priority === 'must')
  const story = document.journeys[0]
  const ends = story === undefined ? [] : [story.steps[0], story.steps.at(-1)]
  const lines: SummaryLine[] = [
    told(words.problem, document.problem.slice(0, 3)),
    told(words.today, document.today.slice(0, 2)),
    told(words.promise, document.promise.slice(0, 3)),
    {
      label: words.roles,
      text: listed(document.roles.slice(0, 8).map(({ name }) => name)),
      items: document.roles.slice(0, 8).map(({ id }) => id),
    },
    {
      label: words.story,
      text: [...new Set(ends.flatMap((step) => step?.text ?? []))].join(' … '),
      items: story === undefined ? [] : [story.id],
    },
    counted(
      words.musts,
      musts.map(({ id, text }) => ({ id, text: withoutShall(text) })),
    ),
    counted(words.nonGoals, document.nonGoals),
    counted(words.success, document.success),
    told(words.guards, document.counterMeasures.slice(0, 2)),
    told(words.limits, document.constraints.slice(0, SHOWN)),
    {
      label: words.open,
      text: openText(document, words),
      items: document.openQuestions.slice(0, SHOWN).map(({ id }) => id),
    },
    quoted(document, words),
  ]
  return lines.filter(({ text }) => text !== '')
}

/** What no row has taken, in the user's words. */
function quoted({ unplaced }: RequirementsDocument, words: Words): SummaryLine {
  const shown = unplaced.slice(0, SHOWN)
  const more = unplaced.length - shown.length
  const text = shown.map((item) => words.quoted(clip(item.text, LONGEST_QUOTE))).join(words.space)
  return {
    label: words.unplaced,
    text: more > 0 ? text + words.more(more) : text,
    items: shown.map(({ id }) => id),
  }
}

const LONGEST_QUOTE = 120

type Words = WriterText['summary']
type Items = readonly { id: string; text: string }[]

function tellIn({ space }: Words) {
  return (label: string, items: Items): SummaryLine => {
    const text = items.map((item) => item.text).join(space)
    return { label, text, items: items.map(({ id }) => id) }
  }
}

function countIn(words: Words) {
  return (label: string, items: Items): SummaryLine => {
    const shown = tellIn(words)(label, items.slice(0, SHOWN))
    const more = items.length - SHOWN
    return more > 0 ? { ...shown, text: shown.text + words.more(more) } : shown
  }
}

/** "The app shall let a client book." → "Let a client book." */
function withoutShall(text: string): string {
  return text.replace(/^The app shall (\p{L})/u, (_, letter: string) => letter.toUpperCase())
}

function openText({ openQuestions }: RequirementsDocument, words: Words): string {
  const count = openQuestions.length
  if (count === 0) return ''
  const shown = openQuestions.slice(0, SHOWN).map(({ text }) => text)
  return shown.join(words.space) + (count > SHOWN ? words.more(count - SHOWN) : '')
}
