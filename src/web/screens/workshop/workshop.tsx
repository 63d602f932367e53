import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { FirstFiveLine } from '#web/panels/first-five/first-five-line.tsx'
import { useShortWay } from '#web/panels/first-five/use-short-way.ts'
import { FirstRunHint } from '#web/panels/hints/first-run-hint.tsx'
import { useProjectName } from '#web/panels/project-name/use-project-name.ts'
import { ReadingPlace, useAnswerPlaces } from '#web/panels/reading/reading-place.tsx'
import { Page } from '#web/shell/page.tsx'
import { refusalSentence } from '#web/text/refusal.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { ConsultationSide } from './consultation-side.tsx'
import { QuestionView } from './question-view.tsx'
import { WorkshopReadiness } from './readiness/workshop-readiness.tsx'
import { SaveState } from './save-state.tsx'
import { StepDots } from './step-dots.tsx'
import { useCurrentQuestion } from './use-current-question.ts'
import { WORKSHOP_WIDTH, WorkshopHeader } from './workshop-header.tsx'
import { WorkshopTurning } from './workshop-turning.tsx'

interface WorkshopProps {
  project: Project
  questions: readonly Question[]
  drafts: ProjectDrafts
}

/** The workshop with everything loaded: one question, its answer, and the way through (Spec §2). */
export function Workshop({ project, questions, drafts }: WorkshopProps) {
  const mayWrite = useEntitlements().saveAnswer.allowed
  const { index, goTo } = useCurrentQuestion(project.id, questions)
  const question = questions[index]
  const answered = useAnswerPart(
    drafts,
    () => questions.filter(({ id }) => drafts.isAnswered(id)).length,
  )
  const [thin, setThin] = useState(NONE_THIN)
  const way = useShortWay(project, drafts)
  useProjectName(project, drafts)
  // The question first; what stands below and beside it follows at once, in slices.
  const isWhole = useDeferredValue(true, false)
  // Leaving the screen sends what is not sent yet; the drafts live on in the page.
  useEffect(() => () => drafts.saveAll(), [drafts])
  if (question === undefined) return null

  const count = { answered, total: questions.length }
  const keeper = drafts.answer(question.id)
  const turnTo = (next: number) => {
    keeper.save()
    goTo(next)
    window.scrollTo({ top: 0 })
  }
  const saveState = <SaveState key={question.id} drafts={drafts} keeper={keeper} />
  return (
    <Page
      title={`${question.title}: ${project.title}`}
      header={
        <WorkshopHeader
          title={project.title}
          projectId={project.id}
          count={count}
          saveState={saveState}
        />
      }
    >
      <div className={`${WORKSHOP_WIDTH} grid gap-6 py-5 sm:py-6`}>
        <StepDots
          questions={questions}
          current={index}
          thin={thin}
          drafts={drafts}
          onGoTo={turnTo}
        />
        <FirstFiveLine project={project} way={way} />
        {mayWrite && <FirstRunHint name="workshop" />}
        <SuspendedNotice />
        <WritingDesk
          key={question.id}
          project={project}
          question={question}
          total={questions.length}
          drafts={drafts}
          isWhole={isWhole}
        >
          <WorkshopTurning
            project={project}
            drafts={drafts}
            keeper={keeper}
            count={count}
            questions={questions}
            index={index}
            way={way}
            onTurn={turnTo}
          />
        </WritingDesk>
        {isWhole && (
          <WorkshopReadiness
            project={project}
            questions={questions}
            drafts={drafts}
            onThin={setThin}
          />
        )}
      </div>
    </Page>
  )
}

/** Until the answers are judged. */
const NONE_THIN: ReadonlySet<string> = new Set()

interface WritingDeskProps {
  project: Project
  question: Question
  total: number
  drafts: ProjectDrafts
  /** With the assistant's replies; without them only for the first moment. */
  isWhole: boolean
  /** The way to the other questions, below the answer. */
  children: ReactNode
}

/**
 * The question to write on, and beside it how the answer was understood; below them the way on, and
 * what the assistant has said.
 */
function WritingDesk(props: WritingDeskProps) {
  const { project, question, total, drafts, isWhole, children } = props
  const { field: fieldRef, mirror, setMirror } = useAnswerPlaces()
  const repliesRef = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const mayWrite = useEntitlements().saveAnswer.allowed
  const keeper = drafts.answer(question.id)

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
        total={total}
        drafts={drafts}
        fieldRef={fieldRef}
        mirrorRef={setMirror}
        onReply={() => bringIntoSight(repliesRef.current)}
      />
      <div className="min-w-0 lg:sticky lg:top-22 lg:col-start-2 lg:row-span-3 lg:row-start-1">
        <ReadingPlace drafts={drafts} question={question} field={fieldRef} mirror={mirror} />
      </div>
      <div className="grid min-w-0 gap-6">{children}</div>
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

/** The replies stand below the answer, often out of sight. */
function bringIntoSight(element: HTMLElement | null): void {
  if (element === null) return
  const isBelow = element.getBoundingClientRect().top > window.innerHeight * 0.6
  if (isBelow) element.scrollIntoView({ block: 'start', behavior: 'smooth' })
}

function SuspendedNotice() {
  const verdict = useEntitlements().saveAnswer
  if (verdict.allowed) return null
  return (
    <Notice
      tone="warning"
      title={words.suspended}
      action={<UpgradeButton size="sm" variant="secondary" />}
    >
      {refusalSentence(verdict)} {words.suspendedDetail}
    </Notice>
  )
}
