import { expect, it } from 'vitest'
import { namingPeople, withoutReason } from './clean-clauses.ts'

it('leaves a reason to the answers, where the rest tells something', () => {
  expect(withoutReason('at least two photos because people forget')).toBe('at least two photos')
  expect(withoutReason('free because it is a gift')).toBe('free because it is a gift')
})

it('gives a role its article at the start of a clause', () => {
  expect(namingPeople('Customer does not answer', ['customer'])).toBe(
    'the customer does not answer',
  )
  expect(namingPeople('Customers answer', ['customer'])).toBe('Customers answer')
  expect(namingPeople('Marta answers', ['customer'])).toBe('Marta answers')
})

it.each([
  ['strike a job without ringing me', 'strike a job without ringing the owner'],
  ['send “call me” to whoever asks me', 'send “call me” to whoever asks the owner'],
  ['mend a meter', 'mend a meter'],
])('names the founder as others do: %s', (told, named) => {
  expect(namingPeople(told, ['Owner', 'Foreman'], 'Owner')).toBe(named)
})

it('gives a person who runs the place no article', () => {
  expect(namingPeople('ask me first', ['Foreman'], 'Marta')).toBe('ask Marta first')
})
