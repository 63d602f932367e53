import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sessions, users } from '#server/db/schema.ts'
import { moment } from './columns.ts'

/*
 * What `@better-auth/oauth-provider` keeps, under the names of its own schema. Tokens and codes are
 * kept as hashes. What belongs to a user goes with the user.
 */

const words = (name: string) => text(name).array()
const ofUser = () => text('user_id').references(() => users.id, { onDelete: 'cascade' })
const ofClient = () =>
  text('client_id')
    .notNull()
    .references((): AnyPgColumn => oauthClients.clientId, { onDelete: 'cascade' })
const ofSession = () => text('session_id').references(() => sessions.id, { onDelete: 'set null' })

/** Programs that asked to be connected, as they describe themselves. */
export const oauthClients = pgTable(
  'oauth_clients',
  {
    id: text('id').primaryKey(),
    clientId: text('client_id').notNull().unique(),
    clientSecret: text('client_secret'),
    /** Which way of finding it out it came by; null for one that registered. */
    clientDiscoveryId: text('client_discovery_id'),
    disabled: boolean('disabled').default(false),
    skipConsent: boolean('skip_consent'),
    enableEndSession: boolean('enable_end_session'),
    subjectType: text('subject_type'),
    scopes: words('scopes'),
    clientCredentialsScopes: words('client_credentials_scopes').default([]),
    userId: ofUser(),
    createdAt: moment('created_at'),
    updatedAt: moment('updated_at'),
    name: text('name'),
    uri: text('uri'),
    icon: text('icon'),
    contacts: words('contacts'),
    tos: text('tos'),
    policy: text('policy'),
    softwareId: text('software_id'),
    softwareVersion: text('software_version'),
    softwareStatement: text('software_statement'),
    redirectUris: words('redirect_uris').notNull(),
    postLogoutRedirectUris: words('post_logout_redirect_uris'),
    backchannelLogoutUri: text('backchannel_logout_uri'),
    backchannelLogoutSessionRequired: boolean('backchannel_logout_session_required'),
    tokenEndpointAuthMethod: text('token_endpoint_auth_method'),
    applicationType: text('application_type'),
    jwks: text('jwks'),
    jwksUri: text('jwks_uri'),
    grantTypes: words('grant_types'),
    responseTypes: words('response_types'),
    requirePKCE: boolean('require_pkce'),
    dpopBoundAccessTokens: boolean('dpop_bound_access_tokens').default(false),
    referenceId: text('reference_id'),
    metadata: jsonb('metadata'),
  },
  (table) => [index().on(table.userId)],
)

/** What tokens are good for: the one address of the agents' door. */
export const oauthResources = pgTable('oauth_resources', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull().unique(),
  name: text('name').notNull(),
  accessTokenTtl: integer('access_token_ttl'),
  refreshTokenTtl: integer('refresh_token_ttl'),
  signingAlgorithm: text('signing_algorithm'),
  signingKeyId: text('signing_key_id'),
  allowedScopes: words('allowed_scopes'),
  customClaims: jsonb('custom_claims'),
  dpopBoundAccessTokensRequired: boolean('dpop_bound_access_tokens_required').default(false),
  disabled: boolean('disabled').default(false),
  createdAt: moment('created_at'),
  updatedAt: moment('updated_at'),
  policyVersion: integer('policy_version').default(1),
  metadata: jsonb('metadata'),
})

export const oauthClientResources = pgTable(
  'oauth_client_resources',
  {
    id: text('id').primaryKey(),
    clientId: ofClient(),
    resourceId: text('resource_id')
      .notNull()
      .references(() => oauthResources.identifier, { onDelete: 'cascade' }),
    metadata: jsonb('metadata'),
    createdAt: moment('created_at'),
  },
  (table) => [uniqueIndex().on(table.clientId, table.resourceId), index().on(table.resourceId)],
)

/** What every token says of where it comes from. */
const tokenColumns = () => ({
  clientId: ofClient(),
  sessionId: ofSession(),
  referenceId: text('reference_id'),
  authorizationCodeId: text('authorization_code_id'),
  resources: words('resources'),
  requestedUserInfoClaims: words('requested_user_info_claims'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
  revoked: moment('revoked'),
  confirmation: jsonb('confirmation'),
  scopes: words('scopes').notNull(),
})

export const oauthRefreshTokens = pgTable(
  'oauth_refresh_tokens',
  {
    id: text('id').primaryKey(),
    userId: ofUser().notNull(),
    token: text('token').notNull().unique(),
    ...tokenColumns(),
    rotatedAt: moment('rotated_at'),
    rotationReplayResponse: text('rotation_replay_response'),
    rotationReplayExpiresAt: moment('rotation_replay_expires_at'),
    authTime: moment('auth_time'),
  },
  (table) => [
    index().on(table.userId, table.clientId),
    index().on(table.clientId),
    index().on(table.sessionId),
    index().on(table.authorizationCodeId),
    index().on(table.expiresAt),
  ],
)

export const oauthAccessTokens = pgTable(
  'oauth_access_tokens',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    token: text('token').notNull().unique(),
    ...tokenColumns(),
    refreshId: text('refresh_id').references(() => oauthRefreshTokens.id, { onDelete: 'cascade' }),
    /** Ours: to the minute. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index().on(table.userId, table.clientId),
    index().on(table.clientId),
    index().on(table.sessionId),
    index().on(table.authorizationCodeId),
    index().on(table.refreshId),
    index().on(table.expiresAt),
  ],
)

/** Which program a user let in, and for what. */
export const oauthConsents = pgTable(
  'oauth_consents',
  {
    id: text('id').primaryKey(),
    userId: ofUser(),
    clientId: ofClient(),
    referenceId: text('reference_id'),
    resources: words('resources'),
    requestedUserInfoClaims: words('requested_user_info_claims'),
    scopes: words('scopes').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index().on(table.userId, table.clientId), index().on(table.clientId)],
)

/** Signed assertions that were used once and may not be used again. */
export const oauthClientAssertions = pgTable(
  'oauth_client_assertions',
  { id: text('id').primaryKey(), expiresAt: moment('expires_at').notNull() },
  (table) => [index().on(table.expiresAt)],
)
