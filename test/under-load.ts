import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Project } from '#contract/projects.ts'
import { Client, signUp } from './client.ts'

const CONNECTIONS = 40

interface Under {
  /** Where it is reached on this machine, and the origin that it takes calls from. */
  port: number
  origin: string
  /** Asked before each request, with how many were sent. */
  isOver: (sent: number) => boolean
  /** Nothing was sent, because nobody listened: it is sent again, and not counted. */
  repeatsRefused?: boolean
}

export interface Load {
  /** How many requests had each outcome: the status of a whole answer, else how it failed. */
  outcomes: Record<string, number>
  sent(): number
  /** Resolves when it is over and every request has its outcome. */
  ended: Promise<void>
}

/** Somebody new saves answers over forty kept connections until it is over. */
export async function startLoad({ port, origin, isOver, repeatsRefused }: Under): Promise<Load> {
  const client = await signUp(new Client(`http://127.0.0.1:${port}`, origin))
  const { body } = await client.post<Project>('/api/projects', { title: 'Under load' })
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const outcomes: Record<string, number> = {}
  const path = `/api/projects/${body.id}/answers`
  let sent = 0
  const write = async (questionId: string) => {
    while (!isOver(sent)) {
      sent += 1
      const answer = { questionId, value: `Answer number ${sent}` }
      const outcome = await post({ agent, client, port, origin }, path, answer)
      if (outcome === 'refused' && repeatsRefused) {
        sent -= 1
        await sleep(20)
      } else outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
  }
  const writers = Array.from({ length: CONNECTIONS }, (_, n) => write(`q${(n % 15) + 1}`))
  const ended = Promise.all(writers).then(() => agent.destroy())
  return { outcomes, sent: () => sent, ended }
}

interface Sender {
  agent: Agent
  client: Client
  port: number
  origin: string
}

function post(
  { agent, client, port, origin }: Sender,
  path: string,
  answer: object,
): Promise<string> {
  const headers = {
    host: new URL(origin).host,
    'content-type': 'application/json',
    origin,
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  }
  return new Promise((resolve) => {
    const options = { agent, host: '127.0.0.1', port, method: 'POST', path, headers }
    const sent = request({ ...options, timeout: 20_000 }, (response) => {
      let text = ''
      response.on('data', (data) => {
        text += data
      })
      const { statusCode } = response
      // A refusal of ours has a code; a proxy's own has none.
      const code = () => /"code":"(\w+)"/.exec(text)?.[1] ?? 'by the proxy'
      const isWhole = () => (text.endsWith('}') ? '200' : 'short')
      response.on('end', () => resolve(statusCode === 200 ? isWhole() : `${statusCode} ${code()}`))
      response.on('error', () => resolve('short'))
    })
    sent.on('timeout', () => resolve('timeout'))
    sent.on('error', (error: Error & { code?: string }) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : `failed ${error.code}`),
    )
    sent.end(JSON.stringify(answer))
  })
}
