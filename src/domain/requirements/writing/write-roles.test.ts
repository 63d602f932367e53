import { describe, expect, it } from 'vitest'
import { readAnswer } from '#domain/requirements/reading/read-answer.ts'
import { WRITER_TEXT } from '#domain/requirements/text-en/writer.ts'
import { createNotebook } from './notebook.ts'
import { writeRoles } from './write-roles.ts'

function rolesOf(answer: string): { name: string; can: string[]; mustNot: string[] }[] {
  const { roles } = writeRoles(
    createNotebook(new Set(), 'en', WRITER_TEXT),
    readAnswer('q5', answer),
  )
  return roles.map(({ name, can, mustNot }) => ({ name, can, mustNot }))
}

describe('writeRoles', () => {
  it.each([
    [
      'Client: books and cancels places; must never see names.',
      [{ name: 'Client', can: ['book places', 'cancel places'], mustNot: ['see names'] }],
    ],
    [
      'Clients can book. They cannot see names.',
      [{ name: 'Clients', can: ['book'], mustNot: ['see names'] }],
    ],
    [
      'Walkers can accept walks but they must never see prices',
      [{ name: 'Walkers', can: ['accept walks'], mustNot: ['see prices'] }],
    ],
    [
      'The shop owner manages cakes and can do everything',
      [{ name: 'Shop owner', can: ['manage cakes', 'do everything'], mustNot: [] }],
    ],
    [
      'Owner: manages cakes, prices and opening times, and everything else',
      [
        {
          name: 'Owner',
          can: ['manage cakes, prices and opening times', 'do everything else'],
          mustNot: [],
        },
      ],
    ],
    [
      'Owner: can see, change and delete bookings and do everything a teacher can',
      [
        {
          name: 'Owner',
          can: [
            'see bookings',
            'change bookings',
            'delete bookings',
            'do everything a teacher can',
          ],
          mustNot: [],
        },
      ],
    ],
    [
      'Baker:\n- sees orders\n- must not change prices\nOwner: everything',
      [
        { name: 'Baker', can: ['see orders'], mustNot: ['change prices'] },
        { name: 'Owner', can: ['do everything'], mustNot: [] },
      ],
    ],
    [
      'Role\tCan\tCannot\nClient\tbook places\tsee names',
      [{ name: 'Client', can: ['book places'], mustNot: ['see names'] }],
    ],
    [
      'Dog owners book walks.\nI can do everything.',
      [
        { name: 'Dog owners', can: ['book walks'], mustNot: [] },
        { name: 'Owner', can: ['do everything'], mustNot: [] },
      ],
    ],
    ['Only me', [{ name: 'Owner', can: [], mustNot: [] }]],
    [
      'Clients, teachers and owner',
      [
        { name: 'Clients', can: [], mustNot: [] },
        { name: 'Teachers', can: [], mustNot: [] },
        { name: 'Owner', can: [], mustNot: [] },
      ],
    ],
  ])('reads %j', (answer, expected) => {
    expect(rolesOf(answer)).toEqual(expected)
  })

  it('gives no role a right that another was given', () => {
    const { permissions, roles } = writeRoles(
      createNotebook(new Set(), 'en', WRITER_TEXT),
      readAnswer('q5', 'Client: books places. Owner: everything. A client must never see names.'),
    )
    const of = (action: string) =>
      permissions
        .find((row) => row.action === action)
        ?.cells.map(({ role, permission }) => [
          roles.find(({ id }) => id === role)?.name,
          permission,
        ])
    expect(of('Book places')).toEqual([
      ['Client', 'yes'],
      ['Owner', 'yes'],
    ])
    expect(of('See names')).toEqual([
      ['Client', 'no'],
      ['Owner', 'yes'],
    ])
  })
})
