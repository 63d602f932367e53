import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { tellLines } from '#domain/requirements/enrichment/testing/tell-line.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

/** A role, its deed in the founder's words, and what is known of the requirement besides. */
type Told = [actor: string, does: string, besides?: Partial<FunctionalRequirement>]

/** What only the list of screens says. */
const SCREEN: Partial<FunctionalRequirement> = { sources: ['q11'], mark: 'unconfirmed' }
const STEP: Partial<FunctionalRequirement> = { sources: ['q6'], mark: 'unconfirmed' }

function write(names: readonly string[], told: readonly Told[], words: typeof ENGLISH) {
  const written = writeRows(
    [
      ...names.map((name) => makeRow('role', `q5: ${name}`, { name })),
      ...told.map(([actor, does]) => makeRow('feature', `q7: ${actor} ${does}`, { actor, does })),
    ],
    words,
  )
  const besides = (text: string) => told.find(([, does]) => isIn(does, text))?.[2]
  const document: RequirementsDocument = {
    ...written,
    features: written.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) => ({ ...each, ...besides(each.text) })),
    })),
  }
  const ids = told.map(
    ([, does]) => listRequirements(document).find(({ text }) => isIn(does, text))?.id ?? '',
  )
  return { document: { ...document, areas: [{ name: 'All', requirements: ids }] }, ids }
}

const isIn = (does: string, text: string) => text.includes(does.replace(/る$/u, ''))

const ENGLISH_TOLD: Told[] = [
  ['member', 'reserve a tool for 3 days'],
  ['member', 'see the shelf: a list with 2 colours', SCREEN],
  ['member', 'scan the label on the door', STEP],
  ['coordinator', 'send a member the bill'],
  ['coordinator', 'approve or refuse a repair'],
  ['inspector', 'see the repairs of the week'],
  ['inspector', 'print the yearly report', { actorAssumed: true }],
  ['coordinator', 'lock out a thief in a minute'],
  ['coordinator', 'lock the shed with the code shown'],
]
const { document, ids } = write(['member', 'coordinator', 'inspector'], ENGLISH_TOLD, ENGLISH)
const [RESERVE = '', SHELF = '', SCAN = '', BILL = '', APPROVE = '', REPAIRS = '', REPORT = ''] =
  ids
const [THIEF = '', SHED = ''] = ids.slice(7)
/** Nobody said who prints it: all who work there are supposed to. */
const SUPPOSED: RequirementsDocument = {
  ...document,
  features: document.features.map((feature) => ({
    ...feature,
    requirements: feature.requirements.map((each) =>
      each.id === REPORT
        ? {
            ...each,
            beside: document.roles.filter(({ id }) => id !== each.role).map(({ id }) => id),
          }
        : each,
    ),
  })),
}

const tell = (items: string[], text: string, of = SUPPOSED) =>
  tellLines(of, [{ title: 'Tools', items, text }]).findings[0]

describe('a capability told as an expert tells it', () => {
  it.each<[string, string[], string]>([
    [
      'a screen and a step only by what they add',
      [RESERVE, SHELF, SCAN],
      'Members reserve a tool for 3 days, by a list with 2 colours or the label on the door.',
    ],
    [
      'one of several who may, where nobody said who',
      [REPORT],
      'Inspectors print the yearly report.',
    ],
    ['a list behind a colon', [REPAIRS], 'Inspectors see, for the week: the repairs.'],
    [
      'to whom something is sent, behind the verb',
      [APPROVE, BILL],
      'The coordinator approves or refuses a repair, and sends the member the bill.',
    ],
  ])('may tell %s', (...[, items, text]) => {
    expect(tell(items, text)).toBeUndefined()
  })

  it.each<[string, string[], string, string]>([
    [
      'a screen gone without a word',
      [RESERVE, SHELF, SCAN],
      'Members reserve a tool for 3 days by the label on the door.',
      'lost',
    ],
    [
      'a screen shown to somebody else',
      [RESERVE, SHELF],
      'Members reserve a tool for 3 days. Inspectors see the shelf: a list with 2 colours.',
      'other-doer',
    ],
    [
      'a verb that went with its thing left',
      [RESERVE, APPROVE],
      'Members reserve a tool for 3 days, and the coordinator has a repair to refuse.',
      'no-verb',
    ],
    [
      'a step gone without a word',
      [RESERVE, SCAN],
      'Members reserve a tool for 3 days.',
      'not-told',
    ],
    [
      'what only one of its requirements is about left out',
      [THIEF, SHED],
      'The coordinator locks out a thief in a minute.',
      'not-told',
    ],
    ['another time', [THIEF], 'The coordinator locks out a thief in an hour.', 'lost'],
    [
      'a thing denied that its requirement has',
      [SHED],
      'The coordinator locks the shed, without the code.',
      'negation',
    ],
    [
      'somebody of whom nothing behind it tells',
      [SHED],
      'The coordinator locks the shed with the code shown to members.',
      'words-added',
    ],
    ['nobody of those who may', [REPORT], 'The yearly report is printed.', 'not-named'],
    [
      'who may not, beside who may',
      [APPROVE],
      'Members and the coordinator approve or refuse a repair.',
      'other-doer',
    ],
    [
      'a no before a verb that nobody denied',
      [BILL],
      'The coordinator never sends a member the bill.',
      'negation',
    ],
    [
      'a thing that nobody told, in a clause of its own',
      [APPROVE, BILL],
      'The coordinator approves or refuses a repair, photographs the warehouse, and sends the member the bill.',
      'words-added',
    ],
  ])('is refused with %s', (...[, items, text, what]) => {
    const { rule, form } = tell(items, text) ?? {}
    expect([rule, form]).toContain(what)
  })

  it('is refused where it has what only stands there with a no', () => {
    const quotes = [{ question: 'q5', text: 'repairs of the week, place and time. No money' }]
    const of: RequirementsDocument = {
      ...SUPPOSED,
      features: SUPPOSED.features.map((feature) => ({
        ...feature,
        requirements: feature.requirements.map((each) =>
          each.id === REPAIRS ? { ...each, quotes } : each,
        ),
      })),
    }
    const start = 'Inspectors see the repairs of the week: place, time'
    expect(tell([REPAIRS], `${start}, never money.`, of)).toBeUndefined()
    expect(tell([REPAIRS], `${start}, money.`, of)).toMatchObject({ rule: 'negation' })
  })

  it('holds in Japanese', () => {
    const japanese = write(
      ['お客様', '板前', '厨房'],
      [
        ['お客様', 'お席を選べる'],
        ['お客様', '「お席の図」を見られる', SCREEN],
        ['板前', 'お品を厨房に必ず届けられる'],
        ['板前', '献立を直せる'],
      ],
      JAPANESE,
    )
    const [CHOOSE = '', PLAN = '', BRING = '', MEND = ''] = japanese.ids
    const told = (items: string[], text: string) => tell(items, text, japanese.document)
    expect(told([CHOOSE, PLAN], 'お客様は、「お席の図」でお席を選べる。')).toBeUndefined()
    expect(told([BRING, MEND], '板前は、お品を厨房に必ず届け、献立を直せる。')).toBeUndefined()
    expect(
      told([BRING, MEND], 'お客様と板前は、お品を厨房に必ず届け、献立を直せる。'),
    ).toMatchObject({ form: 'other-doer' })
    expect(told([BRING, MEND], '板前は、お品を厨房に必ず届け、献立を見られる。')).toMatchObject({
      form: 'no-verb',
    })
  })
})
