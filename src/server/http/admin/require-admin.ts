import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { confirmAdmin } from '#contract/admin/admin-endpoints.ts'
import { isAdmin } from '#domain/admin/is-admin.ts'
import { readConfirmedUntil } from '#domain/admin/read-confirmed-until.ts'
import type { Account } from '#server/accounts/account.ts'
import { findConfirmation } from '#server/accounts/profile/find-confirmation.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { findSignedIn } from '#server/http/session.ts'

type AdminDeps = Pick<Deps, 'config' | 'db' | 'now'>

/** The account of a request that may see the admin page; null for everybody else. */
export async function findAdmin(c: Context, deps: AdminDeps): Promise<Account | null> {
  if (deps.config.adminEmails.length === 0) return null
  const account = await findSignedIn(c, deps)
  return account && isAdmin(account, deps.config.adminEmails) ? account : null
}

/**
 * Before everything below `/api/admin`, whatever is there: who has no right gets `not_found`, as of
 * any address without a call, before a word of the request is read. What changes something asks
 * for a password that was typed within the last ten minutes; where there is none, a sign-in.
 */
export function requireAdmin(deps: AdminDeps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const admin = await findAdmin(c, deps)
    if (admin === null) throw new AppError('not_found')
    const isReading = c.req.method === 'GET' || c.req.path === confirmAdmin.path
    if (!isReading) await requireConfirmation(deps, admin)
    await next()
  })
}

async function requireConfirmation(deps: AdminDeps, admin: Account): Promise<void> {
  const { hasPassword, confirmedAt } = await findConfirmation(deps, admin)
  if (readConfirmedUntil(confirmedAt, deps.now()) !== null) return
  throw new AppError(hasPassword ? 'confirmation_needed' : 'sign_in_again')
}
