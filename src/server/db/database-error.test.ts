import { expect, it } from 'vitest'
import { classifyDatabaseError } from './database-error.ts'

const coded = (message: string, code: string) => Object.assign(new Error(message), { code })

it.each([
  ['57P03', 'the database system is not yet accepting connections'],
  ['57P03', 'the database system is starting up'],
  ['55000', 'database "groundwork" is not currently accepting connections'],
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
