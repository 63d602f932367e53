import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An issue as a stand-in keeps it, whatever its tracker calls the parts. */
export interface KeptIssue {
  id: string
  number: number
  title: string
  /** In the tracker's own format. */
  body: unknown
  labels: string[]
  priority: number
  /** The type or category of its state. */
  state: string
  links: { key: string; url: string }[]
}

/** A request; `Body` is what one tracker is sent. */
export interface Asked<Body = unknown> {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Body
}

export interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** What goes wrong with one request that it fits. `after`: it was done before it went wrong. */
export interface Fault {
  fits: (asked: Asked) => boolean
  after?: boolean
  /** `cut`: the connection ends without an answer. */
  answer: Answer | 'cut'
  /** How often; once unless given. */
  times?: number
}

export interface StandIn {
  url: URL
  issues: KeptIssue[]
  /** Every request, with the moment it came. */
  asked: (Asked & { at: number })[]
  faults: Fault[]
  /** Requests that change something, so far. */
  writes(): number
  close(): Promise<void>
}

export const TOKEN = 'a-token-of-mia'

/** Speaks one wire format over real HTTP, and goes wrong when it is told to. */
export async function startStandIn<Body>(
  respond: (asked: Asked<Body>, issues: KeptIssue[]) => Answer,
  isWrite: (asked: Asked<Body>) => boolean,
  at = 0,
): Promise<StandIn> {
  const issues: KeptIssue[] = []
  const asked: (Asked<Body> & { at: number })[] = []
  const faults: Fault[] = []
  const server = createServer(async (request, response) => {
    const one = await readAsked<Body>(request)
    asked.push({ ...one, at: performance.now() })
    const fault = takeFault(faults, one)
    if (fault && !fault.after) return send(response, fault.answer)
    const answer = respond(one, issues)
    send(response, fault?.answer ?? answer)
  })
  server.listen(at, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    issues,
    asked,
    faults,
    writes: () => asked.filter(isWrite).length,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readAsked<Body>(request: IncomingMessage): Promise<Asked<Body>> {
  let text = ''
  for await (const chunk of request) text += chunk
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: request.headers,
    body: text === '' ? null : JSON.parse(text),
  }
}

function takeFault(faults: Fault[], asked: Asked): Fault | undefined {
  const at = faults.findIndex(({ fits }) => fits(asked))
  const fault = faults[at]
  if (!fault) return undefined
  fault.times = (fault.times ?? 1) - 1
  if (fault.times === 0) faults.splice(at, 1)
  return fault
}

function send(response: ServerResponse, answer: Answer | 'cut'): void {
  if (answer === 'cut') {
    response.destroy()
    return
  }
  const text = answer.body === undefined ? '' : JSON.stringify(answer.body)
  response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
  response.end(text)
}
