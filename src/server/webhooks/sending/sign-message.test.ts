import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { signMessage } from './sign-message.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

it('signs as the example of Standard Webhooks is signed', () => {
  const headers = signMessage({
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    at: new Date(1_614_265_330_000),
    secrets: [SECRET],
  })
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

it('signs with both secrets while one is changed for the other, the bytes of what was written', () => {
  const other = `whsec_${Buffer.from('another secret of 24 byt').toString('base64')}`
  const body = '{"type":"項目"}'
  const at = new Date(1_614_265_330_999)
  const headers = signMessage({ id: 'msg_1', body, at, secrets: [other, SECRET] })
  const expected = [other, SECRET].map((secret) => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`msg_1.1614265330.${body}`).digest('base64')}`
  })
  expect(headers['webhook-signature']).toBe(expected.join(' '))
})
