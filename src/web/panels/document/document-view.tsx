import { Suspense } from 'react'
import { loadedApart } from '#web/ui/loaded-apart.tsx'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { loadTypedDocument } from './reading/load-typed-document.ts'
import type { TypedDocumentProps } from './reading/typed-document.tsx'

const TypedDocument = loadedApart(loadTypedDocument, 'TypedDocument')

/** The document for reading. Its reader loads apart, while the document is on its way. */
export function DocumentView(props: TypedDocumentProps) {
  return (
    <Suspense fallback={<DocumentSkeleton />}>
      <TypedDocument {...props} />
    </Suspense>
  )
}
