import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Question } from '#contract/questions.ts'
import { isAdequate } from '#domain/answers.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { AnswerMark, ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { stepLabel, workshopText as words } from '#web/text/workshop.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'

interface StepDotsProps {
  questions: readonly Question[]
  current: number
  /** The questions whose answers do not say enough yet, as far as it is known. */
  thin: ReadonlySet<string>
  drafts: ProjectDrafts
  onGoTo: (index: number) => void
}

/** The numbered steps: two rows on a phone, one row else. Each leads to its question. */
export function StepDots({ questions, current, thin, drafts, onGoTo }: StepDotsProps) {
  return (
    <nav aria-label={words.steps}>
      <ol className="grid grid-cols-8 justify-items-center gap-y-2 sm:flex sm:justify-between sm:gap-1">
        {questions.map((question, index) => (
          <li key={question.id}>
            <StepDot
              question={question}
              isCurrent={index === current}
              isThin={thin.has(question.id)}
              drafts={drafts}
              onSelect={() => onGoTo(index)}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepDotProps {
  question: Question
  isCurrent: boolean
  isThin: boolean
  drafts: ProjectDrafts
  onSelect: () => void
}

/**
 * Its state shows in more than colour: a filled disc is where you are, a tick is a good answer,
 * an open mark a thin one, an open circle none, a dashed one may be skipped, an exclamation mark is not saved.
 */
function StepDot({ question, isCurrent, isThin, drafts, onSelect }: StepDotProps) {
  const mark = useAnswerPart(drafts, () => markOf(drafts, question.id, isThin))
  const isTrouble = mark === 'unsaved' || mark === 'conflict'
  return (
    <Tooltip text={question.title}>
      <button
        type="button"
        aria-label={stepLabel({ ...question, mark })}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onSelect}
        className={classNames(
          'relative flex size-9 items-center justify-center rounded-full border font-medium text-xs tabular-nums transition-colors',
          dotStyle({ isCurrent, mark, required: question.required }),
        )}
      >
        {question.order}
        {mark === 'answered' && (
          <DotMark style="bg-done">
            <Check className="size-2.5" strokeWidth={3.5} />
          </DotMark>
        )}
        {(mark === 'thin' || mark === 'short') && (
          <DotMark style="bg-surface border-line-strong">
            <span className="size-1.5 rounded-full bg-assumed" />
          </DotMark>
        )}
        {isTrouble && <DotMark style="bg-assumed">!</DotMark>}
      </button>
    </Tooltip>
  )
}

type StepMark = AnswerMark | 'thin' | 'short'

/** A fragment is no answer yet, whatever else is known of it. */
function markOf(drafts: ProjectDrafts, question: string, isThin: boolean): StepMark {
  const mark = drafts.mark(question)
  if (mark !== 'answered') return mark
  if (!isAdequate(drafts.answer(question).state.text)) return 'short'
  return isThin ? 'thin' : mark
}

function DotMark({ style, children }: { style: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute -right-1 -bottom-0.5 flex size-4 items-center justify-center rounded-full border border-paper font-bold text-[0.6875rem] text-paper leading-none ${style}`}
    >
      {children}
    </span>
  )
}

function dotStyle(step: { isCurrent: boolean; mark: string; required: boolean }): string {
  if (step.isCurrent) return 'border-accent bg-accent text-on-accent'
  if (step.mark === 'answered') return 'border-done bg-done-soft text-ink hover:border-ink'
  const edge = step.required ? 'border-line-strong' : 'border-line-strong border-dashed'
  return `${edge} bg-surface text-ink-soft hover:border-ink hover:text-ink`
}
