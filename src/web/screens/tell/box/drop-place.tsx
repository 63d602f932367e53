import { type DragEvent, type ReactNode, useState } from 'react'
import { tellingText as words } from '#web/text/telling.ts'

interface DropPlaceProps {
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** Takes files that are dropped on it; everything dropped besides goes where it always goes. */
export function DropPlace({ onFiles, children }: DropPlaceProps) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return (
    <fieldset
      aria-label={words.box}
      className="tell-box"
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </fieldset>
  )
}
