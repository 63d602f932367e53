import { BadgeCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { signOffText as words } from '#web/text/document/sign-off.ts'
import { Button } from '#web/ui/form/button.tsx'

const loadDialog = createFileLoader(() => import('./sign-off-dialog.tsx'))

interface SignOffProps {
  projectId: string
  /** The version on the screen. */
  version: number
}

/** The button that opens who is asked to approve; what it opens is loaded with the first press. */
export function SignOff({ projectId, version }: SignOffProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const file = useFile(loadDialog, isOpen)
  return (
    <>
      <Button ref={button} onClick={() => setOpen(true)}>
        <BadgeCheck aria-hidden />
        {words.open}
      </Button>
      {file && (
        <file.SignOffDialog
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
