import { type ReactNode, type Ref, type RefObject, useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { isBlank } from '#domain/answers.ts'
import { BLANK } from '#domain/hints/blank.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { FirstRunHint } from '#web/panels/first-run-hint.tsx'
import { loadStarters } from '#web/panels/starters/load-starters.ts'
import type { StartersProps } from '#web/panels/starters/starters.tsx'
import { TellLink } from '#web/panels/tell-link.tsx'
import { AnswerActions } from '#web/screens/workshop/answer/answer-actions.tsx'
import { AnswerField } from '#web/screens/workshop/answer/answer-field.tsx'
import { AnswerHints } from '#web/screens/workshop/answer/answer-hints.tsx'
import { ConflictPanel } from '#web/screens/workshop/answer/conflict-panel.tsx'
import { GuidanceBox } from '#web/screens/workshop/answer/guidance-box.tsx'
import { SaveTrouble } from '#web/screens/workshop/answer/save-trouble.tsx'
import { workshopText as words } from '#web/text/workshop.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { typeInto } from '#web/ui/form/type-into.ts'

interface QuestionViewProps {
  project: Project
  question: Question
  total: number
  drafts: ProjectDrafts
  /** Stands above the question. */
  lead: ReactNode
  fieldRef: RefObject<HTMLTextAreaElement | null>
  mirrorRef: Ref<HTMLDivElement>
  /** A reply to this answer has begun. */
  onReply: () => void
}

/** One question: what is asked, what helps, and the answer. */
export function QuestionView(props: QuestionViewProps) {
  const { project, question, total, drafts, fieldRef, mirrorRef } = props
  const keeper = drafts.answer(question.id)
  const isEmpty = useAnswerPart(drafts, () => isBlank(keeper.state.text))
  const mayWrite = useEntitlements().saveAnswer.allowed
  const guidance = useRef<HTMLDetailsElement>(null)
  // On a phone the room belongs to the answer; elsewhere it is open until somebody writes.
  const [isGuided] = useState(
    () => isBlank(keeper.state.text) && window.matchMedia('(min-width: 48rem)').matches,
  )
  const fold = () => {
    if (guidance.current?.open) guidance.current.open = false
  }
  return (
    <section
      aria-labelledby="question-title"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 sm:gap-4"
    >
      {props.lead}
      <div className="relative">
        <h1 id="question-title" className="grid gap-1">
          <span className="pr-24 font-normal font-sans text-ink-soft text-sm tracking-normal">
            <span className="max-sm:hidden">{words.questionOf(question.order, total)} · </span>
            {question.title}
          </span>{' '}
          <span className="text-xl sm:text-2xl">{question.prompt}</span>
        </h1>
        <span className="absolute -top-0.5 right-0">
          <Badge tone={question.required ? 'accent' : 'neutral'}>
            {question.required ? words.required : words.optional}
          </Badge>
        </span>
      </div>
      <GuidanceBox question={question} isOpen={isGuided} ref={guidance} />
      <ConflictPanel drafts={drafts} keeper={keeper} onChosen={() => fieldRef.current?.focus()} />
      <AnswerField
        question={question}
        drafts={drafts}
        keeper={keeper}
        isReadOnly={!mayWrite}
        fieldRef={fieldRef}
        mirrorRef={mirrorRef}
        onInput={fold}
      />
      <SaveTrouble drafts={drafts} keeper={keeper} />
      {mayWrite && (
        <StartersPlace
          project={props.project}
          questionId={question.id}
          onTake={(begin) => fieldRef.current && takeStarter(fieldRef.current, begin)}
        />
      )}
      <AnswerActions {...props} />
      {mayWrite && isEmpty && <TellLink projectId={project.id} />}
      <AnswerHints questionId={question.id} drafts={drafts} keeper={keeper} />
      {mayWrite && <FirstRunHint name="workshop" />}
    </section>
  )
}

/**
 * Suggestions of the founder's own trade; they come a moment later, into room that is kept for
 * them.
 */
function StartersPlace(props: StartersProps) {
  const file = useFile(loadStarters, true)
  return (
    <div className={props.project.starters === null ? 'min-h-11' : 'min-h-18'}>
      {file && <file.Starters {...props} />}
    </div>
  )
}

/** Writes the beginning of a sentence below what is there, with its first blank marked to be typed over. */
function takeStarter(field: HTMLTextAreaElement, begin: string): void {
  const { value } = field
  const before = value.trim() === '' || value.endsWith('\n') ? '' : '\n'
  field.focus({ preventScroll: true })
  field.setSelectionRange(value.length, value.length)
  typeInto(field, `${before}${begin}`)
  const start = field.value.length - begin.length
  const blank = BLANK.exec(begin)
  if (blank) field.setSelectionRange(start + blank.index, start + blank.index + blank[0].length)
}
