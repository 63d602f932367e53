import type { z } from 'zod'
import type { saveEditsBody } from '#contract/editing/edit-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { decideEdits, type EditVerdict } from '#domain/requirements/editing/decide-edits.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { requireAllowed } from '#server/db/project/require-allowed.ts'
import type { Deps } from '#server/deps.ts'
import { readForEdit, writeEdits } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  item: string
  body: z.output<typeof saveEditsBody>
}

/**
 * Puts the user's texts into an item of the newest document, or takes them out. Gives the item's
 * edits as they are stored then; `edit_conflict` brings them when somebody else was first.
 */
export async function saveEdits(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId, item, body }: Input,
): Promise<ItemEdit[]> {
  const key = { userId: account.id, projectId, item }
  await requireAllowed(deps.db, key, decideEntitlements(account).correctReading)
  const source = await readForEdit(deps.db, key)
  if (!source) throw new AppError('not_found')

  const { content: document, edits: stored, version } = source
  const verdict = decideEdits({ document, item, stored }, body.texts)
  if (verdict.kind === 'refused') throw refusal(verdict)
  if (verdict.kind === 'stale' || version !== body.version) throw conflict(stored)

  const { keep, drop } = verdict
  const written = await writeEdits(deps.db, { ...key, version, keep, drop, now: deps.now() })
  if (!written) throw conflict(stored)
  const touched = new Set([...keep, ...drop].map(({ field }) => field))
  return [
    ...stored.filter(({ field }) => !touched.has(field)),
    ...keep.map((edit) => ({ ...edit, revision: edit.revision + 1 })),
  ]
}

function conflict(edits: readonly ItemEdit[]): AppError {
  return new AppError('edit_conflict', { fields: { edits } })
}

function refusal({ field, why }: Extract<EditVerdict, { kind: 'refused' }>): AppError {
  return new AppError('invalid_input', {
    issues: [
      {
        path: field,
        message: ({ issues }) => (why === 'blank' ? issues.nothingWritten : issues.noSuchField),
      },
    ],
  })
}
