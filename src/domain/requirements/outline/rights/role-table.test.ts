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

function section4(document: RequirementsDocument, words = ENGLISH): string {
  const parts = renderMarkdown(document, words).split(/^## /m)
  return parts.find((part) => part.startsWith('4 ')) ?? ''
}

/** What the table of roles says in short of one of them; undefined where there is no such table. */
function shortOf(document: RequirementsDocument, name: string): string | undefined {
  const line = section4(document)
    .split('\n')
    .find((each) => each.startsWith('| **ROLE') && each.includes(`**${name}**`))
  return line?.split(' | ').at(3)?.replace(/ ?\|$/, '')
}

describe('the table of roles', () => {
  const everything: Told[] = [
    ['visitor', 'may', 'see the map'],
    ['guide', 'may', 'lead a tour'],
    ['owner', 'may', 'do everything'],
    ['owner', 'may', 'ban a visitor'],
  ]

  it('tells of who may everything these words, and not every row', () => {
    expect(shortOf(documentOf(everything), 'Owner')).toBe('Do everything')
    expect(shortOf(documentOf(everything), 'Guide')).toBe('')
  })

  it('tells everything but for something with the row that says it, which the table of rights leaves out', () => {
    const document = documentOf([...everything, ['guide', 'may', 'do everything except wages']])
    const id = document.permissions.find(({ action }) => /except/.test(action))?.id ?? 'none'
    expect(shortOf(document, 'Guide')).toBe(`Do everything except wages (${id})`)
    expect(section4(document).split(id)).toHaveLength(2)
  })

  it('tells that somebody sees nothing else, and how they have to behave', () => {
    const document = documentOf([
      ...everything,
      ['porter', 'may', 'see totals'],
      ['porter', 'never', 'see anything but totals'],
      ['guide', 'never', 'accept tips'],
    ])
    expect(shortOf(document, 'Porter')).toBe('Never: see anything but totals')
    expect(shortOf(document, 'Guide')).toBe('Never: accept tips')
  })

  it('tells of whom every row says no that they may nothing, and gives them no column', () => {
    const document = documentOf(everything.slice(1))
    const permissions = document.permissions.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.role === 'ROLE-03'
          ? { role: cell.role, permission: 'no' as const, assumed: true }
          : cell,
      ),
    }))
    const silent = { ...document, permissions }
    expect(shortOf(silent, 'Porter')).toBe('Nothing')
    expect(section4(silent)).not.toMatch(/^\| What .*Porter/m)
  })

  it('is a list where nothing is wide', () => {
    const document = documentOf([['visitor', 'may', 'see the map']], ['visitor', 'guide'])
    expect(shortOf(document, 'Visitor')).toBeUndefined()
    expect(section4(document)).toContain('- **ROLE-01** **Visitor**')
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
    const edited = section4({ ...document, permissions })
    expect(edited).toMatch(/^\| See the plan \(PERM-01\b/m)
    expect(edited).toContain('| Do everything |')
  })

  it('holds in Japanese', () => {
    const document = documentOf(
      [
        ['保護者', 'may', 'わが子の予定を見る'],
        ['保護者', 'may', 'わが子の級を見る'],
        ['主任', 'may', '全部する'],
        ['主任', 'only', '判定を直す'],
      ],
      ['保護者', '主任'],
      JAPANESE,
    )
    const told = section4(document, JAPANESE)
    expect(told).toContain('| 全部する |')
    expect(told).toMatch(/わが子の(?:予定・級|級・予定)を見る（PERM-01、PERM-02.*\| ○ \|/)
    expect(told).toMatch(/判定を直す（PERM-\d+.*） \| {2}\| ○のみ \|/)
  })
})
