import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { usePassedOn } from '#web/hooks/use-passed-on.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'

/** Seen once in a while, so it does not travel with the page. */
const loadReady = createFileLoader(() => import('./document-ready.tsx'))

/** Says that the document is ready, to whoever has just made it. */
export function ReadyMoment({ document }: { document: RequirementsDocument }) {
  const [isNew, letGo] = usePassedOn('justMade')
  const file = useFile(loadReady, isNew)
  if (!isNew || file === null) return null
  const close = () => {
    letGo()
    window.document.getElementById('main')?.focus({ preventScroll: true })
  }
  return <file.DocumentReady document={document} onClose={close} />
}
