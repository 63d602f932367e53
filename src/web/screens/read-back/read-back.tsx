import { useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { countReview, reviewOf } from '#domain/reading/review/row-review.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import type { ReadingState } from '#web/drafts/reading/reading-state.ts'
import { CardProvider } from '#web/panels/reading/card-context.ts'
import { CardNotes } from '#web/panels/reading/card-notes.tsx'
import '#web/panels/reading/reading.css'
import { useRowPresses } from '#web/panels/reading/rows/use-row-presses.ts'
import { Suggestions } from '#web/panels/reading/suggestions.tsx'
import { useCardState } from '#web/panels/reading/use-card.ts'
import { useCardKeys } from '#web/panels/reading/use-card-keys.ts'
import { cardText } from '#web/text/reading/card.ts'
import { readBackText as words } from '#web/text/reading/read-back.ts'
import { OpenQuestions } from './open-questions.tsx'
import './read-back.css'
import { ReadBackSection } from './read-back-section.tsx'
import { ReadBackSide } from './read-back-side.tsx'
import { groupSections, isSettled, type Section } from './sections.ts'

interface ReadBackProps {
  project: Project
  drafts: ProjectDrafts
  keeper: ReadingKeeper
  state: ReadingState
}

/** The whole reading, section by section; each closes to a line with "That's right". */
export function ReadBack({ project, drafts, keeper, state }: ReadBackProps) {
  const box = useRef<HTMLDivElement>(null)
  const { context, refusal, note, undo } = useCardState(keeper, state, null)
  const sections = groupSections(context.rows)
  const guesses = context.rows.filter((row) => reviewOf(row) === 'check')
  const count = countReview(context.rows)
  const { isClosed, close, turn } = useClosing(sections, context.open?.id ?? null)
  useCardKeys({ card: box, context, undo, leave: () => undefined })
  useRowPresses(box, context)

  const focusOn = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus())
  const confirm = (section: Section) => {
    const clear = section.rows.filter((row) => reviewOf(row) === 'clear' && row.kind !== 'aside')
    if (clear.length > 0) context.decide(confirmAll(clear), cardText.confirmed)
    close(section)
    const next = sections.find((each) => each !== section && !isClosed(each))
    focusOn(`#${next?.name ?? 'couldNotTell'}-title`)
  }
  const contents = [
    ...sections.map((section) => ({
      name: section.name,
      title: words.sections[section.name],
      isDone: isClosed(section),
    })),
    ...(guesses.length + state.unplaced.length > 0
      ? [{ name: 'couldNotTell', title: words.sections.couldNotTell, isDone: false }]
      : []),
  ]
  return (
    <CardProvider value={context}>
      <div className="grid items-start gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div ref={box} tabIndex={-1} className="min-w-0">
          <div className="-mx-3">
            <CardNotes
              state={state}
              keeper={keeper}
              changed={count.changed}
              same={count.clear + count.check}
              refusal={refusal}
            />
          </div>
          {sections.map((section) => (
            <ReadBackSection
              key={section.name}
              section={section}
              isClosed={isClosed(section)}
              isReadOnly={context.isReadOnly}
              onRight={() => confirm(section)}
              onTurn={() => turn(section)}
            />
          ))}
          {context.isReadOnly ? null : (
            <OpenQuestions
              rows={guesses}
              unplaced={state.unplaced}
              onAnswered={() => focusOn('#couldNotTell [data-chips] button')}
            />
          )}
          <div className="-mx-3">
            <Suggestions
              rows={context.rows}
              onAnswered={() => focusOn('details[open] [data-chips] button')}
            />
          </div>
          <p className="min-h-11 py-2 text-ink-soft text-sm">
            {note}{' '}
            {state.mayUndo ? (
              <button type="button" className="reading-link" onClick={undo}>
                {cardText.undo}
              </button>
            ) : null}
          </p>
          <p role="status" className="sr-only">
            {note}
          </p>
        </div>
        <ReadBackSide
          project={project}
          progress={{
            closed: sections.filter(isClosed).length,
            total: sections.length,
            open: count.check + count.changed + state.unplaced.length,
            unconfirmed: count.unconfirmed,
          }}
          contents={contents}
          beforeStart={async () => {
            drafts.saveAll()
            await drafts.settled()
            return true
          }}
        />
      </div>
    </CardProvider>
  )
}

function confirmAll(rows: readonly Row[]) {
  return rows.map(({ id: row }) => ({ do: 'confirm', row }) as const)
}

/** Which sections are closed: those that were settled before, and those closed here. */
function useClosing(sections: readonly Section[], openRow: string | null) {
  const [before] = useState(() => sections.filter(isSettled).map(({ name }) => name))
  const [turned, setTurned] = useState<Readonly<Record<string, boolean>>>({})
  const isClosed = ({ name, rows }: Section) =>
    (turned[name] ?? before.includes(name)) && !rows.some(({ id }) => id === openRow)
  return {
    isClosed,
    close: ({ name }: Section) => setTurned({ ...turned, [name]: true }),
    turn: (section: Section) => setTurned({ ...turned, [section.name]: !isClosed(section) }),
  }
}
