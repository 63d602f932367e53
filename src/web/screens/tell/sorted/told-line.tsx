import { useState } from 'react'
import type { TellingView } from '#contract/telling/telling-schema.ts'
import { tellingText as words } from '#web/text/telling.ts'
import { QuestionSelect } from './question-select.tsx'
import type { Sorting } from './use-sorting.ts'

interface ToldLineProps {
  telling: TellingView
  /** Of its stretch. */
  place: number
  number: number
  /** The first stretch of its line shows the number. */
  isFirst: boolean
  sorting: Sorting
}

/** One piece of the notes: its words, and the number of the question it went to, to be changed. */
export function ToldLine({ telling, place, number, isFirst, sorting }: ToldLineProps) {
  const [isOpen, setOpen] = useState(false)
  const stretch = telling.stretches[place]
  if (stretch === undefined) return null
  const { start, end, lead, question, state, kind } = stretch
  const isPlaced = question !== null && state !== 'kept'
  const sign = state === 'kept' ? '–' : isPlaced ? question.slice(1) : '?'
  const title =
    state === 'kept'
      ? words.keptLine
      : isPlaced
        ? `${sign}. ${sorting.titleOf(question)}`
        : words.unplacedLine
  return (
    <li data-q={isPlaced ? question : undefined} data-state={state} data-kind={kind}>
      <span aria-hidden className="tell-number">
        {isFirst ? number : ''}
      </span>
      <span className="tell-words">
        {start > lead ? <span className="tell-lead">{telling.text.slice(lead, start)}</span> : null}
        {telling.text.slice(start, end)}
      </span>
      {state === 'used' ? (
        <span className="tell-sign">{sign}</span>
      ) : isOpen ? (
        <QuestionSelect
          label={words.moveLine(number, title)}
          questions={sorting.questions}
          empty={words.moveTo}
          isOpen
          onChoose={(chosen) => {
            setOpen(false)
            sorting.place(telling.id, [place], chosen)
          }}
          onLeave={() => setOpen(false)}
        />
      ) : (
        <button
          type="button"
          className="tell-sign"
          aria-label={words.moveLine(number, title)}
          onClick={() => setOpen(true)}
        >
          {sign}
        </button>
      )}
    </li>
  )
}
