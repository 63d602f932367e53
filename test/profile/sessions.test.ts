import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/app.ts'
import { profileOf, secondDevice, thiefOf, worth } from './people.ts'

onEachDatabase('the sessions of an account', (open) => {
  it('are listed with the device in plain words, the one that asks first', async () => {
    const app = open()
    const desk = await app.signUp()
    const phone = await secondDevice(app, desk)
    const { hasPassword, identities, sessions } = await profileOf(phone)
    expect([hasPassword, identities]).toEqual([true, []])
    expect(sessions.map(({ browser, system, current }) => [browser, system, current])).toEqual([
      ['Safari', 'iPhone', true],
      [null, null, false],
    ])
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'browser',
      'current',
      'id',
      'lastUsedAt',
      'signedInAt',
      'system',
    ])
    expect((await profileOf(desk)).sessions[0]?.current).toBe(true)
    expect((await profileOf(desk)).sessions[0]?.id).toBe(sessions[1]?.id)
  })

  it('end one by one, at once and for good', async () => {
    const app = open()
    const desk = await app.signUp()
    const phone = await secondDevice(app, desk)
    const other = (await profileOf(desk)).sessions[1]?.id ?? ''
    expect((await desk.delete<object>(`/api/profile/sessions/${other}`)).body).toEqual({
      id: other,
    })
    expect([await worth(phone), await worth(desk)]).toEqual([401, 200])
    expect((await desk.delete(`/api/profile/sessions/${other}`)).body.code).toBe('not_found')
  })

  it('of somebody else, unknown and malformed ones answer alike', async () => {
    const app = open()
    const mia = await app.signUp()
    const stranger = await app.signUp()
    const theirs = (await profileOf(stranger)).sessions[0]?.id ?? ''
    const told = []
    for (const id of [theirs, crypto.randomUUID(), 'x', '..%2Fx', '%00', 'x'.repeat(65), '[]']) {
      const { status, body } = await mia.delete(`/api/profile/sessions/${id}`)
      const { requestId: _, ...rest } = body
      told.push([status, rest])
    }
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(told[0]?.[0]).toBe(404)
    expect(await worth(stranger)).toBe(200)
  })

  it('all end at once, here as well, and take the cookie along', async () => {
    const app = open()
    const desk = await app.signUp()
    const phone = await secondDevice(app, desk)
    const bystander = await app.signUp()
    const thief = thiefOf(app, desk)
    const answer = await desk.delete<object>('/api/profile/sessions')
    expect([answer.status, answer.body]).toEqual([200, { ended: 2 }])
    expect(answer.headers.get('set-cookie')).toMatch(/Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(desk.cookies.size).toBe(0)
    expect([await worth(phone), await worth(thief)]).toEqual([401, 401])
    expect(await worth(bystander)).toBe(200)
  })
})
