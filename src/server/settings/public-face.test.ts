import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  findPublicFaceFaults,
  publicFaceEnvironment,
  readPublicFaceSettings,
} from './public-face.ts'

const read = (env: Record<string, string>, from = 'Groundwork <no-reply@calm.example>') =>
  readPublicFaceSettings(z.object(publicFaceEnvironment).parse(env), from)

describe('publicFaceSettings', () => {
  it.each([
    [{}, 'no-reply@calm.example'],
    [{ OPERATOR_EMAIL: 'mia@calm.example' }, 'mia@calm.example'],
    [{ OPERATOR_EMAIL: 'mia@calm.example', CONTACT_EMAIL: 'in@calm.example' }, 'in@calm.example'],
  ])('sends messages by %j to %s', (env, address) => {
    expect(read(env).contactEmail).toBe(address)
  })

  it('takes a bare address of the sender', () => {
    expect(read({}, 'no-reply@calm.example').contactEmail).toBe('no-reply@calm.example')
  })

  it.each([
    { CONTACT_EMAIL: 'nobody' },
    { CONTACT_EMAIL: 'a@b.example, c@d.example' },
    { OPERATOR_NAME: 'Mia\nSato' },
    { ANALYTICS_ID: 'UA-12345-1' },
    { ANALYTICS_ID: "G-ABC';alert(1)" },
  ])('refuses %j', (env) => {
    expect(z.object(publicFaceEnvironment).safeParse(env).success).toBe(false)
  })
})

describe('publicFaceFaults', () => {
  const mail = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example' }
  it.each([
    [mail, 1],
    [{ ...mail, CONTACT_EMAIL: 'in@calm.example' }, 0],
    [{ ...mail, OPERATOR_EMAIL: 'mia@calm.example' }, 0],
    [{ ...mail, NODE_ENV: 'development' }, 0],
    [{ NODE_ENV: 'production' }, 0],
  ])('of %j: %d', (given, faults) => {
    expect(findPublicFaceFaults(given)).toHaveLength(faults)
  })
})
