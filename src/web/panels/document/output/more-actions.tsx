import { Copy, Download, Ellipsis, Printer, Send } from 'lucide-react'
import { useRef } from 'react'
import type { StoredDocument } from '#contract/documents.ts'
import { makeFileName } from '#domain/requirements/file-name.ts'
import { actionsText } from '#web/text/document/actions.ts'
import { documentText as words } from '#web/text/document.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { downloadText } from './download-text.ts'
import { useCopy } from './use-copy.ts'

interface MoreActionsProps {
  document: StoredDocument
  /** The file is named after it. */
  projectTitle: string
  /** Opens what sends to a tracker; the button takes the focus afterwards. */
  onSend: (opener: HTMLElement | null) => void
}

/** What there is no room for beside each other; on wide screens some of it stands there as well. */
export function MoreActions({ document, projectTitle, onSend }: MoreActionsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { copy } = useCopy()
  return (
    <Menu
      trigger={<IconButton ref={button} icon={Ellipsis} label={words.more} variant="secondary" />}
      items={[
        { label: words.copy, icon: Copy, onSelect: () => void copy(document.document) },
        {
          label: words.download,
          icon: Download,
          onSelect: () => downloadText(makeFileName(projectTitle), document.document),
        },
        { label: actionsText.tracker, icon: Send, onSelect: () => onSend(button.current) },
        { label: words.print, icon: Printer, onSelect: () => window.print() },
      ]}
    />
  )
}
