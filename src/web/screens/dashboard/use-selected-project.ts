import { useCallback, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { Project } from '#contract/projects.ts'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'

/**
 * The address wins, else what this tab had selected last; the only project needs no
 * choice.
 */
const STORAGE_KEY = 'selectedProjectId'
const PARAMETER = 'project'

interface Selection {
  selected: Project | null
  select: (id: string | null) => void
}

/**
 * The selected project. Until `projects` are known nothing is selected and nothing forgotten; an
 * id that no longer exists is cleared from the address and the storage.
 */
export function useSelectedProject(projects: readonly Project[] | undefined): Selection {
  const [parameters, setParameters] = useSearchParams()
  const only = projects?.length === 1 ? (projects[0]?.id ?? null) : null
  const id = parameters.get(PARAMETER) ?? (readSessionText(STORAGE_KEY) || only)
  const selected = projects?.find((project) => project.id === id) ?? null
  const selectedId = selected?.id ?? null
  const isGone = projects !== undefined && id !== null && selected === null

  const select = useCallback(
    (next: string | null) => {
      writeSessionText(STORAGE_KEY, next ?? '')
      setParameters((current) => withProject(current, next), { replace: next === null })
    },
    [setParameters],
  )

  // Deleted just now: the first remaining one takes its place (docs/product.md#dashboard).
  const lastSelectedId = useRef<string | null>(null)
  const remainingId = projects?.[0]?.id ?? null
  useEffect(() => {
    if (isGone) select(id === lastSelectedId.current ? remainingId : null)
    if (selectedId === null) return
    lastSelectedId.current = selectedId
    writeSessionText(STORAGE_KEY, selectedId)
  }, [selectedId, isGone, id, remainingId, select])

  return { selected, select }
}

/** The address of the dashboard with a project selected. */
export function makeProjectSearch(id: string): string {
  return `?${new URLSearchParams({ [PARAMETER]: id })}`
}

function withProject(current: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(current)
  if (id === null) next.delete(PARAMETER)
  else next.set(PARAMETER, id)
  return next
}
