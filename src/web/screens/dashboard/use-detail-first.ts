import { useEffect, useState } from 'react'
import type { Project } from '#contract/projects.ts'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'

const STORAGE_KEY = 'hasOneProject'
const YES = 'yes'

/**
 * Whether the only project stands before the list of one, on a phone. It is settled before the
 * projects are here, by what this tab saw last, so that nothing moves when they come.
 */
export function useDetailFirst(projects: readonly Project[] | undefined): boolean {
  const [isFirst] = useState(() =>
    projects === undefined ? readSessionText(STORAGE_KEY) === YES : projects.length === 1,
  )
  const count = projects?.length
  useEffect(() => {
    if (count !== undefined) writeSessionText(STORAGE_KEY, count === 1 ? YES : '')
  }, [count])
  return isFirst
}
