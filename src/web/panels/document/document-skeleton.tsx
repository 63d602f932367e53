import { useEffect } from 'react'
import { documentText as words } from '#web/text/document.ts'
import { LoadingNote, Skeleton } from '#web/ui/display/skeleton.tsx'
import { loadTypedDocument } from './reading/load-typed-document.ts'

/** The place of a document on its way; its reader is fetched meanwhile. */
export function DocumentSkeleton() {
  useEffect(() => {
    void loadTypedDocument()
  }, [])
  return (
    <div className="mx-auto grid w-full max-w-[42rem] gap-4">
      <LoadingNote>{words.loading}</LoadingNote>
      <Skeleton className="h-10 w-3/4" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-11/12" />
      <Skeleton className="h-4 w-5/6" />
      <Skeleton className="mt-6 h-7 w-1/2" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-4/5" />
    </div>
  )
}
