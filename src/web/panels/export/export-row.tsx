import { Download } from 'lucide-react'
import { tellFailure } from '#web/api/api-error.ts'
import { type ExportRequest, useExport } from '#web/api/exports.ts'
import { type ExportChoice, exportText as words } from '#web/text/export.ts'
import { ExplainedButton } from '#web/ui/form/explained-button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { saveFile } from './save-file.ts'

interface ExportRowProps {
  choice: ExportChoice
  request: ExportRequest
  /** Why it cannot be had; null when it can. Stands in words above the rows as well. */
  reason: string | null
}

/** One format: what it is called, who it is for, and its download. */
export function ExportRow({ choice, request, reason }: ExportRowProps) {
  const toast = useToast()
  const exporting = useExport()
  const { name, use } = words.choices[choice]
  const start = () =>
    exporting.mutate(request, {
      onSuccess: (file) => {
        saveFile(file)
        toast.show({ title: words.started, description: file.name })
      },
    })
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft text-sm">{use}</p>
      </div>
      <ExplainedButton
        size="sm"
        reason={reason}
        showReason={false}
        pending={exporting.isPending}
        aria-label={exporting.isPending ? undefined : words.downloadName(name)}
        onClick={start}
      >
        {exporting.isPending ? null : <Download aria-hidden />}
        {exporting.isPending ? words.preparing : words.download}
      </ExplainedButton>
      {exporting.isError ? (
        <p role="alert" className="col-span-2 text-danger text-sm">
          {tellFailure(exporting.error, 'export_failed').message}
        </p>
      ) : null}
    </li>
  )
}
