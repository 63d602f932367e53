import { Download } from 'lucide-react'
import { useEntitlements } from '#web/api/account.ts'
import { tellFailure } from '#web/api/api-error.ts'
import { type ExportRequest, useExport } from '#web/api/exports.ts'
import { saveFile } from '#web/panels/export/save-file.ts'
import { changesText as words } from '#web/text/document/changes.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'

interface SaveChangesProps {
  projectId: string
  before: number
  after: number
}

/** What changed as a file: to read, and for whoever builds it. */
export function SaveChanges({ projectId, before, after }: SaveChangesProps) {
  const refusal = chooseRefusalSentence(useEntitlements().exportDocumentation)
  const versions = { projectId, from: before, version: after }
  return (
    <div className="mt-5 grid gap-2">
      <div className="flex flex-wrap gap-3">
        <SaveOne label={words.page} request={{ ...versions, format: 'changes' }} reason={null} />
        <SaveOne
          label={words.package}
          request={{ ...versions, format: 'changes-package' }}
          reason={refusal}
        />
      </div>
      <p className="text-ink-soft text-sm">{words.packageDetail}</p>
    </div>
  )
}

interface SaveOneProps {
  label: string
  request: ExportRequest
  /** Why it cannot be had; null when it can. */
  reason: string | null
}

function SaveOne({ label, request, reason }: SaveOneProps) {
  const saving = useExport()
  const toast = useToast()
  const start = () =>
    saving.mutate(request, {
      onSuccess: (file) => {
        saveFile(file)
        toast.show({ title: words.saved, description: file.name })
      },
      onError: (error) => {
        const { message } = tellFailure(error, 'export_failed')
        toast.show({ title: words.failed, description: message, tone: 'danger' })
      },
    })
  return (
    <ExplainedButton size="sm" reason={reason} pending={saving.isPending} onClick={start}>
      {saving.isPending ? null : <Download aria-hidden />}
      {saving.isPending ? words.saving : label}
    </ExplainedButton>
  )
}
