import { eq } from 'drizzle-orm'
import type { AdminAccount } from '#contract/admin/account-endpoints.ts'
import type { AdminActionView } from '#contract/admin/admin-endpoints.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { type Client, PASSWORD } from '#test/client.ts'

export interface AdminScene {
  app: TestApp
  admin: Client
}

/** The app with somebody who may open its admin page, signed in and confirmed. */
export async function openAdminApp(
  dialect: Database['dialect'],
  changes: Partial<Config> = {},
): Promise<AdminScene> {
  const app = await openApp(dialect, { adminEmails: ['ops@studio.test'], ...changes })
  const admin = await signUpAs(app, 'ops@studio.test')
  await verify(app, admin.email)
  await confirm(admin)
  return { app, admin }
}

export async function signUpAs(app: TestApp, email: string): Promise<Client> {
  const client = app.visitor()
  const person = { firstName: 'Ann', lastName: 'Ops', email, password: PASSWORD }
  const { status } = await client.post('/api/sign-up', person)
  if (status !== 200) throw new Error(`sign-up answered ${status}`)
  client.email = email
  return client
}

export async function verify({ deps }: TestApp, email: string): Promise<void> {
  await deps.db.update(users).set({ emailVerified: true }).where(eq(users.email, email))
}

export async function confirm(client: Client): Promise<void> {
  const { status } = await client.post('/api/admin/confirm', { currentPassword: PASSWORD })
  if (status !== 200) throw new Error(`the confirmation answered ${status}`)
}

/** The account of somebody, as the admin page shows it. */
export async function accountOf(admin: Client, email: string): Promise<AdminAccount> {
  const { body } = await admin.get<{ accounts: AdminAccount[] }>(
    `/api/admin/accounts?email=${encodeURIComponent(email)}`,
  )
  const [account] = body.accounts
  if (!account) throw new Error(`no account of ${email}`)
  return account
}

export async function actionsIn(admin: Client): Promise<AdminActionView[]> {
  return (await admin.get<{ actions: AdminActionView[] }>('/api/admin/actions')).body.actions
}
