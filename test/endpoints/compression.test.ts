import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp('pglite')
})
afterAll(() => app.close())

it.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
  { accepted: 'gzip', encoding: 'gzip' },
  { accepted: 'identity', encoding: null },
  { accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip' },
])('sends a long answer as the browser takes it: $accepted', async ({ accepted, encoding }) => {
  const user = await app.signUp()
  const long = await user.get<unknown[]>('/api/questions', { 'accept-encoding': accepted })
  expect(long.headers.get('content-encoding')).toBe(encoding)
  expect(long.headers.get('content-type')).toBe('application/json')
  expect(long.headers.get('vary')).toBe('Accept-Encoding')
  expect(long.body).toHaveLength(15)
})

it('sends a short answer as it is', async () => {
  const user = await app.signUp()
  const short = await user.get('/api/projects', { 'accept-encoding': 'br' })
  expect([short.headers.get('content-encoding'), short.text]).toEqual([null, '[]'])
})
