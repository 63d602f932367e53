import { describe, expect, it } from 'vitest'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { tellBySentence } from './tell-by-sentence.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no requirement')] = listRequirements(studio)
const [aRole = expect.fail('the studio has no role')] = studio.roles
const roles = [
  { ...aRole, id: 'ROLE-01', name: 'office', also: [] },
  { ...aRole, id: 'ROLE-02', name: 'driver', also: [] },
  { ...aRole, id: 'ROLE-03', name: '家内', also: [] },
  { ...aRole, id: 'ROLE-04', name: '息子', also: [] },
]

function requirement(id: string, role: string, text: string): FunctionalRequirement {
  return { ...pattern, id, role, text, criteria: [] }
}

const parts = (text: string, requirements: readonly FunctionalRequirement[]) =>
  tellBySentence(text, requirements, roles).map((each) => [each.ids.join(), each.text])

const PLAN = requirement('FR-001', 'ROLE-01', 'The app shall let the office plan a round.')
const SEE = requirement('FR-002', 'ROLE-02', 'The app shall let the driver see a round.')
const TICK = requirement('FR-003', 'ROLE-02', 'The app shall let the driver tick off a stop.')

describe('the sentences of a capability', () => {
  it('have the requirements whose deeds they tell', () => {
    expect(
      parts('The office plans a round. Drivers see a round and tick off each stop.', [
        PLAN,
        SEE,
        TICK,
      ]),
    ).toEqual([
      ['FR-001', 'The office plans a round.'],
      ['FR-002,FR-003', 'Drivers see a round and tick off each stop.'],
    ])
  })

  it('go on with the one before where they tell none, the first with the one behind', () => {
    const told = 'It is about rounds. The office plans a round. It is printed at 5.30 p.m. daily.'
    expect(parts(told, [PLAN])).toEqual([['FR-001', told]])
  })

  it('are told apart by who does the same', () => {
    expect(
      parts('The office sees a round. The driver sees a round.', [
        requirement('FR-004', 'ROLE-01', 'The app shall let the office see a round.'),
        SEE,
      ]),
    ).toEqual([
      ['FR-004', 'The office sees a round.'],
      ['FR-002', 'The driver sees a round.'],
    ])
  })

  it('are parted in Japanese', () => {
    const [one, other] = ['家内は、電話の分を入れられる。', '息子は、名簿に印をつけられる。']
    expect(
      parts(one + other, [
        requirement('FR-005', 'ROLE-03', 'アプリは、家内が電話の分を入れられるようにすること。'),
        requirement('FR-006', 'ROLE-04', 'アプリは、息子が名簿に印をつけられるようにすること。'),
      ]),
    ).toEqual([
      ['FR-005', one],
      ['FR-006', other],
    ])
  })
})
