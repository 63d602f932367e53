import { setTimeout as sleep } from 'node:timers/promises'
import type { Turn } from './stand-in.ts'

/** The words before a fault within an answer, where a test scripts none. */
const BEGUN = 'You name who has the problem, and '

/** What can go wrong once the provider is reached (docs/reliability.md#s25). */
export const FAULTS = {
  401: status(401),
  400: status(400),
  429: status(429),
  '429, wait long': status(429, { 'Retry-After': '30' }),
  500: status(500),
  503: status(503),
  529: status(529),
  'a redirect': status(307, { Location: 'http://127.0.0.1:9/elsewhere' }),
  'a hang before headers': hang,
  'a hang within the stream': async (turn: Turn) => {
    begin(turn)
    await hang(turn)
  },
  'one byte a second': async (turn: Turn) => {
    begin(turn)
    const slow = turn.format.piece('slow words that take their time, and then some more')
    for (const byte of Buffer.from(slow.repeat(20))) {
      if (turn.outgoing.destroyed) return
      turn.outgoing.write(Buffer.from([byte]))
      await sleep(1_000)
    }
  },
  'bad events': (turn: Turn) => {
    turn.outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
    turn.outgoing.end('data: {"choices": [{"delta": \n\nevent\ndata\n\ndata: }{\n\n')
  },
  'an error event after 200': (turn: Turn) => {
    begin(turn)
    turn.outgoing.end(turn.format.errorEvent())
  },
  'a cut without the end mark': (turn: Turn) => {
    begin(turn)
    turn.outgoing.end()
  },
  'a cut connection': async (turn: Turn) => {
    begin(turn)
    await sleep(30)
    turn.outgoing.destroy()
  },
  'an empty answer': (turn: Turn) => {
    turn.outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
    turn.outgoing.end(turn.format.begin() + turn.format.end('stop'))
  },
  'no bytes at all': (turn: Turn) => {
    turn.outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
    turn.outgoing.end()
  },
  'ten megabytes': async (turn: Turn) => {
    begin(turn)
    const large = turn.format.piece('x'.repeat(64 * 1024))
    for (let n = 0; n < 160 && !turn.outgoing.destroyed; n += 1) {
      if (!turn.outgoing.write(large)) await sleep(1)
    }
    turn.outgoing.end(turn.format.end('stop'))
  },
  'a hundred megabytes of words': async (turn: Turn) => {
    begin(turn)
    const large = turn.format.piece('word '.repeat(13_000))
    for (let n = 0; n < 1_600 && !turn.outgoing.destroyed; n += 1) {
      if (!turn.outgoing.write(large)) await sleep(1)
    }
    turn.outgoing.end(turn.format.end('stop'))
  },
  'a hundred megabytes in one line': async (turn: Turn) => {
    begin(turn)
    turn.outgoing.write('data: ')
    const large = 'x'.repeat(64 * 1024)
    for (let n = 0; n < 1_600 && !turn.outgoing.destroyed; n += 1) {
      if (!turn.outgoing.write(large)) await sleep(1)
    }
    turn.outgoing.end('\n\n')
  },
  'HTML instead of JSON': (turn: Turn) => {
    turn.outgoing.writeHead(200, { 'Content-Type': 'text/html' })
    turn.outgoing.end('<!doctype html><title>Sign in to the network</title><p>Welcome</p>')
  },
} satisfies Record<string, (turn: Turn) => void | Promise<void>>

export type Fault = keyof typeof FAULTS

function begin({ outgoing, format, scripted }: Turn): void {
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
  outgoing.write(format.begin() + format.piece(scripted.text ?? BEGUN))
}

async function hang({ outgoing }: Turn): Promise<void> {
  while (!outgoing.destroyed) await sleep(20)
}

function status(code: number, headers: Record<string, string> = {}) {
  return ({ outgoing, format }: Turn) => {
    outgoing.writeHead(code, { 'Content-Type': 'application/json', ...headers })
    outgoing.end(JSON.stringify(format.errorBody()))
  }
}
