import { Copy, Download, Ellipsis, Printer } from 'lucide-react'
import type { StoredDocument } from '#contract/documents.ts'
import { makeFileName } from '#domain/requirements/file-name.ts'
import { documentText as words } from '#web/text/document.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { downloadText } from './download-text.ts'
import { useCopy } from './use-copy.ts'

interface MoreActionsProps {
  document: StoredDocument
  /** The file is named after it. */
  projectTitle: string
}

/** What narrow screens have no room for beside each other. */
export function MoreActions({ document, projectTitle }: MoreActionsProps) {
  const { copy } = useCopy()
  return (
    <Menu
      trigger={<IconButton icon={Ellipsis} label={words.more} variant="secondary" />}
      items={[
        { label: words.copy, icon: Copy, onSelect: () => void copy(document.document) },
        {
          label: words.download,
          icon: Download,
          onSelect: () => downloadText(makeFileName(projectTitle), document.document),
        },
        { label: words.print, icon: Printer, onSelect: () => window.print() },
      ]}
    />
  )
}
