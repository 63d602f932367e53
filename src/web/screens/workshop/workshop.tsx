import { useDeferredValue, useEffect, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { FirstFiveLine } from '#web/panels/first-five/first-five-line.tsx'
import { useShortWay } from '#web/panels/first-five/use-short-way.ts'
import { useProjectName } from '#web/panels/project-name/use-project-name.ts'
import { Page } from '#web/shell/page.tsx'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { usePace } from './pace/use-pace.ts'
import { WorkshopReadiness } from './readiness/workshop-readiness.tsx'
import { StepDots } from './step-dots.tsx'
import { useCurrentQuestion } from './use-current-question.ts'
import { WORKSHOP_WIDTH, WorkshopHeader } from './workshop-header.tsx'
import { WritingDesk } from './writing-desk.tsx'

interface WorkshopProps {
  project: Project
  questions: readonly Question[]
  drafts: ProjectDrafts
}

/** The workshop with everything loaded: one question, its answer, and the way through. */
export function Workshop({ project, questions, drafts }: WorkshopProps) {
  const { index, goTo } = useCurrentQuestion(project.id, questions)
  const question = questions[index]
  const answered = useAnswerPart(
    drafts,
    () => questions.filter(({ id }) => drafts.isAnswered(id)).length,
  )
  const [thin, setThin] = useState(NONE_THIN)
  const way = useShortWay(project, drafts)
  useProjectName(project, drafts)
  const pace = usePace(drafts, questions, question?.id)
  // The question first; what is below and beside it follows at once, in slices.
  const isWhole = useDeferredValue(true, false)
  // Leaving the screen sends what is not sent yet; the drafts live on in the page.
  useEffect(() => () => drafts.saveAll(), [drafts])
  if (question === undefined) return null

  const count = { answered, total: questions.length }
  const turnTo = (next: number) => {
    goTo(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <Page
      title={`${question.title}: ${project.title}`}
      header={
        <WorkshopHeader
          title={project.title}
          projectId={project.id}
          count={count}
          timeLeft={pace && words.timeLeftAtPace(pace.minutesLeft)}
        />
      }
    >
      <div className={`${WORKSHOP_WIDTH} grid gap-3 py-3 sm:gap-6 sm:py-5`}>
        <StepDots
          questions={questions}
          current={index}
          thin={thin}
          drafts={drafts}
          timeLeft={pace && words.timeLeft(pace.minutesLeft)}
          onGoTo={turnTo}
        />
        <SuspendedNotice />
        <WritingDesk
          key={question.id}
          project={project}
          question={question}
          drafts={drafts}
          lead={<FirstFiveLine project={project} way={way} />}
          turning={{
            count,
            place: { index, last: questions.length - 1 },
            next: way.next(question.id),
            onTurn: turnTo,
          }}
          isWhole={isWhole}
        />
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

function SuspendedNotice() {
  const verdict = useEntitlements().saveAnswer
  if (verdict.allowed) return null
  return (
    <Notice
      tone="warning"
      title={words.suspended}
      action={<UpgradeButton size="sm" variant="secondary" />}
    >
      {chooseRefusalSentence(verdict)} {words.suspendedDetail}
    </Notice>
  )
}
