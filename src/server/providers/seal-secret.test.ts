import { expect, it } from 'vitest'
import { openSecret, type Seal, sealSecret } from './seal-secret.ts'

const SEAL: Seal = {
  config: { sessionSecret: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1' },
  purpose: 'webhooks',
  row: ['mia', 'endpoint'],
}
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

it('opens to what was sealed, is unreadable meanwhile, and is never twice the same', () => {
  const sealed = sealSecret(SECRET, SEAL)
  expect(openSecret(sealed, SEAL)).toBe(SECRET)
  expect(sealed).toMatch(/^s1\.[\w-]+$/)
  expect(sealed).not.toContain(SECRET)
  expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('MfKQ9r8G')
  expect(sealSecret(SECRET, SEAL)).not.toBe(sealed)
})

it.each([
  ['another server secret', { config: { sessionSecret: 'another-secret-of-32-characters!' } }],
  ['another purpose', { purpose: 'trackers' }],
  ['another row', { row: ['mia', 'another'] }],
  ['ids that only read the same', { row: ['mia","endpoint'] }],
])('does not open for %s', (_, change) => {
  expect(openSecret(sealSecret(SECRET, SEAL), { ...SEAL, ...change })).toBeNull()
})

it.each([
  ['nothing', ''],
  ['a plain secret', SECRET],
  ['another way of sealing', sealSecret(SECRET, SEAL).replace('s1.', 's2.')],
  ['a cut one', sealSecret(SECRET, SEAL).slice(0, 20)],
  ['one that lost its end', sealSecret(SECRET, SEAL).slice(0, -4)],
])('does not open %s', (_, sealed) => {
  expect(openSecret(sealed, SEAL)).toBeNull()
})
