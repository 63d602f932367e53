import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

export interface Receiver {
  address: string
  received: Received[]
  /** What it answers from now on: a status, or whatever the function does. */
  answerWith(answer: number | ((response: ServerResponse, received: Received) => void)): void
}

/** Somebody's own server, on this machine: keeps what came, and answers as it is told. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let answer: Parameters<Receiver['answerWith']>[0] = 204
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    const one = { path: request.url ?? '', headers: request.headers, body }
    received.push(one)
    if (typeof answer === 'number') response.writeHead(answer).end()
    else answer(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answerWith(next) {
      answer = next
    },
  }
}
