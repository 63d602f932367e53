import { describe, expect, it } from 'vitest'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const studio = writeStudio()
const [booking = expect.fail('the studio has no stages')] = studio.statusTables

type Mark = StatusTable['mark']

/** What section 8 and the appendix of these tables have of headings and notes. */
function print(...marks: Mark[]) {
  const statusTables = ['booking', 'invoice', 'mat'].slice(0, marks.length).map((thing, at) => ({
    ...{ ...booking, id: `ST-0${at + 1}`, thing },
    mark: marks[at] ?? 'stated',
  }))
  const told = renderMarkdown({ ...studio, statusTables }, ENGLISH)
  const [, rules = ''] = told.split('\n## 8 ')
  const [section = '', rest = ''] = rules.split('\n## 9 ')
  const linesOf = (part: string) =>
    part.split('\n').filter((line) => /^### ST-|^The stages of /u.test(line))
  return { here: linesOf(section), apart: linesOf(rest), section, rest }
}

const NOTE = 'were not told: a suggestion stands with the details at the end.'
const HEADINGS = ['### ST-01 Booking', '### ST-02 Invoice', '### ST-03 Mat']
const [BOOKING, INVOICE, MAT] = HEADINGS.map((each) => `${each} (Q9)`)
const supposed = (heading: string | undefined) => heading?.replace(' (', '† (')

describe('stages in section 8 of a file', () => {
  it.each<[string, Mark[], unknown[], unknown[]]>([
    [
      'are all that were told',
      ['stated', 'guess'],
      [BOOKING, INVOICE?.replace(')', ', a guess)')],
      [],
    ],
    [
      'are those that were told, and a note of the others',
      ['assumed', 'stated', 'assumed'],
      [INVOICE, `The stages of booking and mat ${NOTE}`],
      [supposed(BOOKING), supposed(MAT)],
    ],
    [
      'are the first where all are supposed, and a note of the others',
      ['assumed', 'assumed'],
      [supposed(BOOKING), `The stages of invoice ${NOTE}`],
      [supposed(INVOICE)],
    ],
    ['are the only ones, though supposed', ['assumed'], [supposed(BOOKING)], []],
  ])('%s', (...[, marks, here, apart]) => {
    const told = print(...marks)
    expect([told.here, told.apart]).toEqual([here, apart])
  })

  it('stand in an appendix with their tables, and section 18 says where', () => {
    const { section, rest } = print('stated', 'assumed')
    const [table = expect.fail('no table')] = /\| Stage \|[\s\S]+?\n\n/u.exec(section) ?? []
    expect(rest).toContain(`${supposed(INVOICE)}\n\n${table}`)
    expect(rest).toMatch(/Stages \(suggested\); fields in full[^.]*: appendix D\./u)
  })
})
