import { expect, it } from 'vitest'
import type { Answer } from '#contract/answers.ts'
import { onEachDatabase } from '#test/app.ts'
import { newScene } from './scene.ts'

onEachDatabase('a number in an answer', (open) => {
  const save = async (number: string) => {
    const { client, path } = await newScene(open())
    const body = `{"questionId": "q1", "value": {"price": {"amount": ${number}}}}`
    const headers = { 'content-type': 'application/json' }
    return client.send<Answer & { issues?: object[] }>('POST', `${path}/answers`, { body, headers })
  }

  it.each([
    '1e400',
    '-1e999',
    '9007199254740993',
    '12345678901234567890',
    '0.12345678901234567891',
  ])('%s is refused by its name, because another one would come back', async (number) => {
    const { status, body } = await save(number)
    expect([status, body.issues]).toEqual([
      400,
      [
        {
          path: 'amount',
          message: 'Please write this number as text: it’s too large or too exact to store.',
        },
      ],
    ])
  })

  it.each(['0', '-0.0', '10', '1e3', '1.50', '0.1', '9007199254740991', '1E+2', '12.5e-3', '1e21'])(
    '%s is kept',
    async (number) => {
      const { status, body } = await save(number)
      expect([status, body.value]).toEqual([200, { price: { amount: Math.abs(Number(number)) } }])
    },
  )
})
