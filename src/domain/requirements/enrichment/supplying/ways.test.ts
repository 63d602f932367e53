import { describe, expect, it } from 'vitest'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import type { WayProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { BOATS, JAPANESE_BOATS, supplied } from '#domain/requirements/enrichment/testing/boats.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

const STORM = [cite('q9', 'in a storm the trip waits')]
const WAY = { item: 'ST-01', cites: STORM }

describe('ways that nobody told', () => {
  it.each<[string, Partial<WayProposal> & { from: string; to: string }, string | null]>([
    ['between known stages', { from: 'sailing', to: 'waiting' }, null],
    ['however they are written', { from: 'Sailing', to: 'waiting ' }, null],
    ['that the writer supposes', { from: 'planned', to: 'waiting' }, 'repeated'],
    ['that were told', { from: 'planned', to: 'sailing' }, 'repeated'],
    ['to itself', { from: 'waiting', to: 'waiting' }, 'shape'],
    ['to a stage of its own', { from: 'waiting', to: 'sunk' }, 'unknown-item'],
    ['between two of its own', { from: 'in a storm', to: 'sunk' }, 'unknown-item'],
    [
      'to a new stage of many words',
      { from: 'waiting', to: 'a trip that waits for a storm' + ' to end' },
      'shape',
    ],
    ['of another table', { from: 'waiting', to: 'sailing', item: 'ST-02' }, 'unknown-item'],
    ['without a reason', { from: 'sailing', to: 'waiting', cites: [] }, 'citation-missing'],
  ])('%s', (_, way, rule) => {
    const { document, findings } = supplied({ ways: [{ ...WAY, ...way }] })
    expect(findings.map((finding) => finding.rule)).toEqual(rule === null ? [] : [rule])
    if (rule !== null) expect(document.statusTables).toEqual(BOATS.document.statusTables)
  })

  it('go through a requirement, or a rule by which the app does it', () => {
    const [rule] = BOATS.document.rules
    const [requirement] = listRequirements(BOATS.document)
    for (const through of [rule?.id ?? '', requirement?.id ?? '']) {
      const way = { ...WAY, from: 'sailing', to: 'waiting', through }
      const { document, findings } = supplied({ ways: [way] })
      expect(findings).toEqual([])
      expect(document.statusTables[0]?.transitions).toContainEqual(
        expect.objectContaining({ from: 'sailing', to: 'waiting', items: [through] }),
      )
    }
  })

  it('stand behind the others of their stage, and change no title', () => {
    const ways = [
      { ...WAY, from: 'sailing', to: 'waiting' },
      { ...WAY, from: 'done', to: 'planned' },
    ]
    const { document } = supplied({ ways })
    const told = document.statusTables[0]?.transitions.map(
      ({ from, to, assumed }) => `${from} ${to}${assumed ? '?' : ''}`,
    )
    expect(told).toEqual([
      ...['planned waiting?', 'planned sailing', 'waiting sailing?'],
      ...['sailing done', 'sailing waiting?', 'done planned?'],
    ])
    expect(document.slices[0]?.title).toBe(BOATS.document.slices[0]?.title)
    expect(document.assumptions.at(-1)?.text).toBe('Trip: “planned” may come after “done”.')
  })

  it('may bring the stage with them that the quoted words tell', () => {
    const ways = [
      { ...WAY, from: 'sailing', to: 'in a storm' },
      { ...WAY, from: 'In a storm', to: 'planned' },
    ]
    const { document, findings } = supplied({ ways })
    expect(findings).toEqual([])
    const [table] = document.statusTables
    expect(table?.states.at(-1)).toBe('in a storm')
    expect(table?.transitions.filter(({ from, to }) => [from, to].includes('in a storm'))).toEqual([
      { from: 'sailing', to: 'in a storm', assumed: true },
      { from: 'in a storm', to: 'planned', assumed: true },
    ])
    expect(document.assumptions.at(-2)?.settles).toMatchObject({ adds: 'in a storm' })
  })

  describe('told through what they go', () => {
    const ANCHOR = { text: 'anchor a trip', role: 'Bo', why: null, rules: [], cites: STORM }
    const CHECK_IN =
      listRequirements(BOATS.document).find(({ text }) => text.includes('check the guests in'))
        ?.id ?? ''
    const throughOf = (ways: WayProposal[], features = [ANCHOR]) => {
      const { document, findings } = supplied({ ways, features })
      const texts = new Map(listRequirements(document).map(({ id, text }) => [id, text]))
      const told = document.statusTables[0]?.transitions.map(
        ({ from, to, items = [] }) => `${from} ${to}: ${items.map((id) => texts.get(id)).join()}`,
      )
      return { told, rules: findings.map(({ rule }) => rule) }
    }

    it('a requirement, also where the way was told', () => {
      const { told, rules } = throughOf([
        { ...WAY, from: 'planned', to: 'sailing', through: CHECK_IN },
        { ...WAY, from: 'sailing', to: 'waiting', through: 'anchor a trip' },
      ])
      expect(rules).toEqual([])
      expect(told).toContain('planned sailing: The app shall let the skipper check the guests in.')
      expect(told).toContain('sailing waiting: The app shall let the skipper anchor a trip.')
    })

    it('none that the draft has not, and none again', () => {
      const way = { ...WAY, from: 'planned', to: 'sailing' }
      expect(throughOf([{ ...way, through: 'FR-099' }]).rules).toEqual(['unknown-item'])
      expect(
        throughOf([
          { ...way, through: CHECK_IN },
          { ...way, through: CHECK_IN },
        ]).rules,
      ).toEqual(['repeated'])
    })

    it('what was supplied and is called the same, so that who sets the stages sets what is left', () => {
      const start = { ...ANCHOR, text: 'start a trip' }
      const finish = { ...ANCHOR, text: 'finish the trip' }
      const setter = (features: (typeof ANCHOR)[]) =>
        listRequirements(supplied({ features }).document)
          .map(({ text }) => text)
          .filter((text) => text.includes(' set the '))
      expect(setter([ANCHOR])).toEqual(['The app shall let the owner set the stage of the trip.'])
      expect(setter([start])).toEqual([
        'The app shall let the owner set the trip to “waiting” or “done”.',
      ])
      expect(throughOf([], [start, finish]).told).toContain(
        'sailing done: The app shall let the skipper finish the trip.',
      )
      const through = { ...WAY, from: 'planned', to: 'waiting', through: CHECK_IN }
      const { document } = supplied({ features: [start, finish], ways: [through] })
      expect(listRequirements(document).some(({ text }) => text.includes(' set the '))).toBe(false)
      expect(document.slices.flatMap(({ requirements }) => requirements).sort()).toEqual(
        listRequirements(document)
          .map(({ id }) => id)
          .sort(),
      )
    })
  })

  it('in Japanese', () => {
    const ways = [
      {
        item: 'ST-01',
        from: '運航中',
        to: '待機',
        cites: [cite('q9', '嵐の日は出航を見合わせます')],
      },
    ]
    const { document, findings } = supplied({ ways }, JAPANESE_BOATS)
    expect(findings).toEqual([])
    expect(document.assumptions.at(-1)?.text).toBe(
      '便は、「運航中」の次に「待機」になることがある。',
    )
  })
})

it('all of it adds no error, and takes nothing away', () => {
  const errors = (document: typeof BOATS.document) =>
    checkDocument(document, CHECK_TEXT).filter(({ severity }) => severity === 'error')
  const { document } = supplied({
    features: [{ text: 'put a trip on waiting', role: 'Bo', why: null, rules: [], cites: STORM }],
    rights: [{ item: 'PERM-01', role: 'Bo', may: true, part: null, cites: STORM }],
    ways: [{ ...WAY, from: 'planned', to: 'waiting' }],
  })
  expect(errors(document)).toEqual(errors(BOATS.document))
  for (const asked of BOATS.document.openQuestions) {
    expect(document.openQuestions).toContainEqual(asked)
  }
})
