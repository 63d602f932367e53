import { FileDown } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { anchors } from '#web/anchors.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ExportDialog } from './export-dialog.tsx'

interface ExportDocumentProps {
  project: Pick<Project, 'id' | 'title' | 'documentVersion'>
  version?: number | 'latest'
  label: string
}

/** The button that opens every export. */
export function ExportDocument({ label, ...rest }: ExportDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button id={anchors.exportDocument} ref={button} onClick={() => setOpen(true)}>
        <FileDown aria-hidden />
        {label}
      </Button>
      <ExportDialog
        {...rest}
        open={isOpen}
        onOpenChange={setOpen}
        returnFocus={() => button.current}
      />
    </>
  )
}
