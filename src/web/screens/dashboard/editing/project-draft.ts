import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'
import { EMPTY_PROJECT_FORM, type ProjectFormValues } from './project-form-values.ts'

/** An unfinished project dialog: what a lost session or a reload must not cost. */
export interface ProjectDraft {
  /** The project being edited; null while creating one. */
  projectId: string | null
  values: ProjectFormValues
}

/** Kept by user, so that the next person at the same browser never sees it. */
const keyOf = (userId: string) => `projectDraft.${userId}`

export function keepProjectDraft(userId: string, draft: ProjectDraft): void {
  writeSessionText(keyOf(userId), JSON.stringify(draft))
}

export function dropProjectDraft(userId: string): void {
  writeSessionText(keyOf(userId), '')
}

/** The draft of this tab; null when there is none or it cannot be read. */
export function readProjectDraft(userId: string): ProjectDraft | null {
  try {
    return toDraft(JSON.parse(readSessionText(keyOf(userId))))
  } catch {
    return null
  }
}

function toDraft(stored: Partial<ProjectDraft> | null): ProjectDraft | null {
  if (!stored?.values) return null
  const { projectId } = stored
  const values = { ...EMPTY_PROJECT_FORM, ...stored.values }
  const isWhole = Object.values(values).every((value) => typeof value === 'string')
  return isWhole ? { projectId: typeof projectId === 'string' ? projectId : null, values } : null
}
