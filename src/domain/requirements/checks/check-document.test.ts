import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { inputOf } from '#domain/requirements/testing/input-of.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { STUDIO_ROWS, writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'
import { checkDocument, createCheckMemo } from './check-document.ts'
import { CHECK_TEXT } from './text-en.ts'

interface Business {
  title: string
  answers: Readonly<Record<string, string>>
}

const BUSINESSES: Business[] = [
  SAMPLE_PROJECT,
  ...JSON.parse(readFileSync('test/checks/businesses.json', 'utf8')),
]

const written = (business: Business): RequirementsDocument =>
  writeDocument(inputOf(business), DOCUMENT_WORDS)

function changed(change: (document: RequirementsDocument) => void): RequirementsDocument {
  const document = structuredClone(writeStudio())
  change(document)
  return document
}

const found = (document: RequirementsDocument) =>
  checkDocument(document, CHECK_TEXT).map(({ rule, place }) => `${rule} ${place.item}`)

const requirement = (document: RequirementsDocument, at = 0) =>
  document.features.flatMap(({ requirements }) => requirements)[at] ?? expect.fail('none')

/** Faults that the user's own answer has; everything else would be the writer's. */
const THE_USERS = new Set(['success-unmeasured', 'degree-without-number'])

describe('checkDocument', () => {
  it.each(BUSINESSES)('finds no error of the writer: $title', (business) => {
    const errors = checkDocument(written(business), CHECK_TEXT).filter(
      ({ severity, rule }) => severity === 'error' && !THE_USERS.has(rule),
    )
    expect(errors).toEqual([])
  })

  it('says the same with a memo, also after a change', () => {
    const memo = createCheckMemo()
    for (const business of BUSINESSES) {
      const document = written(business)
      expect(checkDocument(document, CHECK_TEXT, memo)).toEqual(checkDocument(document, CHECK_TEXT))
      expect(checkDocument(document, CHECK_TEXT, memo)).toEqual(checkDocument(document, CHECK_TEXT))
    }
  })

  const PLANTED: [string, (document: RequirementsDocument) => void][] = [
    ['id-repeated FR-001', (d) => requirementTwin(d)],
    ['id-reused FR-001', (d) => removedBefore(d, 'FR-001')],
    ['criterion-missing FR-001', (d) => set(requirement(d), { criteria: [] })],
    [
      'failure-missing FR-001',
      (d) => requirement(d).criteria.forEach((each) => void set(each, { failure: false })),
    ],
    ['criterion-shape AC-001.1', (d) => set(requirement(d).criteria[0], { when: ' ' })],
    ['source-missing PROB-01', (d) => set(d.problem[0], { sources: [] })],
    ['answer-uncited answers', (d) => set(d, { nonGoals: [] })],
    ['non-goal-missing nonGoals', (d) => set(d, { nonGoals: [] })],
    ['counter-measure-missing counterMeasures', (d) => set(d, { counterMeasures: [] })],
    ['step-unmapped UJ-01', (d) => set(d.journeys[0]?.steps[0], { requirements: [] })],
    [
      'role-outside-matrix ROLE-02',
      (d) => d.permissions.forEach((row) => void row.cells.splice(1, 1)),
    ],
    ['role-unused ROLE-04', (d) => juggler(d)],
    [
      'entity-unused ENT-04',
      (d) => void d.entities.push({ ...entity(d), id: 'ENT-04', name: 'Juggler' }),
    ],
    ['thing-without-entity ST-01', (d) => set(d.statusTables[0], { thing: 'Juggler' })],
    ['failure-line-missing INT-01', (d) => set(d.integrations[0], { failure: null })],
    ['success-unmeasured SC-001', (d) => set(d.success[0], { target: null })],
    [
      'assumption-unregistered PERM-09',
      (d) =>
        void d.problem.push({
          id: 'PERM-09',
          text: 'So.',
          mark: 'assumed',
          sources: [],
          quotes: [],
        }),
    ],
    ['assumption-dangling AS-01', (d) => void d.assumptions[0]?.items.push('FR-099')],
    ['question-blocks-nothing OQ-01', (d) => set(d.openQuestions[0], { blocks: [], sources: [] })],
    ['contradicts-quote FR-001', (d) => turn(requirement(d))],
    ['invented FR-001', (d) => set(requirement(d), { text: 'The app shall wait 17 days.' })],
    ['duplicate FR-005', (d) => set(requirement(d, 4), { text: requirement(d).text })],
    [
      'glossary-synonym FR-001',
      (d) => set(requirement(d), { text: 'The app shall let a customer book.' }),
    ],
    [
      'undefined-acronym FR-001',
      (d) => set(requirement(d), { text: 'The app shall print the QZX list.' }),
    ],
  ]

  it.each(PLANTED)('finds %s', (name, plant) => {
    expect(found(writeStudio())).not.toContain(name)
    expect(found(changed(plant))).toContain(name)
  })

  it('takes a word in capitals for a word where the answers write it small', () => {
    const text = 'The app shall let the client book her OWN SPOT.'
    const document = changed((d) => Object.assign(requirement(d), { text }))
    expect(found(document)).toContain('undefined-acronym FR-001')
    document.answers.push({ question: 'q9', title: 'Rules', text: 'A spot is free.' })
    expect(found(document)).not.toContain('undefined-acronym FR-001')
  })

  it('lets what is marked Assumed or Open be the writer’s own', () => {
    const document = changed((d) =>
      Object.assign(requirement(d), { text: 'The app shall ask Zoe.' }),
    )
    expect(found(document)).toContain('invented FR-001')
    requirement(document).mark = 'assumed'
    expect(found(document)).not.toContain('invented FR-001')
  })

  it('leads each finding of the user’s words to its question, in plain words', () => {
    const happier = makeRow('measure', 'q4: Clients are happier', { what: 'clients are happier' })
    const answers = { q4: `${SAMPLE_PROJECT.answers.q4} Clients are happier.` }
    const document = writeStudio({ rows: [...STUDIO_ROWS, happier], answers })
    const finding = checkDocument(document, CHECK_TEXT).find(
      ({ rule }) => rule === 'success-unmeasured',
    )
    expect(finding).toMatchObject({ severity: 'error', question: 'q4', place: { item: 'SC-002' } })
    expect(finding?.problem).toBe(
      'This sign of success has no number, so nobody can tell whether you got there.',
    )
  })
})

/** Changes a part of the copy. */
function set<T extends object>(part: T | undefined, change: Partial<T>): void {
  Object.assign(part ?? expect.fail('nothing to change'), change)
}

/** The deed of a requirement, denied. */
function turn(requirement: { text: string }): void {
  requirement.text = requirement.text.replace(' shall let ', ' shall not let ')
}

function juggler(document: RequirementsDocument): void {
  document.roles.push({ ...role(document), id: 'ROLE-04', name: 'Juggler', can: [] })
  document.permissions[0]?.cells.push({ role: 'ROLE-04', permission: 'yes' })
}

function requirementTwin(document: RequirementsDocument): void {
  document.features[1]?.requirements.push(structuredClone(requirement(document)))
}

function removedBefore(document: RequirementsDocument, id: string): void {
  const change = { kind: 'removed', id, before: 'Old.', after: null, because: [] } as const
  document.changeLog.push({ version: 1, date: '2026-01-01', changes: [{ ...change, because: [] }] })
}

const role = (document: RequirementsDocument) => document.roles[0] ?? expect.fail('none')
const entity = (document: RequirementsDocument) => document.entities[0] ?? expect.fail('none')
