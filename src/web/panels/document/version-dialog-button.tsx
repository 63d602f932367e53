import type { LucideIcon } from 'lucide-react'
import { type ComponentType, useRef, useState } from 'react'
import { useFile } from '#web/hooks/use-file.ts'
import type { FileLoader } from '#web/loading/file-loader.ts'
import { Button } from '#web/ui/form/button.tsx'

/** A version of a document, and a dialog about it. */
export interface VersionDialogProps {
  projectId: string
  /** The version on the screen. */
  version: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes the focus afterwards. */
  returnFocus: () => HTMLElement | null
}

interface VersionDialogButtonProps extends Pick<VersionDialogProps, 'projectId' | 'version'> {
  icon: LucideIcon
  label: string
  load: FileLoader<{ Dialog: ComponentType<VersionDialogProps> }>
}

/** A button that opens a dialog about the version on the screen, loaded with the first press. */
export function VersionDialogButton(props: VersionDialogButtonProps) {
  const { projectId, version, icon: Icon, label, load } = props
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const file = useFile(load, isOpen)
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        <Icon aria-hidden />
        {label}
      </Button>
      {file && (
        <file.Dialog
          projectId={projectId}
          version={version}
          open={isOpen}
          onOpenChange={setOpen}
          returnFocus={() => button.current}
        />
      )}
    </>
  )
}
