import { expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

function read(text: string): string[] {
  const { rows } = readAnswers([{ question: 'q5', text }], loadTaggers())
  return rows.flatMap((row) => {
    if (row.kind === 'role') return [`${row.name}${row.access ? '' : ' (no access)'}`]
    return row.kind === 'permission' ? [`${row.role} ${row.may} ${row.what}`] : []
  })
}

it.each([
  [
    'Okay so members. They can book a lane. Volunteers. They open the gate.',
    ['member', 'volunteer', 'member may book a lane', 'volunteer may open the gate'],
  ],
  [
    'Members. They see their lane. And then desk leads, that’s Sister Joan and Otto, they can move lanes.',
    ['desk lead may move lanes'],
  ],
  [
    'Swimmers, nineteen, mostly women. They see their own lane.',
    ['swimmer may see their own lane'],
  ],
  ['Members see the lanes. And then me I’m the manager I see everything.', ['manager']],
  [
    'Members see the lanes. The plumber, Mr. Otto, he just comes, he don’t need nothing.',
    ['plumber (no access)'],
  ],
])('%s', (text, rows) => {
  expect(read(text)).toEqual(expect.arrayContaining(rows))
})

it('takes nobody of one day and no thing for a role', () => {
  const told = read('Members see the lanes. A man came to find his wife. The report has no names.')
  expect(told.filter((row) => !row.includes(' '))).toEqual(['member'])
})
