import { BookOpen, FileText, LoaderCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Project } from '#contract/projects.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { passedOn } from '#web/hooks/use-passed-on.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { UpgradeRemedy } from '#web/panels/billing/upgrade-remedy.tsx'
import { isToBeReadBack } from '#web/panels/document/generation/is-to-be-read-back.ts'
import { useGeneration } from '#web/panels/document/generation/use-generation.ts'
import { paths } from '#web/paths.ts'
import { documentText as words } from '#web/text/document.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { anchors } from '#web/ui/anchors.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import type { ButtonVariant } from '#web/ui/form/style-button.ts'

const loadDialog = createFileLoader(() => import('./requirements-dialog.tsx'))

interface GenerateDocumentProps {
  project: Pick<Project, 'id' | 'title' | 'documentVersion'>
  /** 'Generate Requirements Document' unless said. */
  label?: string
  variant?: ButtonVariant
  /** Runs first, such as saving the answer on the screen; false stops, having said why. */
  beforeStart?: () => Promise<boolean>
  /** `false`: the reason why it is refused is elsewhere on the screen already. */
  showReason?: boolean
  /**
   * The reading is on this screen; elsewhere the button leads to it while something is open.
   */
  isReadBack?: boolean
}

/**
 * Generates the document and leads to its page, for whoever waits for it; a stored one can be read
 * in every status (docs/product.md#entitlements).
 */
export function GenerateDocument(props: GenerateDocumentProps) {
  const { project, label = words.generate, variant = 'primary', showReason } = props
  const [isOpen, setOpen] = useState(false)
  const file = useFile(loadDialog, isOpen)
  const navigate = useNavigate()
  const isWaitedFor = useRef(false)
  const turn = (open: boolean) => {
    isWaitedFor.current = open
    setOpen(open)
  }
  const leadToDocument = () => {
    if (!isWaitedFor.current) return
    turn(false)
    navigate(paths.document(project.id), { state: passedOn.justMade })
  }
  const generation = useGeneration(project.id, leadToDocument)
  const refusal = chooseRefusalSentence(useEntitlements().generateDocument)

  const { isLooking, isLedOver } = useReadBack(project.id)

  const generate = async () => {
    if (props.beforeStart && !(await props.beforeStart())) return
    if (!props.isReadBack && (await generation.check()) && (await isLedOver())) return
    turn(true)
    if (await generation.start()) leadToDocument()
  }
  const handleOpenChange = (open: boolean) => {
    turn(open)
    if (!open) generation.dismiss()
  }
  return (
    <>
      <ExplainedButton
        id={anchors.generateDocument}
        variant={variant}
        reason={generation.isRunning ? null : refusal}
        pending={isLooking}
        remedy={<UpgradeRemedy />}
        showReason={showReason ?? true}
        boxClassName="@xl:order-1 @xl:w-[calc(50%-0.375rem)]"
        onClick={() => (generation.isRunning ? turn(true) : void generate())}
      >
        {generation.isRunning ? (
          <LoaderCircle aria-hidden className="animate-turn" />
        ) : (
          <FileText aria-hidden />
        )}
        {generation.isRunning ? words.showProgress : label}
      </ExplainedButton>
      {project.documentVersion === null ? null : (
        <Button variant={refusal === null ? 'secondary' : variant} onClick={() => turn(true)}>
          <BookOpen aria-hidden />
          {words.read}
        </Button>
      )}
      {file && (
        <file.RequirementsDialog
          project={project}
          generation={generation}
          open={isOpen}
          onOpenChange={handleOpenChange}
        />
      )}
    </>
  )
}

/** Leads to "Read it back to me" where something of the reading is not confirmed. */
function useReadBack(projectId: string) {
  const navigate = useNavigate()
  const [isLooking, setLooking] = useState(false)
  const isLedOver = async () => {
    setLooking(true)
    const isOpen = await isToBeReadBack(projectId)
    setLooking(false)
    if (isOpen) navigate(paths.readBack(projectId))
    return isOpen
  }
  return { isLooking, isLedOver }
}
