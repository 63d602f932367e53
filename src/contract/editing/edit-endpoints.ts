import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameIssue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { itemEditSchema } from './item-edit.ts'

const revision = z.int().min(0).max(2_000_000_000)

export const saveEditsBody = z
  .object({
    /** The version on the screen; only the newest can be edited. */
    version: z.int().min(1).max(2_000_000_000),
    texts: z
      .array(
        z.object({
          field: idSchema,
          /** Null takes the generated text back. */
          text: makeTextSchema(LIMITS.editedText).nullable(),
          /** The revision of the edit it began from, 0 for none; a stale one is refused. */
          revision,
        }),
      )
      .min(1)
      .max(LIMITS.editedFields, nameIssue('tooLong')),
  })
  .meta({ id: 'SaveEdits' })

/** The body of a 409 `edit_conflict`: the error with the item's edits as they are now. */
export const editConflictSchema = z.object({
  code: z.literal('edit_conflict'),
  message: z.string(),
  edits: z.array(itemEditSchema),
})

export const saveEdits = {
  method: 'post',
  path: '/api/projects/{id}/edits/{item}',
  summary: "Put the user's own texts into an item of the newest document, or take them out again",
  params: z.object({ id: idSchema, item: idSchema }),
  body: saveEditsBody,
  response: z.array(itemEditSchema),
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'edit_conflict',
  ],
} as const satisfies Endpoint
