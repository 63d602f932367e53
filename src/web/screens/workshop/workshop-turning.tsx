import { useNavigate } from 'react-router'
import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import { useEntitlements } from '#web/api/account.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { GenerateDocument } from '#web/panels/document/generate-document.tsx'
import type { ShortWay } from '#web/panels/first-five/use-short-way.ts'
import { paths } from '#web/paths.ts'
import { refusalSentence } from '#web/text/refusal.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { useSaving } from './use-answer-actions.ts'
import { useWorkshopKeys } from './use-workshop-keys.ts'
import { WorkshopNavigation } from './workshop-navigation.tsx'

interface WorkshopTurningProps {
  project: Project
  drafts: ProjectDrafts
  keeper: AnswerKeeper
  count: { answered: number; total: number }
  questions: readonly Question[]
  /** Where the question stands, counted from 0. */
  index: number
  /** To a preview first, where the founder is on that way. */
  way: ShortWay
  onTurn: (index: number) => void
}

/** The way from question to question, the document, and how far it is (Spec §2). */
export function WorkshopTurning(props: WorkshopTurningProps) {
  const { project, drafts, keeper, count, questions, index, way, onTurn } = props
  const navigate = useNavigate()
  const may = useEntitlements()
  const { isSaving, save, saveDraft } = useSaving(drafts)

  const last = questions.length - 1
  const next = way.next(questions[index]?.id ?? '')
  const goOn = () => {
    if (next === 'preview') void preview()
    else if (next !== null) onTurn(questions.findIndex(({ id }) => id === next))
    else if (index < last) onTurn(index + 1)
    else void complete()
  }
  const preview = async () => {
    if (await save()) navigate(paths.preview(project.id))
  }
  const complete = async () => {
    if (await save()) navigate(paths.dashboardProject(project.id))
  }
  useWorkshopKeys({
    onSave: () => void save(keeper),
    onSaveAndGoOn: goOn,
  })
  return (
    <div className="grid gap-4">
      <WorkshopNavigation
        isFirst={index === 0}
        isLast={index === last}
        isSaving={isSaving}
        isPreviewNext={next === 'preview'}
        isCompleting={isSaving}
        saveRefusal={refusalSentence(may.saveAnswer)}
        onPrevious={() => onTurn(index - 1)}
        onNext={goOn}
        onComplete={() => void complete()}
        onSaveDraft={() => void saveDraft()}
        generate={
          <GenerateDocument
            key={index}
            project={project}
            label={words.generate}
            variant="secondary"
            showReason={may.saveAnswer.allowed}
            beforeStart={() => save()}
          />
        }
      />
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-ink-soft text-xs">
        <p>{words.completed(count.answered, count.total)}</p>
        <p>{words.autosaves}</p>
      </footer>
    </div>
  )
}
