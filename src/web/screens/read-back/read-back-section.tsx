import { Check } from 'lucide-react'
import { countReview } from '#domain/reading/review/row-review.ts'
import { RowList } from '#web/panels/reading/rows/row-list.tsx'
import { readBackText as words } from '#web/text/reading/read-back.ts'
import { Button } from '#web/ui/form/button.tsx'
import type { Section } from './sections.ts'

interface ReadBackSectionProps {
  section: Section
  isClosed: boolean
  isReadOnly: boolean
  onRight: () => void
  onTurn: () => void
}

/** One section: its rows and "That's right", or a single line once it was read. */
export function ReadBackSection(props: ReadBackSectionProps) {
  const { section, isClosed, isReadOnly, onRight, onTurn } = props
  const title = words.sections[section.name]
  const count = countReview(section.rows)
  const left = count.check + count.changed
  return (
    <section
      id={section.name}
      aria-labelledby={`${section.name}-title`}
      className="read-back-section"
    >
      <header className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        {isClosed ? <Check aria-hidden className="size-5 text-done" /> : null}
        <h2
          id={`${section.name}-title`}
          tabIndex={-1}
          className={isClosed ? 'text-lg text-ink-soft' : 'text-xl'}
        >
          {title}
        </h2>
        <span className="text-ink-faint text-xs">{words.rows(section.rows.length)}</span>
        {left > 0 ? (
          <span className="font-semibold text-assumed text-xs">{words.toCheck(left)}</span>
        ) : null}
        <span className="ms-auto">
          {isClosed ? (
            <Button
              variant="quiet"
              aria-expanded={false}
              aria-label={words.openSection(title)}
              onClick={onTurn}
            >
              {words.open}
            </Button>
          ) : null}
          {isClosed || isReadOnly ? null : <RightButton title={title} onRight={onRight} />}
        </span>
      </header>
      {isClosed ? null : (
        <div className="read-back-rows">
          <RowList rows={section.rows} asked={null} title={title} />
        </div>
      )}
    </section>
  )
}

function RightButton({ title, onRight }: { title: string; onRight: () => void }) {
  return (
    <Button variant="confirm" aria-label={words.sectionRight(title)} onClick={onRight}>
      <Check aria-hidden />
      {words.right}
    </Button>
  )
}
