import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import type { NewToken } from '#contract/agents/token-endpoints.ts'
import type { Scope } from '#domain/agents/scopes.ts'
import type { TestApp } from '#test/app.ts'
import type { Client as Browser } from '#test/client.ts'
import { answeredScene, generate, type Scene } from '#test/endpoints/scene.ts'

/** The two generations of the official client. */
export const GENERATIONS = ['legacy', 'auto'] as const

export interface Agent {
  client: Client
  /** The text of a tool's answer. */
  call(name: string, input?: Record<string, unknown>): Promise<string>
}

/** A founder with one generated document. */
export async function founderScene(app: TestApp): Promise<Scene> {
  const scene = await answeredScene(app)
  const { status } = await generate(scene)
  if (status !== 201) throw new Error(`generating answered ${status}`)
  return scene
}

export async function makeToken(
  browser: Browser,
  scopes: readonly Scope[] = ['requirements:read'],
): Promise<NewToken> {
  const { status, body } = await browser.post<NewToken>('/api/tokens', { name: 'Editor', scopes })
  if (status !== 201) throw new Error(`making a token answered ${status}`)
  return body
}

/** The official client at the agents' door. */
export async function connectAgent(
  url: string,
  token: string,
  mode: (typeof GENERATIONS)[number] = 'auto',
): Promise<Agent> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }))
  return {
    client,
    async call(name, input = {}) {
      const { content } = await client.callTool({ name, arguments: input })
      const [first] = content
      return first?.type === 'text' ? first.text : ''
    },
  }
}

/** The JSON under a heading inside the fence of an answer. */
export function readData<Value = Record<string, unknown>>(answer: string, heading: string): Value {
  const [, inside = ''] = /<<data (?:\w+)>>\n([\s\S]*)\n<<end of data \w+>>$/.exec(answer) ?? []
  const part = inside.split(/^\[/m).find((each) => each.startsWith(heading)) ?? ''
  return JSON.parse(part.slice(part.indexOf('\n') + 1))
}
