import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { BOATS, supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { decideEdits } from './decide-edits.ts'
import { JUDGEMENT } from './judgements.ts'
import { layEdits } from './lay-edits.ts'
import { settleSupposed } from './settle-supposed.ts'

const cites = [cite('q9', 'in a storm the trip waits')]
const { document } = supplied({
  rights: [
    { item: 'PERM-01', role: 'Bo', may: true, part: null, cites },
    { item: 'PERM-02', role: 'guest', may: true, part: 'their own', cites },
  ],
  ways: [{ item: 'ST-01', from: 'sailing', to: 'waiting', cites }],
})
const [right, part, way] = document.assumptions.filter(({ settles }) => settles !== undefined)

/** The document with what the founder says of an assumption. */
function judged(of: { id: string } | undefined, field: string, text: string): RequirementsDocument {
  const item = of?.id ?? expect.fail('nothing is supposed')
  const verdict = decideEdits({ document, item, stored: [] }, [{ field, text, revision: 0 }])
  if (verdict.kind !== 'write') throw new Error(JSON.stringify(verdict))
  const edits = verdict.keep.map((edit) => ({ ...edit, revision: 1 }))
  return layEdits(document, edits, BOATS.words)
}

const cellOf = ({ permissions }: RequirementsDocument, row: string, role: string) =>
  permissions.find(({ id }) => id === row)?.cells.find((cell) => cell.role === role)
const wayOf = ({ statusTables }: RequirementsDocument) =>
  statusTables[0]?.transitions.find(({ from, to }) => from === 'sailing' && to === 'waiting')

it('a confirmed right, and a confirmed way, are the founder’s word in their table', () => {
  const laid = judged(right, JUDGEMENT, 'confirmed')
  expect(cellOf(laid, 'PERM-01', 'ROLE-02')).toEqual({ role: 'ROLE-02', permission: 'yes' })
  expect(cellOf(laid, 'PERM-02', 'ROLE-01')).toMatchObject({ assumed: true, part: 'their own' })
  expect(wayOf(judged(way, JUDGEMENT, 'confirmed'))).toEqual({ from: 'sailing', to: 'waiting' })
})

it('a struck one is nobody’s any more, and stands nowhere', () => {
  const laid = judged(part, JUDGEMENT, 'struck')
  expect(cellOf(laid, 'PERM-02', 'ROLE-01')).toEqual({ role: 'ROLE-01', permission: 'unstated' })
  expect(cellOf(laid, 'PERM-01', 'ROLE-02')).toMatchObject({ assumed: true })
  expect(renderMarkdown(laid, BOATS.words)).not.toContain('their own only')
  expect(wayOf(judged(way, JUDGEMENT, 'struck'))).toBeUndefined()
})

it('one that is put otherwise stays where it is, in the founder’s words', () => {
  const laid = judged(right, 'text', 'Skippers see the trips of their own guests.')
  const now = laid.assumptions.find(({ id }) => id === right?.id)
  expect(now).toMatchObject({ mark: 'stated', edited: true })
  expect(cellOf(laid, 'PERM-01', 'ROLE-02')).toMatchObject({ permission: 'yes', assumed: true })
})

it('a stage that a struck way brought goes with it', () => {
  const ways = [{ item: 'ST-01', from: 'sailing', to: 'storm', cites }]
  const stormy = supplied({ ways }).document
  const added = stormy.assumptions.find(({ settles = {} }) => 'adds' in settles)
  expect(stormy.statusTables[0]?.states).toContain('storm')
  const laid = settleSupposed(stormy, new Set([added?.id ?? '']))
  expect(laid.statusTables[0]?.states).toEqual(BOATS.document.statusTables[0]?.states)
})
