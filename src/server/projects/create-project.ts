import type { z } from 'zod'
import type { createProjectBody, Project } from '#contract/projects.ts'
import { decideEntitlements, getProjectLimit } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { Deps } from '#server/deps.ts'
import { toProject } from './project-view.ts'
import { insertProject } from './queries.ts'

interface Input {
  account: Account
  body: z.output<typeof createProjectBody>
  writeKey: WriteKey | null
}

/** Creates a project, as many as the account's status allows (docs/product.md#entitlements). */
export async function createProject(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { account, body, writeKey }: Input,
): Promise<Project> {
  const verdict = decideEntitlements(account).createProject
  if (!verdict.allowed) throw new AppError(verdict.code)

  const limit = getProjectLimit(account.status)
  const now = deps.now()
  const fields = {
    title: body.title,
    description: body.description ?? null,
    assignee: body.assignee ?? null,
    startDate: body.startDate ? new Date(body.startDate) : null,
    endDate: body.endDate ? new Date(body.endDate) : null,
    language: body.language ?? 'answers',
  }
  const id = deps.newId()
  const project = toProject({
    ...fields,
    id,
    starters: null,
    documentCount: 0,
    createdAt: now,
    updatedAt: now,
    answered: 0,
    adequateRequired: 0,
    lastAnswerAt: null,
  })

  const row = { ...fields, userId: account.id, projectId: id, limit }
  const created = await insertProject(deps.db, row, { writeKey, answer: project, now })
  if (created) return created
  // A rival request was first: the limit is reached now.
  const late = decideEntitlements({ ...account, projectCount: limit })
  throw new AppError(late.createProject.allowed ? 'not_found' : late.createProject.code)
}
