import { lazy, Suspense } from 'react'
import { DocumentSkeleton } from './document-skeleton.tsx'
import { loadTypedDocument } from './reading/load-typed-document.ts'
import type { TypedDocumentProps } from './reading/typed-document.tsx'

const TypedDocument = lazy(() =>
  loadTypedDocument().then((module) => ({ default: module.TypedDocument })),
)

/** The document for reading. Its reader loads apart, while the document is on its way. */
export function DocumentView(props: TypedDocumentProps) {
  return (
    <Suspense fallback={<DocumentSkeleton />}>
      <TypedDocument {...props} />
    </Suspense>
  )
}
