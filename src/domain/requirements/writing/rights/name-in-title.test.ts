import { expect, it } from 'vitest'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { findNameInTitle } from './name-in-title.ts'

it.each([
  ["Dee's bike van and the arch", 'I run a van', 'Dee'],
  ['Dee’s bike van', 'I run a van', 'Dee'],
  ["Dee's bike van", 'Dee is my sister', null],
  ["Mum's kitchen", 'I cook', null],
  ['Harrow Beck camp bookings', 'I run it', null],
  ['Marcus scaffold thing', 'I run it', null],
])('%s, with “%s”, is by %s', (title, text, name) => {
  expect(findNameInTitle(title, [{ text }])).toBe(name)
})

it('calls the founder by it, whatever the answers call them by', () => {
  const documentOf = (name: string, title: string) =>
    writeRows(
      [
        makeRow('role', `q5: me, ${name}, the mechanic`, {
          name,
          also: name === 'me' ? [] : ['me'],
        }),
        makeRow('role', 'q5: Col', { name: 'Col' }),
        makeRow('feature', 'q7: I set the days', { actor: 'me', does: 'set the days' }),
      ],
      undefined,
      { project: { title, description: null, assignee: null, startDate: null, endDate: null } },
    )
  const rolesOf = (name: string, title: string) =>
    documentOf(name, title).roles.map((role) => [role.name, role.also])
  expect(rolesOf('mechanic', "Dee's bike van")).toEqual([
    ['Dee', ['mechanic', 'me']],
    ['Col', []],
  ])
  expect(renderMarkdown(documentOf('me', "Dee's bike van"), ENGLISH)).not.toMatch(/the dee/i)
  expect(rolesOf('me', "Dee's bike van")[0]).toEqual(['Dee', ['me']])
  expect(rolesOf('Gareth', "Dee's bike van")[0]?.[0]).toBe('Gareth')
  expect(rolesOf('mechanic', 'Bike van')[0]?.[0]).toBe('Mechanic')
})
