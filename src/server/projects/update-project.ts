import type { z } from 'zod'
import type { Project, updateProjectBody } from '#contract/projects.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { Deps } from '#server/deps.ts'
import type { ServerTexts } from '#server/texts/texts.ts'
import { type ProjectRow, toProject } from './project-view.ts'
import { changeProject, type ProjectChange, readProject } from './queries.ts'

interface Input {
  account: Account
  projectId: string
  body: z.output<typeof updateProjectBody>
  writeKey: WriteKey | null
}

/** Changes the fields that were sent and keeps the others. */
export async function updateProject(
  deps: Pick<Deps, 'db' | 'now'>,
  { account, projectId, body, writeKey }: Input,
): Promise<Project> {
  const key = { userId: account.id, projectId }
  const stored = await readProject(deps.db, key)
  if (!stored) throw new AppError('not_found')

  const verdict = decideEntitlements(account).editProject
  if (!verdict.allowed) throw new AppError(verdict.code)
  const change = sentFields(body)
  if (Object.keys(change).length === 0) return toProject(stored)
  const now = deps.now()
  const merged = { ...stored, ...change, updatedAt: now }
  if (endsBeforeStart(merged)) throw endBeforeStart()

  const answer = toProject(merged)
  const changed = await changeProject(deps.db, { ...key, change }, { writeKey, answer, now })
  if (changed) return changed
  // A rival request changed the other date or deleted the project since it was read.
  throw change.startDate || change.endDate ? endBeforeStart() : new AppError('not_found')
}

/** An omitted field is kept; null empties it. */
function sentFields(body: Input['body']): ProjectChange {
  const { title, description, assignee, startDate, endDate, language, starters } = body
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(assignee !== undefined && { assignee }),
    ...(startDate !== undefined && { startDate: startDate ? new Date(startDate) : null }),
    ...(endDate !== undefined && { endDate: endDate ? new Date(endDate) : null }),
    ...(language !== undefined && { language }),
    ...(starters !== undefined && { starters }),
  }
}

function endsBeforeStart({ startDate, endDate }: Pick<ProjectRow, 'startDate' | 'endDate'>) {
  return startDate !== null && endDate !== null && endDate < startDate
}

function endBeforeStart(): AppError {
  const issue = { path: 'endDate', message: ({ issues }: ServerTexts) => issues.endBeforeStart }
  return new AppError('invalid_input', { issues: [issue] })
}
