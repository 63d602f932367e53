import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listPeople } from './list-people.ts'

const people = (names: readonly string[], said: string) =>
  ({
    roles: names.map((name, at) => ({ id: `ROLE-0${at}`, name })),
    answers: [{ question: 'q5', title: '', text: said }],
  }) as unknown as RequirementsDocument

it.each<[string, [string, string], string, string[]]>([
  ['a name behind an article', ['kev', 'Kev'], 'kev lifts', ['the kev → Kev', 'the Kev → Kev']],
  ['what is his behind one', ['kevs', "Kev's"], 'kevs screen', ["the kevs → Kev's"]],
  ['nothing that the founder says so', ['kevs', "Kev's"], 'the kevs of this world', []],
  ['nobody whom no role is called by', ['easter', 'Easter'], 'before easter', []],
  ['what is nobody’s of the roles', ['whats', "what's"], 'whats next', []],
])('spells %s', (...[, [written, meant], said, told]) => {
  const spelled = listPeople(people(['Kev'], said), [{ written, meant, sources: [] } as never])
  expect(spelled.map((each) => `${each.written} → ${each.meant}`)).toEqual(told)
})
