import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { idSchema } from '#contract/make-text-schema.ts'
import { SCOPES } from '#domain/agents/scopes.ts'

/** An agent as it describes itself, and where its description is from. */
const agent = {
  name: z.string(),
  /** The host whose document describes it; null for one that registered itself. */
  host: z.string().nullable(),
}

/** An agent that asks to be let in. */
export const askingAgentSchema = z.object(agent).meta({ id: 'AskingAgent' })

export type AskingAgent = z.output<typeof askingAgentSchema>

/** An agent that a person has let in. */
export const connectionSchema = z
  .object({
    ...agent,
    id: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    since: z.iso.datetime(),
    /** To the minute; null for one that has not come yet. */
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Connection' })

export type Connection = z.output<typeof connectionSchema>

export const getAskingAgent = {
  method: 'get',
  path: '/api/connections/asking',
  summary: 'The agent that asks to be let in, as it describes itself',
  query: z.object({ client: z.string().min(1).max(512) }),
  response: askingAgentSchema,
  errors: ['signed_out', 'not_found', 'invalid_input'],
} as const satisfies Endpoint

export const listConnections = {
  method: 'get',
  path: '/api/connections',
  summary: 'The agents that the account has let in, the newest first',
  response: z.array(connectionSchema),
  errors: ['signed_out'],
} as const satisfies Endpoint

export const endConnection = {
  method: 'delete',
  path: '/api/connections/{connectionId}',
  summary: 'Take an agent’s access back: its tokens are worth nothing from now on',
  params: z.object({ connectionId: idSchema }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

/** Goes to the authorization server as it is, which checks the question's signature. */
export const answerAgent = {
  method: 'post',
  path: '/api/auth/oauth2/consent',
  summary: 'Say yes or no to an agent that asks to be let in',
  body: z.object({ accept: z.boolean(), oauth_query: z.string().max(8_000) }),
  response: z.object({ url: z.string() }),
  errors: ['signed_out', 'invalid_input', 'account_suspended', 'trial_ended', 'premium_required'],
} as const satisfies Endpoint
