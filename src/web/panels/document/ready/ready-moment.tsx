import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { fileLoader } from '#web/file-loader.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { isPassedOn } from '#web/passed-on.ts'

/** Seen once in a while, so it does not travel with the page. */
const loadReady = fileLoader(() => import('./document-ready.tsx'))

/** Says that the document is ready, to whoever has just made it; a reload is no second moment. */
export function ReadyMoment({ document }: { document: RequirementsDocument }) {
  const location = useLocation()
  const navigate = useNavigate()
  const [isNew, setNew] = useState(isPassedOn(location.state, 'justMade'))
  const file = useFile(loadReady, isNew)
  if (!isNew || file === null) return null
  const close = () => {
    setNew(false)
    navigate(location.pathname + location.search, { replace: true, state: null })
    window.document.getElementById('main')?.focus({ preventScroll: true })
  }
  return <file.DocumentReady document={document} onClose={close} />
}
