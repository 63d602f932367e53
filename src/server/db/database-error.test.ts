import { expect, it } from 'vitest'
import { classifyDatabaseError, violates } from './database-error.ts'

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

it.each([
  ['57P03', 'the database system is not yet accepting connections'],
  ['57P03', 'the database system is starting up'],
  ['55000', 'database "groundwork" is not currently accepting connections'],
  ['25006', 'cannot execute INSERT in a read-only transaction'],
  ['55000', 'database "groundwork" is not accepting connections'],
])('%s, %s: the database is away', (code, message) => {
  const wrapped = new Error('Failed query', { cause: coded(message, code) })
  expect(classifyDatabaseError(wrapped)).toBe('unavailable')
})

it('does not take every use of that code for it', () => {
  expect(
    classifyDatabaseError(coded('lastval is not yet defined in this session', '55000')),
  ).toBeNull()
})

it.each([
  ['answers_fk', '', true],
  ['answers_fk_more', '', false],
  // From another machine, of one of the table's parts.
  [
    undefined,
    'insert on "answers_102032" violates foreign key constraint "answers_fk_102032"',
    true,
  ],
  [undefined, 'insert on "answers" violates foreign key constraint "answers_fk_more"', false],
  [undefined, 'a key was violated', false],
])('what was broken by %s, “%s”, is what is asked for: %s', (constraint, message, is) => {
  const broken = Object.assign(coded(message, '23503'), { constraint })
  expect(violates(new Error('Failed query', { cause: broken }), 'answers_fk')).toBe(is)
})
