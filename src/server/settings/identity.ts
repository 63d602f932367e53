import { z } from 'zod'

interface Credentials {
  clientId: string
  clientSecret: string
}

/** The ways to sign in. */
export interface IdentitySettings {
  oidc: (Credentials & { issuer: string; name: string }) | null
  google: Credentials | null
  github: Credentials | null
  /** Off: people sign in with an outside identity alone. */
  passwords: boolean
}

/** Signing in's part of the environment. */
export const identityEnvironment = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://id.example.' })
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(40, 'must have at most 40 characters.').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  PASSWORD_SIGN_IN: z.enum(['on', 'off'], { error: 'must be on or off.' }).default('on'),
}

type Environment = z.output<z.ZodObject<typeof identityEnvironment>>

export function readIdentitySettings(env: Environment): IdentitySettings {
  const oidc = credentials(env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET)
  return {
    oidc:
      oidc && env.OIDC_ISSUER
        ? { ...oidc, issuer: env.OIDC_ISSUER, name: env.OIDC_NAME ?? 'Single sign-on' }
        : null,
    google: credentials(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET),
    github: credentials(env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET),
    passwords: env.PASSWORD_SIGN_IN === 'on',
  }
}

function credentials(clientId?: string, clientSecret?: string): Credentials | null {
  return clientId && clientSecret ? { clientId, clientSecret } : null
}

const PAIRS = [
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
]

/** What is wrong between the variables; one line for each fault, with its mend. */
export function findIdentityFaults(given: Readonly<Record<string, string>>): string[] {
  const isClosed = given.PASSWORD_SIGN_IN === 'off' && !PAIRS.flat().some((name) => given[name])
  const closed =
    'PASSWORD_SIGN_IN can only be off with OpenID Connect, Google or GitHub configured.'
  const incomplete = PAIRS.flatMap((names) => {
    const missing = names.filter((name) => !given[name])
    if (missing.length === 0 || missing.length === names.length) return []
    const set = names.filter((name) => given[name])
    return [`${missing.join(' and ')} must be set as well, because ${set.join(' and ')} is set.`]
  })
  return isClosed ? [...incomplete, closed] : incomplete
}
