import { z } from 'zod'

/** How agents get in. */
export interface AgentSettings {
  /** Whether a program may register itself that has no address to be read about. */
  registration: boolean
}

/** The agents' part of the environment. */
export const agentEnvironment = {
  AGENT_REGISTRATION: z.enum(['on', 'off'], { error: 'must be on or off.' }).default('off'),
}

type Environment = z.output<z.ZodObject<typeof agentEnvironment>>

export function readAgentSettings(env: Environment): AgentSettings {
  return { registration: env.AGENT_REGISTRATION === 'on' }
}
