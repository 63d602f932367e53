import { expect, it } from 'vitest'
import { sendRequest } from './send-request.ts'

const MEGABYTES = 60

it('reads no more of an answer than it takes', async () => {
  let sent = 0
  const body = new ReadableStream({
    pull: (stream) => {
      if (sent === MEGABYTES) return stream.close()
      sent += 1
      return stream.enqueue(new Uint8Array(1_000_000))
    },
  })
  const request = {
    url: new URL('https://tracker.example/'),
    method: 'GET',
    headers: {},
    signal: new AbortController().signal,
  }
  await expect(sendRequest(async () => new Response(body), request)).rejects.toThrow('too long')
  expect(sent).toBeLessThan(25)
})
