import type { ReactNode } from 'react'
import { useFileDrop } from '#web/hooks/use-file-drop.ts'
import { tellingText as words } from '#web/text/telling.ts'

interface DropPlaceProps {
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** Takes files that are dropped on it. */
export function DropPlace({ onFiles, children }: DropPlaceProps) {
  const { isOver, handlers } = useFileDrop(onFiles)
  return (
    <fieldset
      aria-label={words.box}
      className="tell-box"
      data-over={isOver || undefined}
      {...handlers}
    >
      {children}
    </fieldset>
  )
}
