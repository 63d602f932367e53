import { expect, it } from 'vitest'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson } from './sign-in-app.ts'

const HOUR = 3_600_000

onEachDatabase('a clock that jumps', (open) => {
  it.each([
    ['forward', [6 * HOUR]],
    ['back', [-6 * HOUR]],
    ['there and back', [6 * HOUR, -6 * HOUR]],
    ['back and forth', [-6 * HOUR, 12 * HOUR, -6 * HOUR]],
  ])('%s signs nobody out, ends no trial and locks nobody out', async (_, jumps) => {
    const app = open()
    const person = newPerson()
    const desk = app.visitor()
    await desk.post('/api/sign-up', person)
    const guess = () => app.visitor().post('/api/sign-in', { ...person, password: 'wrong words' })
    for (let n = 0; n < 8; n += 1) await guess()
    for (const jump of jumps) {
      app.passTime(jump)
      const response = await desk.get('/api/auth/user')
      expect([response.status, response.body.subscriptionStatus]).toEqual([200, 'TRIAL_ACTIVE'])
      expect((await desk.post('/api/sign-in', person)).status).toBe(200)
      app.passTime(60_000)
      expect((await app.visitor().post('/api/sign-in', person)).status).toBe(200)
    }
  })

  it('back gives a guesser no new allowance', async () => {
    const app = open()
    const person = newPerson()
    await app.visitor().post('/api/sign-up', person)
    const checked = async () => {
      let count = 0
      for (let n = 0; n < 12; n += 1) {
        const response = await app
          .visitor()
          .post('/api/sign-in', { ...person, password: `wrong ${n}` })
        if (response.body.code === 'wrong_credentials') count += 1
      }
      return count
    }
    const before = await checked()
    app.passTime(-6 * HOUR)
    expect(before + (await checked())).toBeLessThanOrEqual(10)
  })
})
