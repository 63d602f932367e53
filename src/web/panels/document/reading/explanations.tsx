import {
  createContext,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
} from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { answerAnchor } from '#domain/requirements/outline/appendices.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { type Explain, type Topic, useExplanation } from './use-explanation.ts'

/** The card comes with the first look at a word. */
const loadCard = createFileLoader(() => import('./explanation-card.tsx'))

const ExplainContext = createContext<Explain | null>(null)

interface ExplanationsProps {
  projectId: string
  document: RequirementsDocument
  children: ReactNode
}

/** Holds the one card that tells a source's words or a term's meaning, for a whole document. */
export function Explanations({ projectId, document, children }: ExplanationsProps) {
  const { shown, explain, ...card } = useExplanation()
  const file = useFile(loadCard, shown !== null)
  return (
    <ExplainContext value={explain}>
      {children}
      {shown && file ? (
        <file.ExplanationCard shown={shown} projectId={projectId} document={document} {...card} />
      ) : null}
    </ExplainContext>
  )
}

interface ExplainedProps {
  topic: Topic
  className: string
  /** What a screen reader says, where the words themselves say too little. */
  label?: string
  children: ReactNode
}

/** Words that explain themselves on hover, focus or tap. */
export function Explained({ topic, className, label, children }: ExplainedProps) {
  const explain = useContext(ExplainContext)
  if (explain === null) {
    // Where no script runs, a source leads to the answer itself.
    return topic.kind === 'source' ? (
      <a href={`#${answerAnchor(topic.question)}`} className={className} aria-label={label}>
        {children}
      </a>
    ) : (
      children
    )
  }
  const enter = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') explain.soon(event.currentTarget, topic)
  }
  const focus = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.matches(':focus-visible')) explain.show(event.currentTarget, topic)
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-haspopup="dialog"
      onPointerEnter={enter}
      onPointerLeave={explain.leave}
      onFocus={focus}
      onBlur={explain.leave}
      onClick={(event) => explain.pin(event.currentTarget, topic)}
    >
      {children}
    </button>
  )
}
