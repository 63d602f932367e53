import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { findCalled } from './find-called.ts'

it.each([
  ['Treasurer', ['Ada', 'Mrs Ada Bell'], 'Ada is treasurer. Pay Ada. Ask Ada.', 'Ada'],
  ['Treasurer', ['Ada'], 'Ada is treasurer. The treasurer counts, the treasurer pays.', null],
  ['Tester', ['Dev', 'Devinder'], 'Dev tests. Devinder signs. Dev goes.', 'Dev'],
  ['Coach', ['Ada', 'Bo'], 'Ada and Bo coach. Ada rides. Bo drives.', null],
  // Who is a role of their own does not name the other.
  ['Coach', ['Cy'], 'Cy coaches. Cy rides.', null],
  // Always written large, the title looks like a name.
  ['Bo', ['Ada'], 'Ada is Bo. Ada counts.', 'Ada'],
  ['Lad who helps', ['Bo'], 'Bo helps. Bo sweeps.', null],
  ['Clerk', ['desk'], 'The desk lends, the desk takes back.', null],
])('%s, also %j, of “%s”: %s', (...[name, also, text, called]) => {
  const role = { id: 'ROLE-01', name, also }
  const roles = [role, { id: 'ROLE-02', name: 'Cy' }]
  const document = { roles, answers: [{ text }] } as unknown as RequirementsDocument
  const people = ['Ada', 'Bo', 'Cy', 'Dev', 'Devinder']
  expect(findCalled(document.roles[0] ?? (role as never), document, people)).toBe(called)
})
