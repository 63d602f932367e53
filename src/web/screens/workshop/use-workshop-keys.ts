import { useEffect, useRef } from 'react'

interface WorkshopKeys {
  onSave: () => void
  onSaveAndGoOn: () => void
}

/** Ctrl or Cmd with S saves, with Enter saves and goes on, wherever the focus is. */
export function useWorkshopKeys(keys: WorkshopKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return
      const isSave = event.key.toLowerCase() === 's' && !event.shiftKey
      if (!isSave && event.key !== 'Enter') return
      event.preventDefault()
      if (event.repeat) return
      if (isSave) latest.current.onSave()
      else latest.current.onSaveAndGoOn()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
