import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { LaidEdit } from '#domain/requirements/editing/edits.ts'
import type { ItemField } from '#domain/requirements/editing/item-fields.ts'
import { type ApiError, toApiError } from '#web/api/api-error.ts'
import { findConflictingEdits } from '#web/api/editing/edits.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { editingText as words } from '#web/text/document/editing.ts'
import type { EditingDesk } from './editing.tsx'

interface ItemTexts {
  textOf(field: ItemField): string
  write(field: string, text: string): void
  /** What is wrong with a field, by the field. */
  problems: Readonly<Record<string, string>>
  error: ApiError | null
  /** What another tab or device has put there meanwhile. */
  newer: string | null
  isSaving: boolean
  /** True when it was saved, or when there was nothing to save. */
  save(): Promise<boolean>
  takeBack(): Promise<boolean>
  forget(): void
}

interface Given {
  desk: EditingDesk
  item: string
  fields: readonly ItemField[]
}

/** What is being typed into an item: kept in this tab until the server has it. */
export function useItemTexts({ desk, item, fields }: Given): ItemTexts {
  const [kept, keep] = useSessionText(makeDraftKey(desk.projectId, item))
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const typed = readTyped(kept)
  const edits = desk.edits.get(item) ?? []
  const textOf = ({ field, text }: ItemField) => typed[field] ?? text
  const changed = fields.filter((field) => textOf(field) !== field.text)
  const problems = Object.fromEntries(
    [...changed.flatMap((field) => problemOf(field.field, textOf(field)))].concat(
      (failure?.issues ?? []).map(({ path, message }) => [path, message]),
    ),
  )

  const send = async (texts: Parameters<EditingDesk['save']>[1]) => {
    if (isSaving) return false
    setFailure(null)
    setIsSaving(true)
    try {
      if (texts.length > 0) await desk.save(item, texts)
      keep('')
      return true
    } catch (error) {
      setFailure(toApiError(error))
      return false
    } finally {
      setIsSaving(false)
    }
  }

  return {
    textOf,
    write: (field, text) => keep(JSON.stringify({ ...typed, [field]: text })),
    problems,
    error: failure,
    newer: findConflictingEdits(failure)?.find(({ field }) => field in typed)?.text ?? null,
    isSaving,
    save: async () => {
      if (changed.some((field) => problemOf(field.field, textOf(field)).length > 0)) return false
      return send(
        changed.map((field) => ({
          field: field.field,
          text: textOf(field),
          revision: revisionOf(edits, field.field),
        })),
      )
    },
    takeBack: () => send(edits.map(({ field, revision }) => ({ field, text: null, revision }))),
    forget: () => keep(''),
  }
}

/** Names the text in the tab's storage. */
export function makeDraftKey(projectId: string, item: string): string {
  return `groundwork.edit.${projectId}.${item}`
}

function revisionOf(edits: readonly LaidEdit[], field: string): number {
  return edits.find((edit) => edit.field === field)?.revision ?? 0
}

function problemOf(field: string, text: string): [string, string][] {
  if (text.trim() === '') return [[field, words.blank]]
  return text.length > LIMITS.editedText ? [[field, words.tooLong(LIMITS.editedText)]] : []
}

/** The tab's own storage: anything that is not ours counts as nothing typed. */
function readTyped(kept: string): Record<string, string> {
  try {
    return kept === '' ? {} : JSON.parse(kept)
  } catch {
    return {}
  }
}
