import { type DragEvent, useState } from 'react'

/**
 * Takes files that are dropped on an element; everything dropped besides goes where it always goes.
 * The handlers belong on the element; `isOver` tells that something is held above it.
 */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const onDrop = (event: DragEvent) => {
    setOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    onFiles([...event.dataTransfer.files])
  }
  return { isOver, handlers: { onDragOver, onDragLeave: () => setOver(false), onDrop } }
}
