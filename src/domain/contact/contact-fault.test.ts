import { describe, expect, it } from 'vitest'
import { FAULTY_FIELD, findContactFault } from './contact-fault.ts'

const sound = { name: 'Mia', email: 'mia@calm.example', message: 'Do you have a plan for schools?' }

describe('findContactFault', () => {
  it.each([
    [{}, null],
    [{ name: ' ' }, 'name_required'],
    [{ name: '', email: '', message: '' }, 'name_required'],
    [{ email: '\t ', message: '' }, 'email_required'],
    [{ email: 'mia', message: '' }, 'email_invalid'],
    [{ message: '\n \n' }, 'message_required'],
    [{ email: ' mia@calm.example ' }, null],
    [{ name: '　' }, 'name_required'],
  ])('of %j is %s', (change, fault) => {
    expect(findContactFault({ ...sound, ...change })).toBe(fault)
  })

  it.each([
    'mia@calm',
    '@calm.example',
    'mia@.',
    'mia @calm.example',
    'a@b@c.example',
    'mia@calm.example\nbcc: eve@evil.example',
  ])('refuses the address %j', (email) => {
    expect(findContactFault({ ...sound, email })).toBe('email_invalid')
  })

  it.each(['a@b.c', 'mia+shop@sub.calm.example', '美亜@例え.jp', "o'hara@calm.example"])(
    'takes the address %j',
    (email) => {
      expect(findContactFault({ ...sound, email })).toBeNull()
    },
  )

  it('names the field of each fault', () => {
    expect(FAULTY_FIELD).toEqual({
      name_required: 'name',
      email_required: 'email',
      email_invalid: 'email',
      message_required: 'message',
    })
  })
})
