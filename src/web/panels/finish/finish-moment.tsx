import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Project } from '#contract/projects.ts'
import { fileLoader } from '#web/file-loader.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { isPassedOn } from '#web/passed-on.ts'

/** Seen once in a while, so it does not travel with the page. */
const loadFinished = fileLoader(() => import('./workshop-finished.tsx'))

/** The end of the workshop, for whoever comes from there; a reload is no second one. */
export function FinishMoment({ project }: { project: Project | null }) {
  const location = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(isPassedOn(location.state, 'finished'))
  const file = useFile(loadFinished, isOpen)
  if (!isOpen || file === null || project === null) return null
  const close = () => {
    setOpen(false)
    navigate(location.pathname + location.search, { replace: true, state: null })
  }
  return <file.WorkshopFinished project={project} onClose={close} />
}
