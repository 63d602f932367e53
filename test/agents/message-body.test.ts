import { expect, it } from 'vitest'
import { MAX_BODY_BYTES } from '#contract/limits.ts'
import { onEachDatabase } from '#test/app.ts'
import { founderScene, makeToken } from './agent.ts'

const message = (query: string) =>
  JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'tools/list', params: { query } })

onEachDatabase('the body of an agent’s message', (open) => {
  it('is answered as the protocol says, also when it is broken, empty, long or in pieces', async () => {
    const app = open()
    const { client: browser } = await founderScene(app)
    const { token } = await makeToken(browser)
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    }
    const ask = async (body: string | ReadableStream, more: Record<string, string> = {}) => {
      const init = { method: 'POST', headers: { ...headers, ...more }, body, duplex: 'half' }
      const response = await fetch(`${app.url}/mcp`, init as RequestInit)
      return { status: response.status, text: await response.text() }
    }
    const whole = message('あ')
    const inPieces = new Blob([whole]).stream()
    for (const body of [whole, inPieces]) {
      const { status, text } = await ask(body)
      expect([status, text]).toEqual([200, expect.stringContaining('"id":7')])
    }
    for (const body of ['{', '', 'null', '[]', '"x"', '7']) {
      const { status, text } = await ask(body)
      expect([body, status]).toEqual([body, 400])
      expect(text).toContain('"jsonrpc":"2.0"')
    }
    const long = message('x'.repeat(MAX_BODY_BYTES))
    for (const body of [long, new Blob([long]).stream()]) expect((await ask(body)).status).toBe(413)
    expect((await ask(whole, { 'content-type': 'text/plain' })).status).toBe(415)
  })
})
