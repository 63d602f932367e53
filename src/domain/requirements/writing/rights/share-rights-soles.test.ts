import { describe, expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const person = (said: string, name: string, ...also: string[]) =>
  makeRow('role', said, { name, also })
type Told = readonly [role: string, may: 'may' | 'only' | 'never', what: string]

const right = (said: string, [role, may, what]: Told) =>
  makeRow('permission', said, { id: `${role} ${what}`, role, may, what })

describe('"only" of several, read as one who alone may and others who may', () => {
  it.each<[string, { names: string[]; told: Told[]; sentences: string[]; cells: string[] }]>([
    [
      'The tip jar is private, only me and Barry see it',
      {
        names: ['Manager', 'Barry', 'Waiter'],
        told: [
          ['Manager', 'only', 'see the tip jar'],
          ['Barry', 'may', 'see the tip jar'],
        ],
        sentences: ['The app shall let only the manager and Barry see the tip jar.'],
        cells: ['Manager yes', 'Barry yes', 'Waiter no'],
      },
    ],
    [
      'nobody sees stays except Barry and me, and driver on the day',
      {
        names: ['Manager', 'Driver', 'Groom'],
        told: [
          ['Manager', 'only', 'see stays'],
          ['Driver', 'only', 'see stays on the day'],
        ],
        sentences: [
          'The app shall let the manager see stays.',
          'The app shall let the driver see stays on the day.',
        ],
        cells: ['Manager yes', 'Driver see stays on the day', 'Groom no'],
      },
    ],
    [
      'gate codes only for me Ines and whoever drives',
      {
        names: ['Manager', 'Ines', 'Driver', 'Groom'],
        told: [
          ['Manager', 'may', 'see gate codes'],
          ['Ines', 'only', 'see gate codes'],
          ['Driver', 'may', 'see gate codes as the driver'],
        ],
        sentences: ['The app shall let only the manager, Ines and the driver see gate codes.'],
        cells: ['Manager yes', 'Ines yes', 'Driver yes', 'Groom no'],
      },
    ],
    [
      'Only the vet gives shots, the groom gives shots when the vet is away',
      {
        names: ['Vet', 'Groom', 'Rider'],
        told: [
          ['Vet', 'only', 'give shots'],
          ['Groom', 'may', 'give shots when the vet is away'],
        ],
        sentences: [
          'The app shall let the vet give shots.',
          'The app shall let the groom give shots when the vet is away.',
        ],
        cells: ['Vet yes', 'Groom when the vet is away', 'Rider no'],
      },
    ],
    [
      'Wages: only me, they see their own',
      {
        names: ['Manager', 'Cook'],
        told: [
          ['Manager', 'only', 'see wages'],
          ['Cook', 'may', 'see their own wages'],
        ],
        sentences: [
          'The app shall let the manager see wages.',
          'The app shall let the cook see their own wages.',
        ],
        cells: ['Manager yes', 'Cook see their own wages'],
      },
    ],
    [
      'Only the baker and the manager change recipes.',
      {
        names: ['Manager', 'Baker', 'Shop girl'],
        told: [['Baker', 'only', 'change recipes']],
        sentences: ['The app shall let only the manager and the baker change recipes.'],
        cells: ['Manager yes', 'Baker yes', 'Shop girl no'],
      },
    ],
  ])('%s', (said, { names, told, sentences, cells }) => {
    const document = writeRows([
      ...names.map((name) => person(`q5: ${name}`, name)),
      ...told.map((each) => right(`q10: ${said}`, each)),
    ])
    const texts = document.features.flatMap(({ requirements }) => requirements)
    expect(texts.map(({ text }) => text)).toEqual(sentences)
    const nameOf = (id: string) => document.roles.find((role) => role.id === id)?.name
    const [row] = document.permissions
    expect(
      row?.cells.map(({ role, permission, part }) => `${nameOf(role)} ${part ?? permission}`),
    ).toEqual(cells)
  })

  it('夫と私と配達の人だけ', () => {
    const said = 'q10: 鍵の番号は夫と私と配達の人だけ見えるように。'
    const document = writeRows(
      [
        person('q5: 私（由美子）', '由美子', '私'),
        person('q5: 夫', '夫'),
        person('q5: 拓也。配達もする', '拓也'),
        person('q5: パートさん', 'パートさん'),
        right(said, ['由美子', 'may', '鍵の番号を見る']),
        right(said, ['夫', 'only', '鍵の番号を見る']),
        right(`${said}\nq5: 拓也。配達もする`, ['拓也', 'may', '配達の人として鍵の番号を見る']),
      ],
      JAPANESE,
    )
    expect(
      document.features.flatMap(({ requirements }) => requirements.map(({ text }) => text)),
    ).toEqual(['由美子と夫と拓也だけが、鍵の番号を見られること。'])
    expect(
      document.permissions.map(({ cells }) => cells.map(({ permission }) => permission)),
    ).toEqual([['yes', 'yes', 'yes', 'no']])
  })
})
