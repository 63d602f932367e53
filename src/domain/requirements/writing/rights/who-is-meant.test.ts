import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

interface Right {
  role: string
  may: 'may' | 'never' | 'only'
  what: string
}

const right = (said: string, more: Right) => makeRow('permission', `q5: ${said}`, more)

const ROLES = [
  makeRow('role', 'q5: drivers', { name: 'driver' }),
  makeRow('role', 'q5: coordinators: me and Odile', { name: 'coordinator', also: ['me', 'Odile'] }),
  makeRow('role', 'q5: me', { name: 'me' }),
]
const ALL = right('Coordinator: everything', {
  role: 'coordinator',
  may: 'may',
  what: 'see everything',
})

function cellsOf(rows: Parameters<typeof writeRows>[0], action: RegExp): Record<string, string> {
  const { permissions, roles } = writeRows([...ROLES, ...rows])
  const cells = permissions.find((row) => action.test(row.action))?.cells ?? []
  const nameOf = (id: string) => roles.find((role) => role.id === id)?.name ?? id
  return Object.fromEntries(cells.map(({ role, permission }) => [nameOf(role), permission]))
}

describe('who is meant by a right', () => {
  it('takes everything that is needed for one deed for no more than that', () => {
    const needed = right('After: everything needed', {
      role: 'driver',
      may: 'may',
      what: 'see everything needed after',
    })
    const money = right('Odile sees the money', {
      role: 'coordinator',
      may: 'may',
      what: 'see the money',
    })
    expect(cellsOf([needed, money], /money/)).toMatchObject({ Driver: 'no' })
  })

  it('takes "me" for whoever is nothing else, and not for one of several', () => {
    const admit = right('admitted by me only', { role: 'me', may: 'only', what: 'admit drivers' })
    expect(cellsOf([ALL, admit], /admit/i)).toMatchObject({ Owner: 'only', Coordinator: 'no' })
  })

  it('tells how somebody has to behave with the person, and refuses nobody else by it', () => {
    const never = (said: string, what: string) =>
      right(said, { role: 'driver', may: 'never', what })
    const tips = never('drivers must not accept tips', 'accept tips')
    const document = writeRows([...ROLES, ALL, tips, never('never sees names', 'see names')])
    expect(document.permissions.map(({ action }) => action)).toEqual(['See names'])
    expect(document.permissions[0]?.cells.map(({ permission }) => permission)).toEqual([
      ...['no', 'yes', 'yes'],
    ])
    expect(document.roles[0]).toMatchObject({
      name: 'Driver',
      mustNot: ['accept tips', 'see names'],
    })
    expect(document.roles[0]?.quotes.map(({ text }) => text)).toContain(
      'drivers must not accept tips',
    )
    const text = renderMarkdown(document, DOCUMENT_WORDS)
    expect(text).toMatch(/\*\*Driver\*\*.*\| Never: accept tips \|/)
    expect(text).toMatch(/See names \(PERM-\d+[^|]*\| never \|/)
    expect(text).not.toContain('the driver tries to accept tips')
  })
})
