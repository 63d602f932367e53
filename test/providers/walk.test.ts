import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { partAsked } from './part-asked.ts'
import { type StandIn, startStandIn } from './stand-in.ts'
import { ENGINE, FULL, writerOf, writeWithModel } from './write-with-model.ts'

let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn()
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.requests.length = 0
})

const MISSING = {
  ...{ text: 'add a client who comes for the first time', role: 'teacher', why: null, rules: [] },
  cites: [FULL],
}
const VISITOR = {
  ...{ name: 'payment', what: 'paid by card', belongsTo: ['booking'], cites: [FULL] },
  fields: [{ name: 'moment', meaning: null, rule: null }],
}
const conflict = (id: string, more: { roles?: string[]; text?: string }) => ({
  ...{ why: 'Nobody can go on.', ids: [id], takeBack: [], instead: [], cites: [FULL] },
  corrected: [{ id, roles: [], text: '', ...more }],
})

it('walks through the draft before it is tested, and mends what stops somebody', async () => {
  const right = ENGINE.permissions.flatMap(({ id, cells }) =>
    cells.flatMap(({ role, permission }) => (permission === 'unstated' ? [`${id}/${role}`] : [])),
  )[0]
  const cell = right ?? expect.fail('every cell was said')
  const gaps = [conflict(cell, { text: 'no' }), conflict('FR-999', { text: 'slice 1' })]
  const walk = { conflicts: gaps, lacking: [MISSING], things: [VISITOR], fields: [] }
  standIn.answer((request) => ({
    text: JSON.stringify(
      partAsked(request) === 'walk' && request.messages.length === 1 ? walk : NO_PROPOSALS,
    ),
  }))
  const written = await writeWithModel(standIn)
  const { permissions, entities } = written.document
  const [row, role] = cell.split('/')
  expect(
    permissions.find(({ id }) => id === row)?.cells.find((each) => each.role === role),
  ).toMatchObject({ permission: 'no', assumed: true })
  const added = listRequirements(written.document).find(({ text }) => /first time/.test(text))
  expect(added).toMatchObject({ mark: 'assumed' })
  expect(entities.at(-1)).toMatchObject({ name: 'Payment', mark: 'assumed' })
  expect(writerOf(written, 'walk')).toMatchObject({ model: 'stand-in-1', taken: 3, refused: 1 })
  const asked = standIn.requests.map(partAsked)
  // What was changed is read against everything else, and what was added is tested and shown.
  expect(asked.slice(asked.indexOf('walk'))).toEqual([
    ...['walk', 'walk', 'screens', 'examples', 'review', 'review'],
    ...['capabilities', 'wording', 'people'],
  ])
  const told = (part: string) =>
    standIn.requests.find((request) => partAsked(request) === part)?.messages[0]?.text ?? ''
  expect(told('walk')).toMatch(/step 1 /)
  expect(told('walk')).toMatch(/PERM-\d+ [\s\S]*ST-\d+ [\s\S]*slice 1 /)
  expect(told('walk')).not.toMatch(/\n *AC-/)
  expect(told('examples')).toContain('first time')
})
