import { useFile } from '#web/hooks/use-file.ts'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { loadTypedDocument } from './reading/load-typed-document.ts'
import type { TypedDocumentProps } from './reading/typed-document.tsx'

/** The document for reading. Its reader loads apart, while the document is on its way. */
export function DocumentView(props: TypedDocumentProps) {
  const file = useFile(loadTypedDocument, true)
  const waiting = <DocumentSkeleton />
  return file ? <file.TypedDocument {...props} waiting={waiting} /> : waiting
}
