import { expect, it } from 'vitest'
import { readBy, wire } from './a-reader.ts'
import { startStandIn } from './stand-in.ts'

it('asks for no repair where what stands in no row says nothing', async () => {
  const standIn = await startStandIn()
  const answers = [
    {
      question: 'q2',
      text: 'At present there is a book at the desk where the leaks are written.',
    },
  ]
  const said = [{ question: 2, words: 'a book at the desk where the leaks are written' }]
  const { rows, unread } = await readBy(
    standIn,
    { text: wire([{ kind: 'background', about: 'problem', what: 'a book', said }]) },
    { answers },
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['background', 'aside'])
  expect([unread, standIn.requests.length]).toEqual([[], 1])
  await standIn.close()
})
