import { useEffect } from 'react'
import { useFile } from '#web/hooks/use-file.ts'
import { fileLoader } from '#web/loading/file-loader.ts'
import { setCommandMenuOpen, useCommandMenuOpen } from './command-store.ts'

const loadMenu = fileLoader(() => import('./command-menu.tsx'))

/** Opens the command menu by Ctrl or Cmd with K. The menu itself is loaded on first use. */
export function CommandMenuHost() {
  const file = useFile(loadMenu, useCommandMenuOpen())
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k' || event.isComposing || event.repeat) return
      event.preventDefault()
      // A form that is being filled in is not to be left by a slip of the hand.
      if (document.querySelector('[role="dialog"], [role="alertdialog"]') === null) {
        setCommandMenuOpen(true)
      }
    }
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      setCommandMenuOpen(false)
    }
  }, [])
  return file && <file.CommandMenu />
}
