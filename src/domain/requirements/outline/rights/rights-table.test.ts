import { describe, expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

type May = 'may' | 'never' | 'only'
type Right = readonly [role: string, may: May, what: string]
type Doing = readonly [actor: string, does: string]
interface Told {
  rights?: readonly Right[]
  features?: readonly Doing[]
  roles?: readonly string[]
  words?: typeof ENGLISH
}

const ROLES = ['customer', 'staff', 'owner'] as const

function documentOf({ rights = [], features = [], roles = ROLES, words = ENGLISH }: Told) {
  return writeRows(
    [
      ...roles.map((name) => makeRow('role', `q5: ${name}`, { name })),
      ...rights.map(([role, may, what]) =>
        makeRow('permission', `q5: ${role} ${may} ${what}`, { role, may, what }),
      ),
      ...features.map(([actor, does]) =>
        makeRow('feature', `q7: ${actor} ${does}`, { actor, does, priority: 'must' }),
      ),
    ],
    words,
  )
}

/** The rows of the table of rights, without the lines of its head. */
function rowsOf(document: RequirementsDocument, words = ENGLISH): string[] {
  const section = renderMarkdown(document, words)
    .split(/^## /m)
    .find((part) => part.startsWith('4 '))
  const table = section?.split(/^### (?:Who may do what|だれが何をしてよいか)$/m)[1] ?? ''
  return table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
}

describe('the table of rights', () => {
  it('tells the rights of which the same is so for everybody in one row, each with its ids', () => {
    const document = documentOf({
      rights: [
        ['customer', 'may', 'see the map'],
        ['customer', 'may', 'book a tour'],
        ['owner', 'only', 'change prices'],
      ],
      roles: ['customer', 'owner'],
    })
    const [head, ...rows] = rowsOf(document)
    expect(head).toBe('| What | Customer | Owner |')
    expect(rows.join('\n')).toMatch(/Change prices \(PERM-03[^)]*\) \| {2}\| only \|/)
    expect(rows.join('\n')).toMatch(/See the map \(PERM-01.*book a tour \(PERM-02/)
    expect(rows).toHaveLength(2)
  })

  it('has what somebody does and no right names, with what is supposed of the others', () => {
    const document = documentOf({
      rights: [['customer', 'may', 'see free places']],
      features: [
        ['customer', 'book a place'],
        ['staff', 'print the door list'],
        ['staff', 'check the customers in'],
        ['owner', 'delete a customer'],
      ],
    })
    const told = rowsOf(document).join('\n')
    expect(told).toMatch(/book a place \(FR-\d+\) \| ✓ \| {2}\| ✓† \|/i)
    // Though checking in is about customers, it is work.
    expect(told).toMatch(
      /print the door list \(FR-\d+\); check the customers in \(FR-\d+\) \| {2}\| ✓ \| ✓† \|/i,
    )
    // What ends something stays with who runs the place.
    expect(told).toMatch(/delete a customer \(FR-\d+\) \| {2}\| {2}\| ✓ \|/i)
  })

  it('tells every right and every requirement of somebody once', () => {
    const document = documentOf({
      rights: [
        ['customer', 'may', 'see ages and allergies'],
        ['staff', 'never', 'see what people pay'],
        ['owner', 'may', 'do everything'],
      ],
      features: [
        ['customer', 'see ages'],
        ['staff', 'print the door list'],
        ['owner', 'print the door list'],
      ],
    })
    const ids =
      rowsOf(document)
        .join()
        .match(/(?:PERM|FR)-\d+/g) ?? []
    const all = [...document.permissions, ...listRequirements(document)].map(({ id }) => id)
    expect([...ids].sort()).toEqual(all.sort())
    const both = rowsOf(document).find((row) => /door list/.test(row))
    expect(both?.match(/FR-\d+/g)).toHaveLength(2)
    expect(both).toContain('| ✓ | ✓ |')
  })

  it('supposes nothing that was refused, and nothing of who sees nothing else', () => {
    const document = documentOf({
      rights: [
        ['staff', 'never', 'change prices'],
        ['baker', 'never', 'see anything but counts'],
        ['owner', 'may', 'do everything'],
      ],
      features: [
        ['owner', 'change the prices of bread'],
        ['staff', 'see the calendar'],
      ],
      roles: ['staff', 'baker', 'owner'],
    })
    const told = rowsOf(document).join('\n')
    expect(told).toMatch(/prices .*\(.*FR-\d+.*\) \| never \| {2}\| ✓ \|/i)
    expect(told).toMatch(/see the calendar \(FR-\d+\) \| ✓ \| never \| ✓ \|/i)
  })

  it('names the area of its first row, and keeps the rows of one together', () => {
    const document = documentOf({
      features: [
        ['customer', 'book a place'],
        ['staff', 'print the door list'],
        ['customer', 'cancel a place'],
      ],
    })
    const [one = '', two = '', three = ''] = listRequirements(document).map(({ id }) => id)
    const areas = [
      { name: 'Door', requirements: [two] },
      { name: 'Places', requirements: [one, three] },
    ]
    const rows = rowsOf({ ...document, areas })
    expect(rows[1]).toMatch(/^\| \*\*Door\*\*: /)
    expect(rows[2]).toMatch(/^\| \*\*Places\*\*: /)
  })

  it('says of what was supplied that it was, and of who was supposed to do it', () => {
    const document = documentOf({
      rights: [['customer', 'may', 'see free places']],
      features: [
        ['owner', 'close a week'],
        ['staff', 'print the door list'],
      ],
    })
    const features = document.features.map((feature) => ({
      ...feature,
      requirements: feature.requirements.map((each) =>
        /week/.test(each.text)
          ? { ...each, mark: 'assumed' as const }
          : { ...each, actorAssumed: true },
      ),
    }))
    const told = rowsOf({ ...document, features }).join('\n')
    expect(told).toMatch(/close a week \(FR-\d+†\)/i)
    expect(told).toMatch(/print the door list \(FR-\d+\) \| {2}\| ✓† \| ✓† \|/i)
  })

  it('shares one column among roles of which every row says the same', () => {
    const document = documentOf({
      rights: [
        ['clerk', 'may', 'see bills'],
        ['cashier', 'may', 'see bills'],
        ['cook', 'never', 'see bills'],
      ],
      roles: ['clerk', 'cashier', 'cook'],
    })
    expect(rowsOf(document)[0]).toBe('| What | Clerk and Cashier | Cook |')
  })

  it('keeps its limit and what is asked with a right, and lists what was only read', () => {
    const document = documentOf({
      rights: [
        ['customer', 'may', 'see bills'],
        ['customer', 'may', 'book tours'],
      ],
      roles: ['customer', 'owner'],
    })
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
    expect(rowsOf(told).join('\n')).toContain('| See bills (PERM-01, FR-001) | their own only |')
    expect(rowsOf(told).join('\n')).toContain('| Book tours (PERM-02, FR-002; CT-01) | ✓ |')
    expect(renderMarkdown(told, ENGLISH)).toMatch(/Understood, to be confirmed\n\nPERM-01/)
  })

  it('says of a row that nobody may that nobody may', () => {
    const document = documentOf({ rights: [['customer', 'may', 'see the map']] })
    const [row] = document.permissions
    if (row === undefined) throw new Error('no right')
    const cells = row.cells.map(({ role }) => ({ role, permission: 'no' as const }))
    const refused = { ...row, id: 'PERM-09', action: 'Sell a ticket twice', cells }
    const told = renderMarkdown({ ...document, permissions: [row, refused] }, ENGLISH)
    expect(told).toContain('Nobody may: sell a ticket twice (PERM-09')
  })

  it('knows a deed again that may be done, in Japanese', () => {
    const document = documentOf({
      rights: [
        ['息子', 'may', '釣果を書く'],
        ['客', 'may', '空きを見る'],
      ],
      features: [
        ['息子', '釣果を書く'],
        ['客', '夜中でも空きを見る'],
        ['客', 'ほかの人の空きを見る'],
      ],
      roles: ['息子', '客'],
      words: JAPANESE,
    })
    const told = rowsOf(document, JAPANESE).join('\n')
    expect(told).toMatch(/釣果を書く（PERM-01、FR-\d+/)
    expect(told).toMatch(/空きを見る（PERM-02、FR-\d+/)
    expect(told).toMatch(/ほかの人の空きを見られる（FR-\d+/)
  })
})
