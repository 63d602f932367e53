import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { useEntitlements } from '#web/api/account.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { ReadingPlace, useAnswerPlaces } from '#web/panels/reading/reading-place.tsx'
import { useSpeech } from '#web/panels/speech/use-speech.ts'
import { languageText } from '#web/text/public/language.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { ConsultationSide } from './consultation-side.tsx'
import { QuestionView } from './question-view.tsx'
import { type Turning, WorkshopTurning } from './workshop-turning.tsx'

/** Comments come a moment after the question, below it. */
const loadComments = createFileLoader(
  () => import('#web/panels/comments/founder/answer-comments.tsx'),
)

interface WritingDeskProps {
  project: Project
  question: Question
  drafts: ProjectDrafts
  /** Stands above the question. */
  lead: ReactNode
  turning: Turning
  /** With the assistant's replies; without them only for the first moment. */
  isWhole: boolean
}

/**
 * The question to write on, and beside it how the answer was understood; below them the way on, and
 * what the assistant has said.
 */
export function WritingDesk(props: WritingDeskProps) {
  const { project, question, drafts, lead, turning, isWhole } = props
  const { field: fieldRef, mirror, setMirror } = useAnswerPlaces()
  const [peek, setPeek] = useState<HTMLDivElement | null>(null)
  const repliesRef = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const mayWrite = useEntitlements().saveAnswer.allowed
  const keeper = drafts.answer(question.id)
  const speech = useSpeech({
    field: fieldRef,
    language: project.language === 'answers' ? languageText.code : project.language,
    isOff: !mayWrite,
    onTyped: (text) => keeper.type(text),
  })
  const comments = useFile(loadComments, isWhole)
  useFieldFocus(fieldRef)
  // However the question is left, what is not sent yet is sent.
  useEffect(() => () => keeper.save(), [keeper])

  const addToAnswer = (added: string) => {
    const text = keeper.state.text.trimEnd()
    keeper.rewrite(text === '' ? added : `${text}\n${added}`)
    toast.show({ title: words.added, description: words.addedDetail })
    const field = fieldRef.current
    field?.focus()
    requestAnimationFrame(() => field?.setSelectionRange(field.value.length, field.value.length))
  }
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:grid-rows-[auto_auto_1fr]">
      <QuestionView
        project={project}
        question={question}
        total={turning.count.total}
        drafts={drafts}
        lead={lead}
        fieldRef={fieldRef}
        mirrorRef={setMirror}
        onReply={() => bringIntoSight(repliesRef.current)}
      />
      <div className="min-w-0 lg:sticky lg:top-18 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <ReadingPlace
          drafts={drafts}
          question={question}
          field={fieldRef}
          mirror={mirror}
          peek={peek}
        />
      </div>
      <div className="grid min-w-0 gap-6">
        {comments && <comments.AnswerComments projectId={project.id} questionId={question.id} />}
        <WorkshopTurning
          {...turning}
          project={project}
          drafts={drafts}
          keeper={keeper}
          speech={speech}
          peekRef={setPeek}
        />
      </div>
      {isWhole && (
        <ConsultationSide
          projectId={project.id}
          questionId={question.id}
          onAdd={mayWrite ? addToAnswer : undefined}
          headingRef={repliesRef}
        />
      )}
    </div>
  )
}

/** The replies are below the answer, often out of sight. */
function bringIntoSight(element: HTMLElement | null): void {
  if (element === null) return
  const isBelow = element.getBoundingClientRect().top > window.innerHeight * 0.6
  if (isBelow) element.scrollIntoView({ block: 'start', behavior: 'smooth' })
}

/**
 * The cursor is in the answer's field as the question comes up, behind what is written. Not where
 * fingers are used: there the keyboard would come up over the question before it is read.
 */
function useFieldFocus(field: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return
    // After a change of screen the heading is given the focus first (`shell/arrival.tsx`).
    const frame = requestAnimationFrame(() => {
      const element = field.current
      if (element === null || element.readOnly || isBusy()) return
      element.focus({ preventScroll: true })
      element.setSelectionRange(element.value.length, element.value.length)
    })
    return () => cancelAnimationFrame(frame)
  }, [field])
}

/** A dialog or menu is open, or somebody writes elsewhere already. */
function isBusy(): boolean {
  return document.activeElement?.matches('[role=dialog] *, [role=menu] *, input, textarea') ?? false
}
