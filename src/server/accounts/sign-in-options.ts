import type { SignInOptions } from '#contract/account.ts'
import type { Config } from '#server/config.ts'
import { isVerificationRequired } from './better-auth/better-auth.ts'
import { listOfferedProviders } from './better-auth/identity-providers.ts'

/** What the sign-in screen offers on this server. */
export function signInOptions(config: Config): SignInOptions {
  return {
    emailAndPassword: config.identity.passwords,
    providers: listOfferedProviders(config),
    emailVerificationRequired: isVerificationRequired(config),
  }
}
