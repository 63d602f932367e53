import { describe, expect, it } from 'vitest'
import { readAnswer } from '#domain/requirements/reading/read-answer.ts'
import { WRITER_TEXT as ENGLISH } from '#domain/requirements/text-en/writer.ts'
import { WRITER_TEXT as JAPANESE } from '#domain/requirements/text-ja/writer.ts'
import { createNotebook } from './notebook.ts'
import { writeRoles } from './write-roles.ts'

const WORDS = { en: ENGLISH, ja: JAPANESE }

function written(answer: string, language: 'en' | 'ja' = 'en') {
  const notebook = createNotebook(new Set(), language, WORDS[language])
  return { notebook, ...writeRoles(notebook, readAnswer('q5', answer)) }
}

function rolesOf(answer: string, language: 'en' | 'ja' = 'en') {
  const { roles } = written(answer, language)
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
    [
      'Owner has access to everything. Staff have access to bookings.',
      [
        { name: 'Owner', can: ['access everything'], mustNot: [] },
        { name: 'Staff', can: ['access bookings'], mustNot: [] },
      ],
    ],
    [
      'Owner: everything; staff: bookings only, desk: checks',
      [
        { name: 'Owner', can: ['do everything'], mustNot: [] },
        { name: 'Staff', can: ['bookings only'], mustNot: [] },
        { name: 'Desk', can: ['checks'], mustNot: [] },
      ],
    ],
    ['Owners: prices', [{ name: 'Owners', can: ['prices'], mustNot: [] }]],
    ['Only the owner can set prices', [{ name: 'Owner', can: ['set prices'], mustNot: [] }]],
    [
      'Clients and teachers can book',
      [
        { name: 'Clients', can: ['book'], mustNot: [] },
        { name: 'Teachers', can: ['book'], mustNot: [] },
      ],
    ],
    ['Nobody but the owner has access to prices', []],
    ['Everyone has access to the timetable', []],
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

  it.each([
    [
      '生徒：予約する。\nオーナーはすべてにアクセスできる。',
      [
        { name: '生徒', can: ['予約する'], mustNot: [] },
        { name: 'オーナー', can: ['すべてにアクセスできる'], mustNot: [] },
      ],
    ],
    [
      '店長は料金を変えられる。スタッフは予約だけ見られる。',
      [
        { name: '店長', can: ['料金を変えられる'], mustNot: [] },
        { name: 'スタッフ', can: ['予約だけ見られる'], mustNot: [] },
      ],
    ],
    [
      '生徒：予約する。ほかの生徒は見えない。',
      [{ name: '生徒', can: ['予約する'], mustNot: ['ほかの生徒は見えない'] }],
    ],
    ['料金は変えられない。', []],
    ['自分だけ', [{ name: 'オーナー', can: [], mustNot: [] }]],
  ])('reads %j', (answer, expected) => {
    expect(rolesOf(answer, 'ja')).toEqual(expected)
  })

  it.each([
    ['Teacher: sees all bookings', ['See all bookings']],
    ['Owner: sees everything', ['See names']],
    ['Owner has access to everything', ['Book places', 'See names']],
    ['Owner: everything except payments', ['Do everything except payments']],
  ])('lets %j reach no further than it says', (said, allowed) => {
    const { permissions } = written(`Client: books places; must never see names.\n${said}`)
    const rows = permissions.filter(({ cells }) => cells[1]?.permission === 'yes')
    expect(rows.map(({ action }) => action)).toEqual(allowed)
  })

  it('asks what may be done with a thing that stands alone, and demands nothing of it', () => {
    const { notebook, roles } = written('Client: books places.\nOwners: prices\nDesk: orders')
    expect(notebook.openQuestions.map(({ text, blocks }) => ({ text, blocks }))).toContainEqual({
      text: 'See, add, change or delete: what may Owners do with prices; Desk do with orders?',
      blocks: roles.slice(1).map(({ id }) => id),
    })
  })

  it('gives no role a right that another was given', () => {
    const { permissions, roles } = written(
      'Client: books places. Owner: everything. A client must never see names.',
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
