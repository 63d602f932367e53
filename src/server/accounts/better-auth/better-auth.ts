import type { BetterAuthPlugin } from '@better-auth/core'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { type BetterAuthOptions, betterAuth } from 'better-auth/minimal'
import type { Logger } from 'pino'
import { LIMITS } from '#contract/limits.ts'
import { chooseCookiePrefix, isSecure, SESSION_SECONDS } from '#server/accounts/session-cookie.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { sessions, signInMethods, users, verifications } from '#server/db/schema.ts'
import { createIdentityPlugins, listSocialProviders } from './identity-providers.ts'
import type { SignInMail } from './sign-in-mail.ts'
import { startTrial } from './start-trial.ts'

export type BetterAuth = ReturnType<typeof createBetterAuth>

/** How passwords are kept; without one, Better Auth's own: scrypt, tens of milliseconds for each try. */
export type PasswordHashing = NonNullable<
  NonNullable<BetterAuthOptions['emailAndPassword']>['password']
>

interface BetterAuthDeps {
  config: Config
  db: Db
  log: Logger
  now: () => Date
  hashing: PasswordHashing | undefined
}

/** Whether an account's email must be confirmed: only when there is a server to mail by. */
export function isVerificationRequired(config: Pick<Config, 'mail'>): boolean {
  return config.mail.smtpUrl !== null
}

/** What an instance is for: each has what it needs and no more. */
interface Purpose {
  /** With the outside identity providers. */
  outside: boolean
  inTransactions?: boolean
  /** What lets agents in; its tables and where its failures lead. */
  agents?: { plugin: BetterAuthPlugin; tables: Record<string, unknown>; errorPath: string }
}

/** Better Auth over our tables, with or without the outside identity providers. */
export function createBetterAuth(
  { config, db, log, now, hashing }: BetterAuthDeps,
  mail: SignInMail,
  { outside, inTransactions = false, agents }: Purpose,
) {
  return betterAuth({
    appName: 'Groundwork',
    baseURL: config.publicUrl.origin,
    basePath: '/api/auth',
    secret: config.sessionSecret,
    database: drizzleAdapter(db, {
      provider: 'pg',
      // Not at sign-up: what our hooks write meanwhile would wait for the transaction's connection.
      transaction: inTransactions,
      schema: {
        user: users,
        session: sessions,
        account: signInMethods,
        verification: verifications,
        ...agents?.tables,
      },
    }),
    // Only what a person may say of themselves: no other column can be set by input.
    user: { additionalFields: { firstName: name(), lastName: name() } },
    // `deleteExpired` does it.
    verification: { disableCleanup: true },
    session: { expiresIn: SESSION_SECONDS, cookieCache: { enabled: false } },
    emailAndPassword: { ...passwordOptions(config, mail), ...(hashing && { password: hashing }) },
    emailVerification: {
      // `signIn` sends it, within the limits of the mailbox.
      sendOnSignIn: false,
      sendVerificationEmail: async ({ user }) => mail.sendVerification(user),
    },
    socialProviders: outside ? listSocialProviders(config) : {},
    plugins: [
      ...(outside ? createIdentityPlugins(config) : []),
      ...(agents ? [agents.plugin] : []),
    ],
    account: {
      // In the browser, so that setting out writes nothing to the database.
      storeStateStrategy: 'cookie',
      updateAccountOnSignIn: false,
      accountLinking: { requireLocalEmailVerified: true },
    },
    databaseHooks: {
      // Before the session exists, so that no session can be without a started trial.
      session: { create: { before: (session) => startTrial({ config, db, now }, session.userId) } },
      account: { create: { before: async (method) => ({ data: { ...method, ...noTokens } }) } },
    },
    onAPIError: { errorURL: `${config.publicUrl.origin}${agents?.errorPath ?? '/sign-in'}` },
    // Our own limits are in the database before each call: see `../sign-in/limits.ts`.
    rateLimit: { enabled: false },
    advanced: cookieOptions(config.publicUrl),
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Without the arguments: they can hold what people typed.
      log: (_level, message) => log.error({ source: 'better-auth' }, message),
    },
  })
}

const name = () => ({ type: 'string', required: false, defaultValue: '' }) as const

/** The providers' tokens are of no use after the sign-in, so they are not kept. */
const noTokens = { accessToken: null, refreshToken: null, idToken: null, scope: null }

function passwordOptions(config: Config, mail: SignInMail) {
  return {
    enabled: true,
    // `#domain/password.ts` judges new passwords, in code points; this bounds the hashing.
    minPasswordLength: 1,
    maxPasswordLength: LIMITS.passwordMax * 2,
    requireEmailVerification: isVerificationRequired(config),
    onExistingUserSignUp: async ({ user }: { user: { id: string; email: string } }) =>
      mail.sendAlreadyRegistered(user),
  }
}

function cookieOptions(publicUrl: URL) {
  return {
    cookiePrefix: chooseCookiePrefix(publicUrl),
    // Better Auth's own prefix would be __Secure-; ours says __Host-.
    useSecureCookies: false,
    defaultCookieAttributes: {
      secure: isSecure(publicUrl),
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
    },
    ipAddress: { disableIpTracking: true },
  } as const
}
