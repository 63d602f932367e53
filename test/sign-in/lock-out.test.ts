import { expect, it, vi } from 'vitest'
import { signInsFrom } from '#server/accounts/sign-in/limits.ts'
import { takeUse } from '#server/db/allowance.ts'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, type SignInApp } from './sign-in-app.ts'

// Ten minutes of a flood, every password of it hashed: long on a busy machine.
vi.setConfig({ testTimeout: 240_000 })

const TRIES = 300
const BETWEEN_MS = 2_000

type Origin = [name: string, address: (n: number) => string]

const FLOODS: Origin[] = [
  ['one address', () => '198.51.100.7'],
  ['twenty networks', (n) => `203.0.${n % 20}.9`],
]
const MORE_FLOODS: Origin[] = [
  ['two hundred addresses of one network', (n) => `198.51.100.${n % 200}`],
  ['a network of IPv6', (n) => `2001:db8:7:${n.toString(16)}::1`],
]
/** `LOCK_OUT_FULL=1` tries them all: `npm run suite -- lock-out`. */
const ORIGINS = process.env.LOCK_OUT_FULL ? [...FLOODS, ...MORE_FLOODS] : FLOODS

/** One wrong password every two seconds for ten minutes, each from where `address` says. */
onEachDatabase('a stranger who tries passwords', (open) => {
  it('marks a device only by a cookie that scripts cannot read', async () => {
    const app = open({ publicUrl: new URL('https://groundwork.test') })
    const person = newPerson()
    const { headers } = await app.visitor().post('/api/sign-up', person)
    const line = headers.getSetCookie().find((cookie) => cookie.includes('.device='))
    expect(line).toMatch(
      /^__Host-groundwork\.device=[\w-]{22}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  const openBehindProxy = () => open({ clientAddressHeader: 'x-real-ip' })

  async function signedUp(app: SignInApp) {
    const person = newPerson()
    const desk = app.visitor({ 'x-real-ip': '192.0.2.10' })
    await desk.post('/api/sign-up', person)
    return { person, desk }
  }

  interface Flood {
    app: SignInApp
    email: string
    address: (n: number) => string
    /** Called once a minute. */
    eachMinute: (minute: number) => Promise<void>
  }

  /** Runs the flood and returns how many of its passwords were checked. */
  async function flood({ app, email, address, eachMinute }: Flood): Promise<number> {
    let checked = 0
    for (let n = 0; n < TRIES; n += 1) {
      const stranger = app.visitor({ 'x-real-ip': address(n) })
      const response = await stranger.post('/api/sign-in', { email, password: `wrong words ${n}` })
      if (response.body.code === 'wrong_credentials') checked += 1
      if (n % 30 === 29) await eachMinute((n + 1) / 30)
      app.passTime(BETWEEN_MS)
    }
    return checked
  }

  it.each(ORIGINS)(
    'keeps the owner out neither on a known device nor on a new one: %s',
    async (_, address) => {
      const app = openBehindProxy()
      const { person, desk } = await signedUp(app)
      const refused = { known: 0, fresh: 0 }
      const checked = await flood({
        app,
        email: person.email,
        address,
        eachMinute: async (minute) => {
          const known = await desk.post('/api/sign-in', person)
          if (known.status !== 200) refused.known += 1
          const phone = app.visitor({ 'x-real-ip': `192.0.${minute + 100}.20` })
          if ((await phone.post('/api/sign-in', person)).status !== 200) refused.fresh += 1
        },
      })
      expect(refused.known).toBe(0)
      expect(refused.fresh).toBeLessThanOrEqual(1)
      expect(checked).toBeGreaterThan(0)
      expect(checked).toBeLessThanOrEqual(10 * 10)
    },
  )

  it('of a stranger with an address for each try, ten a minute are checked and a known device is let in', async () => {
    const app = openBehindProxy()
    const { person, desk } = await signedUp(app)
    let refused = 0
    const checked = await flood({
      app,
      email: person.email,
      address: (n) => `${n % 200}.${(n * 7) % 250}.3.4`,
      eachMinute: async () => {
        if ((await desk.post('/api/sign-in', person)).status !== 200) refused += 1
      },
    })
    expect(refused).toBe(0)
    expect(checked).toBeLessThanOrEqual(10 * 10)
  })

  it('keeps a known device in also when the whole address has used up its sign-ins', async () => {
    const app = open()
    const { person, desk } = await signedUp(app)
    const other = await signedUp(app)
    const { db, now } = app.deps
    while (await takeUse(db, signInsFrom('unknown'), now()));
    const stranger = await app.visitor().post('/api/sign-in', other.person)
    expect(stranger.body.code).toBe('too_many_requests')
    expect((await desk.post('/api/sign-in', person)).status).toBe(200)
  })
})
