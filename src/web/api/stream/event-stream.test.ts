import { describe, expect, it } from 'vitest'
import { readEventStream, type StreamEvent } from './event-stream.ts'

async function readAll(...pieces: Uint8Array[]): Promise<StreamEvent[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new Uint8Array(piece))
      controller.close()
    },
  })
  const events: StreamEvent[] = []
  for await (const event of readEventStream(body)) events.push(event)
  return events
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('readEventStream', () => {
  it('reads events, skipping signs of life', async () => {
    const text =
      'event: stage\ndata: {"stage":"reading"}\n\n: still here\n\nevent: done\ndata: {}\n\n'
    expect(await readAll(bytes(text))).toEqual([
      { event: 'stage', data: '{"stage":"reading"}' },
      { event: 'done', data: '{}' },
    ])
  })

  it('gives the same for every way the bytes are cut, also inside a character', async () => {
    const all = bytes('event: done\r\ndata: {"title":"Café ☕"}\r\n\r\n')
    for (let cut = 1; cut < all.length; cut += 1) {
      expect(await readAll(all.subarray(0, cut), all.subarray(cut))).toEqual([
        { event: 'done', data: '{"title":"Café ☕"}' },
      ])
    }
  })

  it('does not give an event that was cut off', async () => {
    expect(await readAll(bytes('event: done\ndata: {"tit'))).toEqual([])
  })
})
