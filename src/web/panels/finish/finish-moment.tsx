import type { Project } from '#contract/projects.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { usePassedOn } from '#web/hooks/use-passed-on.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'

/** Seen once in a while, so it does not travel with the page. */
const loadFinished = createFileLoader(() => import('./workshop-finished.tsx'))

/** The end of the workshop, for whoever comes from there. */
export function FinishMoment({ project }: { project: Project | null }) {
  const [isOpen, close] = usePassedOn('finished')
  const file = useFile(loadFinished, isOpen)
  if (!isOpen || file === null || project === null) return null
  return <file.WorkshopFinished project={project} onClose={close} />
}
