import { type Ref, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { Project } from '#contract/projects.ts'
import { QUESTION_IDS } from '#domain/questionnaire/questionnaire-text.ts'
import { useEntitlements } from '#web/api/account.ts'
import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { passedOn } from '#web/hooks/use-passed-on.ts'
import { GenerateDocument } from '#web/panels/document/generate-document.tsx'
import type { ShortWay } from '#web/panels/first-five/use-short-way.ts'
import type { Speech } from '#web/panels/speech/use-speech.ts'
import { paths } from '#web/paths.ts'
import { workshopText as words } from '#web/text/workshop.ts'
import { SaveState } from './save-state.tsx'
import { useSaving } from './use-answer-actions.ts'
import { WorkshopBar } from './workshop-bar.tsx'

/** Where the question is among the others, and the way to them. */
export interface Turning {
  count: { answered: number; total: number }
  /** Counted from 0. */
  place: { index: number; last: number }
  /** Where the short way leads next: to a question (its id) or the preview; null off it. */
  next: ReturnType<ShortWay['next']>
  onTurn: (index: number) => void
}

interface WorkshopTurningProps extends Turning {
  project: Project
  drafts: ProjectDrafts
  keeper: AnswerKeeper
  speech: Speech | null
  peekRef: Ref<HTMLDivElement>
}

/** The way from question to question, the document, and how far it is. */
export function WorkshopTurning(props: WorkshopTurningProps) {
  const { project, drafts, keeper, count, place, next, onTurn } = props
  const navigate = useNavigate()
  const may = useEntitlements()
  const { isSaving, save } = useSaving(drafts)

  const goOn = () => {
    if (next === 'preview') void preview()
    else if (next !== null) onTurn(QUESTION_IDS.indexOf(next))
    else if (place.index < place.last) onTurn(place.index + 1)
    else void complete()
  }
  const preview = async () => {
    props.speech?.stop()
    if (await save()) navigate(paths.preview(project.id))
  }
  const complete = async () => {
    props.speech?.stop()
    if (await save()) navigate(paths.dashboardProject(project.id), { state: passedOn.finished })
  }
  useWorkshopKeys({
    onSave: () => void save(keeper),
    onSaveAndGoOn: goOn,
  })
  return (
    <div className="grid gap-4">
      <WorkshopBar
        isFirst={place.index === 0}
        isLast={place.index === place.last}
        isPreviewNext={next === 'preview'}
        isCompleting={isSaving}
        speech={props.speech}
        saveState={<SaveState drafts={drafts} keeper={keeper} />}
        peekRef={props.peekRef}
        onPrevious={() => onTurn(place.index - 1)}
        onNext={goOn}
        onComplete={() => void complete()}
      />
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        <GenerateDocument
          key={place.index}
          project={project}
          label={words.generate}
          variant="secondary"
          showReason={may.saveAnswer.allowed}
          beforeStart={() => save()}
        />
      </div>
      <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 text-ink-soft text-xs">
        <p>{words.completed(count.answered, count.total)}</p>
        <p>{words.autosaves}</p>
      </footer>
    </div>
  )
}

interface WorkshopKeys {
  onSave: () => void
  onSaveAndGoOn: () => void
}

/** Ctrl or Cmd with S saves, with Enter saves and goes on, wherever the focus is. */
function useWorkshopKeys(keys: WorkshopKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      const isSave = event.key.toLowerCase() === 's' && !event.shiftKey
      if (!isSave && event.key !== 'Enter') return
      event.preventDefault()
      if (event.repeat) return
      if (isSave) latest.current.onSave()
      else latest.current.onSaveAndGoOn()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
