import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { PasswordHashing } from '#server/accounts/better-auth/better-auth.ts'
import { WAITS, type Waits } from '#server/settings/waits.ts'

const derive = promisify<string, string, number, object, Buffer>(scrypt)
/** A hundredth of the work of Better Auth's: the tests sign up thousands of people. */
const COST = { N: 256, r: 8, p: 1 }
const LENGTH = 32

/** Salted scrypt like the server's own, but cheap. */
const hashing: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex')
    return `${salt}:${(await derive(password, salt, LENGTH, COST)).toString('hex')}`
  },
  async verify({ hash, password }) {
    const [salt = '', key = ''] = hash.split(':')
    return timingSafeEqual(await derive(password, salt, LENGTH, COST), Buffer.from(key, 'hex'))
  },
}

const waits: Waits = {
  ...WAITS,
  evenResponseMs: 20,
  trackerPauseMs: { github: 0, linear: 0, jira: 0 },
  trackerSettleMs: 0,
}

/** For `createDeps`: a door that costs a test little; `test/sign-in/door.test.ts` is about the real one. */
export const QUICK_DOOR = { hashing, waits }
