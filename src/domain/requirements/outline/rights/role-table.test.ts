import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

type May = 'may' | 'never' | 'only'
type Told = readonly [role: string, may: May, what: string]

const ROLES = ['visitor', 'guide', 'porter', 'owner'] as const

/** The rights as a reader gives them, each said in words of its own. */
function documentOf(told: readonly Told[], roles: readonly string[] = ROLES, words = ENGLISH) {
  return writeRows(
    [
      ...roles.map((name) => makeRow('role', `q5: ${name}`, { name })),
      ...told.map(([role, may, what]) =>
        makeRow('permission', `q5: ${role} ${may} ${what}`, { role, may, what }),
      ),
    ],
    words,
  )
}

function sectionOf(document: RequirementsDocument, start: RegExp, words = ENGLISH): string {
  return (
    renderMarkdown(document, words)
      .split(/^## /m)
      .find((part) => start.test(part)) ?? ''
  )
}

/** What a role may and may not, as the table has it. */
function cellsOf(document: RequirementsDocument, name: string, words = ENGLISH): string[] {
  const line = sectionOf(document, /^4 /, words)
    .split('\n')
    .find((each) => each.startsWith('| **ROLE') && each.includes(`**${name}**`))
  return (line ?? '')
    .split('|')
    .slice(3, 5)
    .map((cell) => cell.trim())
}

describe('the table of roles', () => {
  it('tells what is done to things of one kind once', () => {
    const document = documentOf([
      ['guide', 'may', "see visitor's name"],
      ['guide', 'may', 'open the gate'],
      ['guide', 'may', "see visitor's phone"],
      ['guide', 'may', "see visitor's photo"],
      ['guide', 'never', 'see wages'],
      ['guide', 'never', 'see the map if it rains'],
    ])
    expect(cellsOf(document, 'Guide')).toEqual([
      "See visitor's name, phone and photo; open the gate",
      'See wages; see the map if it rains',
    ])
  })

  it('tells what one alone may with that one, and with nobody else', () => {
    const document = documentOf([
      ['visitor', 'may', 'see the map'],
      ['owner', 'may', 'see the map'],
      ['owner', 'only', 'change prices'],
    ])
    expect(cellsOf(document, 'Owner')).toEqual(['See the map; alone: change prices', ''])
    expect(cellsOf(document, 'Visitor')).toEqual(['See the map', ''])
  })

  it('tells of what some alone may who the others are, and refuses it to nobody by name', () => {
    const document = documentOf([
      ['visitor', 'may', 'see the map'],
      ['guide', 'only', 'see wages'],
      ['owner', 'only', 'see wages'],
    ])
    expect(cellsOf(document, 'Guide')[0]).toMatch(/^See wages \(nobody else but Owner\b/)
    expect(cellsOf(document, 'Porter')[1]).toBe('')
  })

  it('tells of who may everything, or nothing else, what was said of them and not every row', () => {
    const document = documentOf([
      ['visitor', 'may', 'see the map'],
      ['guide', 'may', 'lead a tour'],
      ['owner', 'may', 'do everything'],
      ['owner', 'may', 'ban a visitor'],
      ['porter', 'may', 'see totals'],
      ['porter', 'never', 'see anything but totals'],
    ])
    expect(cellsOf(document, 'Owner')).toEqual(['Do everything; ban a visitor', ''])
    expect(cellsOf(document, 'Porter')).toEqual(['See totals', 'See anything but totals'])
    const table = sectionOf(document, /^C /)
    for (const { id, action } of document.permissions)
      expect(table).toContain(`**${id}** | ${action}`)
  })

  it('tells what is supposed of a role of which nothing was said, and by which rule', () => {
    const document = documentOf(
      [
        ['visitor', 'may', 'see the map'],
        ['guide', 'may', 'lead a tour'],
      ],
      ['visitor', 'guide', 'owner'],
    )
    const supposed = {
      ...document,
      permissions: document.permissions.map((row) => ({
        ...row,
        cells: row.cells.map((cell) =>
          cell.role === 'ROLE-03'
            ? { role: cell.role, permission: 'yes' as const, assumed: true }
            : cell,
        ),
      })),
    }
    expect(cellsOf(supposed, 'Owner')).toEqual(['*Assumed*: whatever others may', ''])
    expect(sectionOf(supposed, /^4 /)).toContain('What nobody has said is Assumed: who runs')
    const limited = supposed.permissions.map((row, at) => ({
      ...row,
      cells: row.cells.map((cell) =>
        at === 0 && cell.role === 'ROLE-03' ? { ...cell, part: 'their own' } : cell,
      ),
    }))
    const one = { ...supposed, permissions: limited }
    expect(cellsOf(one, 'Owner')[0]).toBe('*Assumed*: see the map (their own only); lead a tour')
  })

  it('says of a row that nobody may that nobody may', () => {
    const document = documentOf([['visitor', 'may', 'see the map']])
    const [row] = document.permissions
    if (row === undefined) throw new Error('no right')
    const cells = row.cells.map(({ role }) => ({ role, permission: 'no' as const }))
    const refused = { ...row, id: 'PERM-09', action: 'Sell a ticket twice', cells }
    const told = { ...document, permissions: [row, refused] }
    expect(sectionOf(told, /^4 /)).toContain('Nobody may: sell a ticket twice.')
    expect(cellsOf(told, 'Visitor')).toEqual(['See the map', ''])
  })

  it('keeps its limit and what is asked with a right, and lists what was only read', () => {
    const document = documentOf([
      ['visitor', 'may', 'see bills'],
      ['visitor', 'may', 'see tours'],
    ])
    const [bills, tours] = document.permissions
    if (bills === undefined || tours === undefined) throw new Error('no rights')
    const clash = {
      ...{ ...bills, id: 'CT-01', items: [tours.id], text: 'Two things', suggestion: null },
    }
    const cells = bills.cells.map((cell) =>
      cell.permission === 'yes' ? { ...cell, part: 'their own' } : cell,
    )
    const told = {
      ...document,
      permissions: [{ ...bills, mark: 'unconfirmed', cells }, tours],
      contradictions: [clash],
    } as unknown as RequirementsDocument
    expect(cellsOf(told, 'Visitor')[0]).toBe('See bills (their own only); see tours (CT-01)')
    expect(sectionOf(told, /^15 /)).toMatch(/not confirmed yet:\*\* .*1 in “Roles and rights”/)
  })

  it('follows what the founder edited, also beside a right to everything', () => {
    const document = documentOf([
      ['visitor', 'may', 'see the map'],
      ['owner', 'may', 'do everything'],
    ])
    const permissions = document.permissions.map((row) => ({
      ...row,
      ...{ action: 'See the plan', edited: true },
    }))
    expect(cellsOf({ ...document, permissions }, 'Owner')[0]).toBe('Do everything; see the plan')
  })

  it('holds in Japanese', () => {
    const document = documentOf(
      [
        ['保護者', 'may', 'わが子の予定を見る'],
        ['保護者', 'may', 'わが子の級を見る'],
        ['保護者', 'may', '電話を直す'],
        ['主任', 'only', '判定を直す'],
      ],
      ['保護者', '主任'],
      JAPANESE,
    )
    expect(cellsOf(document, '保護者', JAPANESE)[0]).toBe('わが子の予定・級を見る、電話を直す')
    expect(cellsOf(document, '主任', JAPANESE)[0]).toBe('この人だけ：判定を直す')
  })
})
