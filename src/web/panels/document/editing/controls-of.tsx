import { useId } from 'react'
import type { RowPriority } from '#domain/reading/rows.ts'
import type {
  BoundaryQuestion,
  FunctionalRequirement,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { AnsweredQuestion, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { comesFromRows } from '#domain/requirements/editing/judgements.ts'
import { AnswerOpenQuestion } from '#web/panels/document/answering/answer-open-question.tsx'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { placeText } from '#web/text/reading/asking.ts'
import type { EditingDesk } from './editing.tsx'
import { JudgeItem } from './judge-item.tsx'

/** The controls of one item, by what it is. */
export function ControlsOf({ item, desk }: { item: Traced; desk: EditingDesk }) {
  if (item.id.startsWith('UN-')) return <PlaceItem item={item} desk={desk} />
  if (isBoundary(item)) return <YesNo item={item} desk={desk} />
  if (isQuestion(item)) return <AnswerOpenQuestion item={item} desk={desk} />
  return (
    <>
      {isUnranked(item) ? <PriorityMenu item={item} desk={desk} /> : null}
      <JudgeItem item={item} desk={desk} />
    </>
  )
}

function isBoundary(item: Traced): item is BoundaryQuestion {
  return 'asks' in item
}

function isQuestion(item: Traced): item is OpenQuestion | AnsweredQuestion {
  return 'suggestedDefault' in item || 'reply' in item
}

function isUnranked(item: Traced): item is FunctionalRequirement {
  return 'priority' in item && item.priority === 'unsaid' && comesFromRows(item)
}

/** The founder's words that no row has taken: she says what they are. */
function PlaceItem({ item, desk }: { item: Traced; desk: EditingDesk }) {
  const { reading } = desk
  const [quote] = item.quotes
  if (reading === null || quote === undefined) return null
  const said = { question: quote.question, words: quote.text }
  return (
    <span className="document-chips">
      {reading.placesFor(quote.question).map((place) => (
        <button
          type="button"
          key={place}
          className="document-chip"
          aria-label={words.of(placeText[place], item.id)}
          data-unsure={place === 'doubt' || undefined}
          onClick={() => reading.place(said, place)}
        >
          {placeText[place]}
        </button>
      ))}
    </span>
  )
}

/** Must or nice to have, where nobody has said it. */
function PriorityMenu({ item, desk }: { item: FunctionalRequirement; desk: EditingDesk }) {
  const id = useId()
  const { reading } = desk
  return (
    <span className="document-priority">
      <label htmlFor={id} className="sr-only">
        {words.priorityOf(item.id)}
      </label>
      <select
        id={id}
        value="unsaid"
        disabled={reading === null}
        onChange={(event) =>
          reading?.rank(item.rows ?? [], event.currentTarget.value as RowPriority)
        }
      >
        <option value="unsaid">{words.priority}</option>
        {(['must', 'should', 'could'] as const).map((priority) => (
          <option key={priority} value={priority}>
            {words.priorities[priority]}
          </option>
        ))}
      </select>
    </span>
  )
}

/** Yes or no on the very edge of a rule's limit; it becomes a criterion at once. */
function YesNo({ item, desk }: { item: BoundaryQuestion; desk: EditingDesk }) {
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
