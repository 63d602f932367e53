import { FileDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { anchors } from '#web/ui/anchors.ts'
import { Button } from '#web/ui/form/button.tsx'

const loadDialog = createFileLoader(() => import('./export-dialog.tsx'))

interface ExportDocumentProps {
  project: Pick<Project, 'id' | 'title' | 'documentVersion'>
  version?: number | 'latest'
  label: string
}

/** The button that opens every export; what it opens is loaded with the first press. */
export function ExportDocument({ label, ...rest }: ExportDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const file = useFile(loadDialog, isOpen)
  return (
    <>
      <Button id={anchors.exportDocument} ref={button} onClick={() => setOpen(true)}>
        <FileDown aria-hidden />
        {label}
      </Button>
      {file && (
        <file.ExportDialog
          {...rest}
          open={isOpen}
          onOpenChange={setOpen}
          returnFocus={() => button.current}
        />
      )}
    </>
  )
}
