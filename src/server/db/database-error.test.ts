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
  ['answers_fk', true],
  // One of a table's parts on another machine.
  ['answers_fk_102047', true],
  ['answers_fk_more', false],
  [undefined, false],
])('a broken constraint %s is the one that is asked for: %s', (constraint, is) => {
  const broken = Object.assign(coded('violates foreign key constraint', '23503'), { constraint })
  expect(violates(new Error('Failed query', { cause: broken }), 'answers_fk')).toBe(is)
})
