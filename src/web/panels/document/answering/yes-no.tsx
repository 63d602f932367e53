import type { BoundaryQuestion } from '#domain/requirements/document-items.ts'
import type { EditingDesk } from '#web/panels/document/editing/editing.tsx'
import { correctingText as words } from '#web/text/document/correcting.ts'

/** Yes or no on the very edge of a rule's limit; it becomes a criterion at once. */
export function YesNo({ item, desk }: { item: BoundaryQuestion; desk: EditingDesk }) {
  const { id, asks, answer, rows } = item
  const { reading } = desk
  const row = rows?.[0]
  if (row === undefined) return null
  const say = (yes: boolean | null, note: string) =>
    reading?.decide([{ do: 'answer', row, asks, yes }], note)
  const chip = (label: string, press: () => void, isUnsure = false) => (
    <button
      type="button"
      className="document-chip"
      aria-label={words.of(label, id)}
      aria-disabled={reading === null || undefined}
      data-unsure={isUnsure || undefined}
      onClick={press}
    >
      {label}
    </button>
  )
  if (answer !== undefined) {
    return (
      <span className="document-chips">
        <span className="document-said">{answer ? words.saidYes : words.saidNo}</span>
        {chip(words.takeBack, () => say(null, words.done.taken))}
      </span>
    )
  }
  return (
    <span className="document-chips">
      {chip(words.yes, () => say(true, words.done.answered))}
      {chip(words.no, () => say(false, words.done.answered))}
    </span>
  )
}
