import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { writePartMessages } from './write-part-message.ts'

const DRAFT = writeStudio()

it.each(['requirements', 'cases', 'data', 'wording'] as const)(
  'gives all answers to the part %s',
  (part) => {
    const [message] = writePartMessages(part, DRAFT)
    for (const { question } of DRAFT.answers) expect(message).toContain(`answer ${question} `)
  },
)

it.each(['requirements', 'cases', 'data', 'examples', 'questions', 'slices'] as const)(
  'shows the part %s the last requirement of a long draft',
  (part) => {
    const document = writeStudio()
    const all = listRequirements(document)
    const [criterion] = all.flatMap(({ criteria }) => criteria)
    if (criterion === undefined) expect.fail('no criterion')
    for (const item of all) item.criteria = Array.from({ length: 8 }, () => criterion)
    for (const item of all) item.text = item.text.padEnd(900, ' more')
    const last = all.at(-1) ?? expect.fail('no requirement')
    expect(writePartMessages(part, document).join('\n')).toContain(`\n${last.id} ${last.text}`)
  },
)

it('shows what the draft says of a field', () => {
  const [first, ...others] = DRAFT.entities
  const field = {
    name: 'address',
    meaning: null,
    required: null,
    example: 'Lake Road',
    refersTo: null,
  }
  const fields = [
    { ...field, rule: 'private' },
    { ...field, name: 'phone', rule: null, example: null },
  ]
  const entities = first === undefined ? [] : [{ ...first, fields }, ...others]
  expect(writePartMessages('data', { ...DRAFT, entities })[0]).toContain(
    ': address (rule: private; example: Lake Road), phone',
  )
})

it('says when a requirement takes no more criteria, and begins none with an empty Given', () => {
  const document = writeStudio()
  const one = listRequirements(document)[0] ?? expect.fail('no requirement')
  const [criterion = expect.fail('no criterion')] = one.criteria
  one.criteria = Array.from({ length: 8 }, () => ({ ...criterion, given: '', when: 'it rains' }))
  const [message = ''] = writePartMessages('cases', document)
  expect(message).toContain(
    `${one.text} (no room for more tests)\n  ${criterion.id} When it rains, then`,
  )
  expect(message.split('(no room')).toHaveLength(2)
  // Examples have a bound of their own.
  expect(writePartMessages('examples', document)[0]).not.toContain('(no room')
})

it('names the rules that no test runs', () => {
  const document = writeStudio()
  const [rule = expect.fail('no rule')] = document.rules
  for (const each of listRequirements(document)) each.criteria = []
  const [message = ''] = writePartMessages('examples', document)
  expect(message).toContain(`\n${rule.id} ${rule.text} (no test)`)
})

it('names what has no test, and what is somebody’s for a time', () => {
  const document = writeStudio()
  const [one = expect.fail('no requirement')] = listRequirements(document)
  one.criteria = []
  const [thing = expect.fail('no thing')] = document.entities
  const field = { ...{ meaning: null, required: null, example: null, rule: null, refersTo: null } }
  thing.fields = ['from', 'until'].map((name) => ({ ...field, name }))
  one.entities = [thing.id]
  one.text = 'The app shall let the client book a class.'
  one.role = document.roles.find(({ name }) => name === 'Client')?.id ?? null
  const [message = ''] = writePartMessages('examples', document)
  expect(message).toContain(`${one.text} (no test)\n`)
  expect(message).toMatch(new RegExp(`for a time: ${one.id} \\(${thing.id} [^:]*: from, until`))
})

it('says which requirements a capability tells in fewer words than a sentence', () => {
  const document = writeStudio()
  const [screen, many] = listRequirements(document)
  if (screen === undefined || many === undefined) expect.fail('no requirements')
  Object.assign(screen, { sources: ['q11'], mark: 'unconfirmed' })
  const [first, ...others] = document.roles.map(({ id }) => id)
  Object.assign(many, { sources: ['q7'], role: first, beside: others, actorAssumed: true })
  const message = writePartMessages('capabilities', document).join('\n')
  expect(message).toContain(`${screen.text} (screen or step)\n`)
  expect(message).toContain(`${many.text} (who: supposed)\n`)
})

it('shows the whole draft to who reads it again, and marks what nobody said', () => {
  const [page = '', ...others] = writePartMessages('review', DRAFT)
  expect(others).toEqual([])
  const [one] = listRequirements(DRAFT)
  expect(page).toContain(`${one?.id} ${one?.text}`)
  expect(page).toMatch(/\nOQ-01 [^\n]*\(until then: /)
  expect(page).toMatch(/\nslice 1 /)
  const supposed = DRAFT.permissions.find(({ cells }) => cells.some(({ assumed }) => assumed))
  expect(page).toMatch(new RegExp(`\\n${supposed?.id} [^\\n]*\\(supposed\\)`))
})

it('puts a draft that is too long into pages, each with what all may contradict', () => {
  const document = writeStudio()
  const long = 'and says so at length '.repeat(300)
  for (const requirement of listRequirements(document)) requirement.text += long
  const pages = writePartMessages('review', document)
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    expect(page).toContain('\nBR-001 ')
    expect(page.length).toBeLessThan(84_000)
  }
  for (const { id } of listRequirements(document)) {
    expect(pages.filter((page) => page.includes(`\n${id} `))).toHaveLength(1)
  }
})

it('shows each who writes tests, or asks, the contradictions with what holds until then', () => {
  const traced = { sources: [], mark: 'open' as const, quotes: [], items: [] }
  const clash = { ...traced, id: 'CT-01', text: 'Kept for a year or for two?' }
  const contradictions = [{ ...clash, suggestedDefault: 'It is kept for a year.' }]
  for (const part of ['questions', 'requirements', 'cases', 'examples'] as const) {
    expect(writePartMessages(part, { ...DRAFT, contradictions })[0]).toContain(
      'CT-01 Kept for a year or for two? (until then: It is kept for a year.)',
    )
  }
})

it('names what holds until then as missing where it is only who decides, to whoever asks', () => {
  const document = writeStudio()
  const [asked = expect.fail('nothing is asked')] = document.openQuestions
  asked.suggestedDefault = 'The app leaves it to the manager.'
  expect(writePartMessages('questions', document)[0]).toContain(
    `${asked.text} (until then: missing)\n`,
  )
})

it('says how many more questions there is room for', () => {
  expect(writePartMessages('questions', DRAFT)[0]).toContain('\nRoom for 30 more questions.\n')
})

it('names behind a question the lines that are built by what holds until then', () => {
  const document = writeStudio()
  const [asked = expect.fail('nothing is asked')] = document.openQuestions
  Object.assign(asked, { suggestedDefault: 'The class is kept.', blocks: ['FR-001', 'BR-002'] })
  expect(writePartMessages('review', document).join()).toContain(
    `${asked.text} (until then: The class is kept.) (FR-001, BR-002)\n`,
  )
})

it('shows all that is worded, a long draft on several pages, and section 7 apart', () => {
  const told = (part: 'capabilities' | 'wording', of = DRAFT) =>
    writePartMessages(part, of).map((page) => [...page.matchAll(/^ *([A-Z]+)-\d[^ ]* /gm)])
  const kinds = (part: 'capabilities' | 'wording') =>
    new Set(told(part).flatMap((page) => page.map(([, kind]) => kind)))
  for (const kind of ['AC', 'BR', 'FR', 'OQ', 'ROLE']) expect(kinds('capabilities')).toContain(kind)
  for (const kind of ['AC', 'BR', 'FR']) expect(kinds('wording')).not.toContain(kind)
  const text = 'It is kept for a year and then it goes. '.repeat(20)
  const dataRules = Array.from({ length: 60 }, (_, at) => ({
    ...{ id: `ENT-1${at}`, text, sources: ['q10'], mark: 'stated' as const, quotes: [] },
  }))
  const pages = told('wording', { ...DRAFT, dataRules })
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.flat().filter(([line]) => line.startsWith('ENT-1'))).toHaveLength(60)
})

it('tells the part that supposes days what day it is', () => {
  const [message = ''] = writePartMessages('slices', { ...DRAFT, date: '2031-03-09T10:00:00Z' })
  expect(message).toContain('\nToday is 2031-03-09.\n')
})

it('says which stage nothing leads to, though a rule names it', () => {
  const [table = expect.fail('no stages'), ...others] = DRAFT.statusTables
  const [rule = expect.fail('no rule')] = DRAFT.rules
  const statusTables = [{ ...table, states: [...table.states, 'mothballed', 'lost'] }, ...others]
  const rules = [{ ...rule, text: 'After a year it is mothballed.' }]
  const [message = ''] = writePartMessages('stages', { ...DRAFT, statusTables, rules })
  expect(message).toContain(`; mothballed (nothing leads there): ${rule.id}`)
  expect(message).not.toContain('lost (nothing')
})
