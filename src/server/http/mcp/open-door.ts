import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/hono'
import {
  type AuthInfo,
  createMcpHandler,
  localhostAllowedHostnames,
  McpServer,
} from '@modelcontextprotocol/server'
import { Hono } from 'hono'
import { MAX_BODY_BYTES } from '#contract/limits.ts'
import type { Deps } from '#server/deps.ts'
import { tellInstructions } from '#server/prompts/agents/door-text.ts'
import { addPrompts } from './add-prompts.ts'
import { addResources } from './add-resources.ts'
import { addTools } from './add-tools.ts'
import type { Desk } from './desk.ts'
import { nameReportAddress } from './name-report-address.ts'

/** Streams that wait for news, over all agents of this process. */
const MOST_STREAMS = 200

interface Given {
  desk: Desk
  /** The request's body, where it was read. */
  parsedBody?: unknown
}

export type Door = (given: Given & { request: Request }) => Promise<Response>

/**
 * The Model Context Protocol over HTTP, in its revision of 2026-07-28 and for clients of 2025 as
 * well: each request stands alone, with a server of its own. This module and what it imports are
 * loaded with the first agent that comes.
 */
export function openDoor(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  stopping: AbortSignal,
): Door {
  const handler = createMcpHandler(({ authInfo }) => createServer(readDesk(authInfo)), {
    maxRequestBodySize: MAX_BODY_BYTES,
    maxSubscriptions: MOST_STREAMS,
    onerror: (error) => log.debug({ reason: error.message }, 'an agent was refused'),
  })
  stopping.addEventListener('abort', () => void handler.close(), { once: true })
  const app = new Hono<{ Bindings: Given }>()
  // A page of another site must not reach a server on its reader's own machine by a name of its own.
  const own = listOwnHosts(config.publicUrl)
  if (own.length > 1) app.use(hostHeaderValidation(own))
  app.use(originValidation(own))
  app.all('*', async (c) => {
    const { desk, ...message } = c.env
    return handler.fetch(c.req.raw, { authInfo: toAuthInfo(desk), ...message })
  })
  return async ({ request, ...given }) => app.fetch(request, given)
}

/** The host people open; for this machine all of its names. */
function listOwnHosts({ hostname }: URL): string[] {
  const local = localhostAllowedHostnames()
  return local.includes(hostname) ? local : [hostname]
}

function createServer(desk: Desk): McpServer {
  const server = new McpServer(
    { name: 'groundwork', title: 'Groundwork', version: '1' },
    { instructions: tellInstructions(nameReportAddress(desk.deps.config)) },
  )
  addTools(server, desk)
  addResources(server, desk)
  addPrompts(server, desk)
  return server
}

/** The token itself goes no further. */
function toAuthInfo(desk: Desk): AuthInfo {
  const { name, scopes } = desk.caller
  return { token: '', clientId: name, scopes: [...scopes], extra: { desk } }
}

function readDesk(authInfo: AuthInfo | undefined): Desk {
  return authInfo?.extra?.desk as Desk
}
