import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Question } from '#contract/questions.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { stepLabel, workshopText as words } from '#web/text/workshop.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { type StepMark, useStepMarks } from './step-marks.ts'

interface StepDotsProps {
  questions: readonly Question[]
  current: number
  /** The questions whose answers do not say enough yet, as far as it is known. */
  thin: ReadonlySet<string>
  drafts: ProjectDrafts
  /** How long it may still take; left out where nobody can tell. */
  timeLeft: ReactNode
  onGoTo: (index: number) => void
}

/** The numbered steps, each leading to its question: a row of them, on a phone a line that opens. */
export function StepDots(props: StepDotsProps) {
  const { questions, current, thin, drafts, timeLeft, onGoTo } = props
  const marks = useStepMarks(drafts, questions, thin)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <nav aria-label={words.steps}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full gap-1.5 py-1 text-left sm:hidden"
      >
        <span className="flex items-center justify-between gap-3 text-sm">
          <span className="font-medium">{words.questionOf(current + 1, questions.length)}</span>
          <span className="flex items-center gap-1 text-ink-soft text-xs">
            {timeLeft}
            <ChevronDown
              aria-hidden
              className={joinClassNames('size-4 transition-transform', isOpen && 'rotate-180')}
            />
          </span>
        </span>
        <StepMeter marks={marks} current={current} />
      </button>
      <ol
        id={id}
        className={joinClassNames(
          'max-sm:mt-2 max-sm:grid max-sm:gap-1 sm:flex sm:justify-between sm:gap-1',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {questions.map((question, index) => (
          <li key={question.id}>
            <Step
              question={question}
              mark={marks[index] ?? 'empty'}
              isCurrent={index === current}
              onSelect={() => {
                setOpen(false)
                onGoTo(index)
              }}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

const METER: Record<StepMark, string> = {
  empty: 'bg-line',
  answered: 'bg-done',
  thin: 'bg-linear-to-r from-50% from-assumed to-50% to-line',
  short: 'bg-linear-to-r from-50% from-assumed to-50% to-line',
  unsaved: 'bg-assumed',
  conflict: 'bg-assumed',
}

/** How far it is, at a glance; the list below says it in words. */
function StepMeter({ marks, current }: { marks: readonly StepMark[]; current: number }) {
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {marks.map((mark, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
          key={index}
          className={joinClassNames(
            'h-1.5 flex-1 rounded-full',
            METER[mark],
            index === current && 'outline-2 outline-accent outline-offset-1',
          )}
        />
      ))}
    </span>
  )
}

interface StepProps {
  question: Question
  mark: StepMark
  isCurrent: boolean
  onSelect: () => void
}

/**
 * Its state shows in more than colour: a filled disc is where you are, a tick is a good answer,
 * an open mark a thin one, an open circle none, a dashed one may be skipped, an exclamation mark is not saved.
 */
function Step({ question, mark, isCurrent, onSelect }: StepProps) {
  const isTrouble = mark === 'unsaved' || mark === 'conflict'
  return (
    <Tooltip text={question.title}>
      <button
        type="button"
        aria-label={stepLabel({ ...question, mark })}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onSelect}
        className="group flex items-center gap-3 rounded-soft text-left text-sm max-sm:min-h-11 max-sm:w-full sm:rounded-full"
      >
        <span
          className={joinClassNames(
            'relative flex size-9 shrink-0 items-center justify-center rounded-full border font-medium text-xs tabular-nums transition-colors',
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
        </span>
        <span className={joinClassNames('sm:hidden', isCurrent && 'font-medium')}>
          {question.title}
        </span>
      </button>
    </Tooltip>
  )
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
  if (step.mark === 'answered') return 'border-done bg-done-soft text-ink group-hover:border-ink'
  const edge = step.required ? 'border-line-strong' : 'border-line-strong border-dashed'
  return `${edge} bg-surface text-ink-soft group-hover:border-ink group-hover:text-ink`
}
