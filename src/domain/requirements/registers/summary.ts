import type { RequirementsDocument, SummaryLine } from '#domain/requirements/document.ts'
import { listed } from '#domain/requirements/wording/phrases.ts'
import { requirementsOf } from './list-items.ts'

const SHOWN = 4

/** The document on one page, drawn from its items. */
export function summaryOf(document: RequirementsDocument): SummaryLine[] {
  const musts = requirementsOf(document).filter(({ priority }) => priority === 'must')
  const story = document.journeys[0]
  const ends = story === undefined ? [] : [story.steps[0], story.steps.at(-1)]
  const lines: SummaryLine[] = [
    told('The problem', document.problem.slice(0, 3)),
    told('Today', document.today.slice(0, 2)),
    told('The promise', document.promise.slice(0, 3)),
    {
      label: 'Who uses it',
      text: listed(document.roles.slice(0, 8).map(({ name }) => name)),
      items: document.roles.slice(0, 8).map(({ id }) => id),
    },
    {
      label: 'The main story',
      text: [...new Set(ends.flatMap((step) => step?.text ?? []))].join(' … '),
      items: story === undefined ? [] : [story.id],
    },
    counted(
      'The first version must',
      musts.map(({ id, text }) => ({ id, text: withoutShall(text) })),
    ),
    counted('Not this time', document.nonGoals),
    counted('It works when', document.success),
    told('Must not get worse', document.counterMeasures.slice(0, 2)),
    told('Limits', document.constraints.slice(0, SHOWN)),
    {
      label: 'Still open',
      text: openText(document),
      items: document.openQuestions.slice(0, SHOWN).map(({ id }) => id),
    },
  ]
  return lines.filter(({ text }) => text !== '')
}

function told(label: string, items: readonly { id: string; text: string }[]): SummaryLine {
  return { label, text: items.map(({ text }) => text).join(' '), items: items.map(({ id }) => id) }
}

function counted(label: string, items: readonly { id: string; text: string }[]): SummaryLine {
  const shown = told(label, items.slice(0, SHOWN))
  const more = items.length - SHOWN
  return more > 0 ? { ...shown, text: `${shown.text} And ${more} more.` } : shown
}

/** "The app shall let a client book." → "Let a client book." */
function withoutShall(text: string): string {
  return text.replace(/^The app shall (\p{L})/u, (_, letter: string) => letter.toUpperCase())
}

function openText({ openQuestions }: RequirementsDocument): string {
  const count = openQuestions.length
  if (count === 0) return ''
  const shown = openQuestions.slice(0, SHOWN).map(({ text }) => text)
  return count > SHOWN ? `${shown.join(' ')} And ${count - SHOWN} more.` : shown.join(' ')
}
