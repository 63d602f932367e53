import { useEffect, useRef } from 'react'
import type { Question } from '#contract/questions.ts'
import type { SortingView } from '#contract/telling/telling-schema.ts'

interface QuestionSelectProps {
  label: string
  questions: readonly Question[]
  /** What is in it before one is chosen. */
  empty: string
  onChoose: (question: SortingView['stretches'][number]['likely'][number]) => void
  /** It came by a press and takes the focus. */
  isOpen?: boolean
  onLeave?: () => void
}

/** One of the fifteen. */
export function QuestionSelect(props: QuestionSelectProps) {
  const { label, questions, empty, onChoose, isOpen = false, onLeave } = props
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isOpen) select.current?.focus()
  }, [isOpen])
  return (
    <select
      ref={select}
      aria-label={label}
      className="tell-select"
      value=""
      onBlur={onLeave}
      onChange={({ target }) => onChoose(target.value as Parameters<typeof onChoose>[0])}
    >
      <option value="" disabled>
        {empty}
      </option>
      {questions.map(({ id, order, title }) => (
        <option key={id} value={id}>
          {order}. {title}
        </option>
      ))}
    </select>
  )
}
