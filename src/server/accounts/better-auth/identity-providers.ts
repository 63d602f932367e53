import type { BetterAuthOptions } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { LIMITS } from '#contract/limits.ts'
import { isStorable } from '#contract/make-text-schema.ts'
import { type PersonName, splitName } from '#domain/person.ts'
import type { Config } from '#server/config.ts'

type SocialProviders = NonNullable<BetterAuthOptions['socialProviders']>

/** The outside identities that this server offers, as the sign-in screen lists them. */
export function listOfferedProviders({ identity }: Pick<Config, 'identity'>) {
  return [
    ...(identity.oidc ? [{ id: 'oidc', name: identity.oidc.name }] : []),
    ...(identity.google ? [{ id: 'google', name: 'Google' }] : []),
    ...(identity.github ? [{ id: 'github', name: 'GitHub' }] : []),
  ]
}

/** Google and GitHub, as Better Auth knows them. */
export function listSocialProviders(config: Config): SocialProviders {
  const { google, github } = config.identity
  const rest = {
    requireEmailVerification: config.mail.smtpUrl !== null,
    mapProfileToUser: (profile: GivenNames) => ({ ...givenNames(profile) }),
  }
  return {
    ...(google ? { google: { ...google, ...rest } } : {}),
    ...(github ? { github: { ...github, ...rest } } : {}),
  }
}

/** Any OpenID Connect issuer, found by its discovery document; its ID tokens are verified. */
export function createIdentityPlugins(config: Config) {
  const { oidc } = config.identity
  if (!oidc) return []
  return [
    genericOAuth({
      config: [
        {
          providerId: 'oidc',
          name: oidc.name,
          clientId: oidc.clientId,
          clientSecret: oidc.clientSecret,
          discoveryUrl: `${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
          requireIdTokenVerification: true,
          scopes: ['openid', 'email', 'profile'],
          requireEmailVerification: config.mail.smtpUrl !== null,
          mapProfileToUser: (profile) => ({
            emailVerified: profile.email_verified === true,
            ...givenNames(profile),
          }),
        },
      ],
    }),
  ]
}

interface GivenNames {
  given_name?: unknown
  family_name?: unknown
  name?: unknown
}

/** First and last name as the provider has them, else parted from the whole name. */
function givenNames(profile: GivenNames): PersonName {
  const firstName = shortText(profile.given_name)
  const lastName = shortText(profile.family_name)
  return firstName || lastName ? { firstName, lastName } : splitName(shortText(profile.name))
}

function shortText(value: unknown): string {
  return typeof value === 'string' && isStorable(value) ? value.slice(0, LIMITS.personName) : ''
}
