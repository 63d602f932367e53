import { Search } from 'lucide-react'
import { commandText } from '#web/text/shell/commands.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { setCommandMenuOpen } from './command-store.ts'

/** Opens the command menu, for those without a keyboard and those who do not know the key yet. */
export function CommandButton({ className }: { className?: string }) {
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent)
  return (
    <IconButton
      icon={Search}
      label={commandText.open(isMac ? '⌘ K' : 'Ctrl K')}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setCommandMenuOpen(true)}
      className={className}
    />
  )
}
