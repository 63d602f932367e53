import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe } from 'vitest'
import type { AccountStatus } from '#domain/account-status.ts'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { createDeps } from '#server/create-deps.ts'
import type { Database } from '#server/db/database.ts'
import { users } from '#server/db/schema.ts'
import type { Deps } from '#server/deps.ts'
import { createHttpServer } from '#server/http/http-server.ts'
import { Lifecycle } from '#server/http/lifecycle.ts'
import type { Assistant } from '#server/providers/assistant.ts'
import { createBuiltInAssistant } from '#server/providers/create-built-in-assistant.ts'
import type { Network } from '#server/providers/outside/call-outside.ts'
import { Client, signUp } from './client.ts'
import { DIALECTS, freshDatabase } from './databases.ts'
import { QUICK_DOOR } from './quick-door.ts'

export const ORIGIN = 'http://localhost:3120'

/** The whole server on a database of its own, reached over real HTTP. */
export interface TestApp {
  url: string
  deps: Deps
  lifecycle: Lifecycle
  /** Every statement sent through the database so far. */
  statements: string[]
  /** The clock: stands still until it is moved. Better Auth's own is real. */
  passTime(ms: number): void
  /** Puts another assistant in; the built-in one is back with `null`. */
  replaceAssistant(assistant: Partial<Assistant> | null): void
  visitor(): Client
  /** A new person, signed up and signed in. */
  signUp(): Promise<Client>
  /** Puts an account into a state that only billing or time would bring about. */
  setAccount(client: Client, state: AccountState): Promise<void>
  close(): Promise<void>
}

export interface AccountState {
  status?: AccountStatus | 'SOMETHING_ELSE'
  generationsUsed?: number
}

/** Runs the same tests on the embedded database and on a real PostgreSQL, with one app for each. */
export function onEachDatabase(
  name: string,
  define: (open: () => TestApp, dialect: Database['dialect']) => void,
): void {
  describe.each(DIALECTS)(`${name} on %s`, (dialect) => {
    let app: TestApp
    beforeAll(async () => {
      app = await openApp(dialect)
    })
    afterAll(() => app.close())
    define(() => app, dialect)
  })
}

export async function openApp(
  dialect: Database['dialect'],
  changes: Partial<Config> = {},
  replaced: Partial<Pick<Deps, 'log' | 'trackerFetch' | 'waits'>> & { network?: Network } = {},
): Promise<TestApp> {
  const statements: string[] = []
  const database = await freshDatabase(dialect, { onStatement: (text) => statements.push(text) })
  const config = { ...CONFIG, ...changes }
  const time = { offset: 0, began: Date.now() }
  const now = () => new Date(time.began + time.offset)
  const mailer = { send: async () => undefined }
  const deps = createDeps({
    ...QUICK_DOOR,
    log: pino({ level: 'silent' }),
    ...replaced,
    config,
    database,
    now,
    mailer,
  })
  const lifecycle = new Lifecycle()
  lifecycle.started()
  const webDir = new URL('./endpoints/web', import.meta.url).pathname
  const server = createHttpServer(createApp(deps, { lifecycle, webDir }), { config, lifecycle })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const visitor = () => new Client(url, config.publicUrl.origin)
  return {
    url,
    deps,
    lifecycle,
    statements,
    passTime: (ms) => {
      time.offset += ms
    },
    replaceAssistant: (assistant) => {
      deps.assistant = { ...createBuiltInAssistant(deps.heavyWork), ...assistant }
    },
    visitor,
    signUp: () => signUp(visitor()),
    setAccount: (client, state) => setAccount(deps, client, state),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await database.close()
    },
  }
}

async function setAccount({ db }: Deps, client: Client, state: AccountState): Promise<void> {
  await db
    .update(users)
    .set({
      ...(state.status && { subscriptionStatus: state.status }),
      ...(state.generationsUsed !== undefined && { trialGenerationsUsed: state.generationsUsed }),
    })
    .where(eq(users.email, client.email))
}

export const CONFIG: Config = {
  mode: 'test',
  port: 3120,
  host: '127.0.0.1',
  publicUrl: new URL(ORIGIN),
  dataDir: '/nowhere',
  databaseUrl: null,
  sessionSecret: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm',
  mail: { smtpUrl: null, from: 'Groundwork <no-reply@localhost>' },
  identity: { oidc: null, google: null, github: null, passwords: true },
  agents: { registration: false },
  backups: { dir: '/nowhere/backups', at: { hour: 3, minute: 0 }, keep: 0 },
  publicFace: {
    operator: { name: '', representative: '', address: '', phone: '', email: '' },
    analyticsId: null,
    contactEmail: 'contact@groundwork.test',
  },
  assistant: { model: null, consultationsPerMinute: 20, dailyTokens: null, prices: null },
  payments: { stripe: null, testCheckout: true },
  // Nobody there: a test that wants a tracker brings a stand-in.
  trackers: {
    github: new URL('http://127.0.0.1:9'),
    linear: new URL('http://127.0.0.1:9'),
    jira: new URL('http://127.0.0.1:9'),
  },
  clientAddressHeader: null,
  metricsToken: null,
  adminEmails: [],
  stopDelayMs: 0,
  logLevel: 'silent',
}
