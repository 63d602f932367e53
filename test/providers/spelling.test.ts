import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listContents } from '#domain/requirements/registers/list-items.ts'
import { partAsked } from './part-asked.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { CRITERION, ENGINE, FULL, writerOf, writeWithModel } from './write-with-model.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

it('asks once, of the answers alone, and later parts have words as they were meant', async () => {
  const spellings = [
    { written: 'class is full', meant: 'course is full', cites: [FULL] },
    { written: 'nobody can', meant: 'somebody can', cites: [FULL] },
  ]
  const criteria = [{ ...CRITERION, when: 'the owner opens a class is full list' }]
  standIn.answer((request) => {
    const part = partAsked(request)
    if (part === 'spelling') return { text: JSON.stringify({ spellings }) }
    return { text: JSON.stringify(part === 'cases' ? { ...NO_PROPOSALS, criteria } : NO_PROPOSALS) }
  })
  const written = await writeWithModel(standIn)
  const document = requirementsValueSchema.parse(written.document)
  const asked = standIn.requests.map((request) => partAsked(request))
  expect(asked.filter((part) => part === 'spelling')).toHaveLength(1)
  expect(asked.slice(0, 3).sort()).toEqual(['features', 'rights', 'spelling'])
  const messageOf = (part: string) =>
    standIn.requests.find((request) => partAsked(request) === part)?.messages.at(0)?.text ?? ''
  expect(messageOf('spelling')).toContain('[answer q9 ')
  expect(messageOf('spelling')).not.toContain('[draft]')
  expect(messageOf('features')).not.toContain('course is full')
  expect(messageOf('requirements')).toContain('course is full')
  expect(messageOf('requirements')).toContain('a class is full')
  expect(writerOf(written, 'spelling')).toMatchObject({ model: 'stand-in-1', taken: 1, refused: 1 })
  expect(document.spellings).toEqual([
    { written: 'class is full', meant: 'course is full', supposed: true },
  ])
  expect(document.answers).toEqual(ENGINE.answers)
  const added = listContents(document).find(({ content }) => content.includes('the owner opens'))
  expect(added?.content).toContain('a course is full')
  expect(added?.item.quotes).toEqual([{ question: FULL.question, text: FULL.quote }])
})
