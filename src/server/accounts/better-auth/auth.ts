import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { Mailer } from '#server/providers/mailer.ts'
import type { Network } from '#server/providers/outside/call-outside.ts'
import { createBackground } from './background.ts'
import { type BetterAuth, createBetterAuth, type PasswordHashing } from './better-auth.ts'
import { createOutsideSignIn, type OutsideSignIn } from './outside-sign-in.ts'
import { createSignInMail, type SignInMail } from './sign-in-mail.ts'

export interface AuthDeps {
  config: Config
  db: Db
  mailer: Mailer
  log: Logger
  now: () => Date
  hashing: PasswordHashing | undefined
  /** Where agents' documents are read; the internet unless given. */
  network: Network | undefined
}

export interface Auth {
  /** Better Auth for all that needs no outside provider, and so waits for none. */
  core: BetterAuth
  /** The same for links by email: what it writes in one go is one transaction. */
  links: BetterAuth
  outside: OutsideSignIn
  /** The authorization server that lets agents in; loaded with the first that asks. */
  agents: () => Promise<BetterAuth>
  mail: SignInMail
  /** Resolves when the emails under way are handed over. */
  settled(): Promise<void>
}

/** Sign-in by Better Auth over our tables, hardened as docs/decisions tell. */
export function createAuth(deps: AuthDeps): Auth {
  const background = createBackground(deps.log)
  const mail: SignInMail = createSignInMail({ ...deps, background, links: () => links })
  const links = createBetterAuth(deps, mail, { outside: false, inTransactions: true })
  return {
    core: createBetterAuth(deps, mail, { outside: false }),
    links,
    outside: createOutsideSignIn(deps.config, () =>
      createBetterAuth(deps, mail, { outside: true }),
    ),
    agents: remember(async () => {
      const { describeAgentDoor } = await import(
        '#server/accounts/agent-door/describe-agent-door.ts'
      )
      const agents = describeAgentDoor(deps)
      const auth = createBetterAuth(deps, mail, { outside: false, agents })
      // It writes what its tokens are good for before it serves anybody.
      await auth.$context
      return auth
    }),
    mail,
    settled: background.settled,
  }
}

/** Makes it once; what failed is made again for whoever asks next. */
function remember<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null
  return () => {
    made ??= make().catch((error) => {
      made = null
      throw error
    })
    return made
  }
}
