import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Connection } from '#contract/agents/connection-endpoints.ts'
import { oauthConsents } from '#server/db/tables/oauth.ts'
import { onEachDatabase } from '#test/app.ts'
import { connectAgent } from './agent.ts'
import {
  answer,
  BACK,
  CLIENT,
  connect,
  getTokens,
  knowClient,
  lead,
  makeQuestion,
} from './letting-in.ts'

onEachDatabase('an ended connection', (open) => {
  it('leaves no way in', async () => {
    const app = open()
    await knowClient(app)
    const browser = await app.signUp()
    const of = eq(oauthConsents.clientId, CLIENT)
    const connections = async () => (await browser.get<Connection[]>('/api/connections')).body
    const end = async () => browser.delete(`/api/connections/${(await connections())[0]?.id}`)

    // Whoever began before it was ended and comes back after.
    const { verifier, query } = makeQuestion()
    const code = (await answer(browser, await lead(browser, query), true)).searchParams.get('code')
    expect((await end()).status).toBe(200)
    const late = await getTokens(app, {
      grant_type: 'authorization_code',
      code: code ?? '',
      redirect_uri: BACK,
      code_verifier: verifier,
    })
    expect([late.error, late.access_token]).toEqual(['invalid_grant', undefined])

    // Pressed twice at once, Allow is written down twice.
    const { access_token: token } = await connect(app, browser)
    const [consent] = await app.deps.db.select().from(oauthConsents).where(of)
    if (consent === undefined) throw new Error('nothing was written down')
    await app.deps.db.insert(oauthConsents).values({ ...consent, id: crypto.randomUUID() })
    expect((await end()).status).toBe(200)
    expect(await connections()).toEqual([])
    await expect(connectAgent(app.url, token)).rejects.toThrow()

    // A token that was being made while the others were taken back.
    const { access_token: left } = await connect(app, browser)
    await app.deps.db.delete(oauthConsents).where(of)
    await expect(connectAgent(app.url, left)).rejects.toThrow()
  })
})
