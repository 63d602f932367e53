import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { chooseRequestLanguage } from './language.ts'

it.each([
  [{}, 'en'],
  [{ 'accept-language': 'fr' }, 'en'],
  [{ 'accept-language': 'ja,en;q=0.8' }, 'ja'],
  [{ cookie: 'language=ja', 'accept-language': 'en' }, 'ja'],
  [{ cookie: 'language=en', 'accept-language': 'ja' }, 'en'],
  [{ cookie: 'language=xx', 'accept-language': 'ja' }, 'ja'],
])('answers %j in %s', async (headers, language) => {
  const app = new Hono().get('/', (c) => c.text(chooseRequestLanguage(c)))
  const response = await app.request('/', { headers: { ...headers } })
  expect(await response.text()).toBe(language)
})
