import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const person = makeRow('role', 'q1: me and my brother col', { name: 'col', also: ['my brother'] })
const several = makeRow('role', 'q1: the leaders ring me', { name: 'leader' })
const says = (name: string) =>
  makeRow('feature', `q7: ${name} says yes or no`, { actor: name, does: 'say yes or no' })
const gives = makeRow('rule', 'q9: col gives a discount', {
  when: 'col gives a discount',
  then: 'the bill is changed',
})

it('gives a person no article, though their name is typed small, and several theirs', () => {
  const document = writeRows([person, several, says('col'), says('leader'), gives])
  const told = listRequirements(document).map(({ text }) => text)
  expect(told).toContain('The app shall let Col say yes or no.')
  expect(told).toContain('The app shall let the leader say yes or no.')
  expect(renderMarkdown(document, DOCUMENT_WORDS)).not.toMatch(/\bthe col\b/i)
})

it('gives a post an article, though it is written large', () => {
  const document = writeRows([
    makeRow('role', 'q10: me and the Chairman (Hugh) only', { name: 'Chairman', also: ['Hugh'] }),
    makeRow('feature', 'q7: Chairman sees notices', { actor: 'Chairman', does: 'see notices' }),
  ])
  expect(listRequirements(document).map(({ text }) => text)).toEqual([
    'The app shall let the chairman see notices.',
  ])
})
