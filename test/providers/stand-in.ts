import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAULTS, type Fault } from './faults.ts'
import type { AskedOfModel, RequestBody } from './read-request.ts'
import { formatFor, WIRE_FORMATS, type WireFormat } from './wire-formats.ts'

/** What the model is to answer. */
export interface Scripted {
  text?: string
  fault?: Fault
  /** `length`: it breaks off at the token cap. */
  end?: 'stop' | 'length'
  /** Characters in a piece, and milliseconds between pieces. */
  pieceLength?: number
  pauseMs?: number
  /** Cuts the stream into packets of so many bytes, also within a character. */
  bytesInPacket?: number
  /** Milliseconds before anything is answered. */
  waitMs?: number
  /** Nothing is answered before it: for a test that says itself when. */
  after?: Promise<unknown>
}

export interface Received extends AskedOfModel {
  path: string
  headers: IncomingMessage['headers']
  body: RequestBody
  /** How long it took until the caller left, in milliseconds from the request; null while here. */
  leftAfterMs: number | null
}

/** A model provider that speaks the real wire formats and answers what a test scripted. */
export interface StandIn {
  /** Its address; each provider adds its own path. */
  url: string
  /** Every request, in order. */
  requests: Received[]
  /** Answers from now on: the same for each, or by the request. */
  answer(script: Scripted | ((asked: Received) => Scripted)): void
  /** Sockets that are open now. */
  sockets(): number
  close(): Promise<void>
}

export async function startStandIn(port = 0): Promise<StandIn> {
  const sockets = new Set<Socket>()
  const requests: Received[] = []
  let script: Scripted | ((asked: Received) => Scripted) = { text: 'Hello from the stand-in.' }
  const server = createServer((incoming, outgoing) => {
    void serve(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = new URL(incoming.url ?? '/', 'http://stand-in').pathname
    const format = Object.values(WIRE_FORMATS).find((each) => each.path.test(path))
    const body = JSON.parse(await textOf(incoming)) as RequestBody
    if (!format) return void outgoing.writeHead(404).end()
    const asked = { ...format.read(body), path, headers: incoming.headers, body, leftAfterMs: null }
    const received: Received = asked
    requests.push(received)
    noteLeaving(outgoing, received)
    const scripted = typeof script === 'function' ? script(received) : script
    if (scripted.waitMs) await sleep(scripted.waitMs)
    await scripted.after
    await (scripted.fault ? FAULTS[scripted.fault] : speak)({
      outgoing,
      format: formatFor(format, body),
      asked: received,
      scripted,
    })
  }
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
  })
  server.keepAliveTimeout = 500
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    answer: (next) => {
      script = next
    },
    sockets: () => sockets.size,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export interface Turn {
  outgoing: ServerResponse
  format: WireFormat
  asked: Received
  scripted: Scripted
}

/** The answer without a fault. */
async function speak({ outgoing, format, asked, scripted }: Turn): Promise<void> {
  const { text = '', end = 'stop', pieceLength = 12, pauseMs = 0 } = scripted
  if (!asked.isStream) {
    outgoing.writeHead(200, { 'Content-Type': 'application/json' })
    return void outgoing.end(JSON.stringify(format.whole(text, end)))
  }
  outgoing.writeHead(200, { 'Content-Type': 'text/event-stream' })
  if (scripted.bytesInPacket) return inPackets(outgoing, whole(format, scripted), scripted)
  outgoing.write(format.begin())
  for (const piece of piecesOf(text, pieceLength)) {
    if (outgoing.destroyed) return
    outgoing.write(format.piece(piece))
    if (pauseMs > 0) await sleep(pauseMs)
  }
  outgoing.end(format.end(end))
}

function whole(
  format: WireFormat,
  { text = '', end = 'stop', pieceLength = 12 }: Scripted,
): Buffer {
  const pieces = piecesOf(text, pieceLength).map((piece) => format.piece(piece))
  return Buffer.from(format.begin() + pieces.join('') + format.end(end))
}

async function inPackets(outgoing: ServerResponse, bytes: Buffer, { bytesInPacket = 1 }: Scripted) {
  outgoing.socket?.setNoDelay(true)
  for (let at = 0; at < bytes.length; at += bytesInPacket) {
    outgoing.write(bytes.subarray(at, at + bytesInPacket))
    if (at % 60 === 0) await new Promise(setImmediate)
  }
  outgoing.end()
}

/** Pieces as a tokenizer would cut them: never within a character. */
function piecesOf(text: string, length: number): string[] {
  const characters = Array.from(text)
  const count = Math.ceil(characters.length / length)
  return Array.from({ length: count }, (_, n) =>
    characters.slice(n * length, (n + 1) * length).join(''),
  )
}

function noteLeaving(outgoing: ServerResponse, received: Received): void {
  const begun = performance.now()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) received.leftAfterMs = performance.now() - begun
  })
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
