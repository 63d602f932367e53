import { Check, Copy, Download } from 'lucide-react'
import type { StoredDocument } from '#contract/documents.ts'
import { makeFileName } from '#domain/requirements/file-name.ts'
import { documentText as words } from '#web/text/document.ts'
import { Button } from '#web/ui/form/button.tsx'
import { useToast } from '#web/ui/overlay/toast.tsx'
import { downloadText } from './download-text.ts'
import { useCopy } from './use-copy.ts'

interface DocumentActionsProps {
  document: StoredDocument
  /** The file is named after it. */
  projectTitle: string
}

/** Copy and download: never refused, in any status (docs/product.md#entitlements). */
export function DocumentActions({ document, projectTitle }: DocumentActionsProps) {
  const toast = useToast()
  const { copy, isCopied } = useCopy()
  const fileName = makeFileName(projectTitle)

  const download = () => {
    downloadText(fileName, document.document)
    toast.show({ title: words.downloadStarted, description: fileName })
  }
  return (
    <>
      <Button onClick={() => void copy(document.document)}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        {isCopied ? words.copied : words.copy}
      </Button>
      <Button onClick={download}>
        <Download aria-hidden />
        {words.download}
      </Button>
    </>
  )
}
