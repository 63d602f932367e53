import { describe, expect, it } from 'vitest'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { isOtherReceiver, isSwapped } from './actors.ts'
import { founderRoles } from './first-person.ts'

const ROLES = [['organiser'], ['treasurer', 'Maud'], ['walker'], ['受付'], ['医師']]
const people = { roles: ROLES, founder: ['organiser'] }

const role = (name: string, words: string, also: string[] = []): ProposedRow => ({
  ...{ kind: 'role', name, also, access: true },
  ...{ said: [{ question: 'q5', words }], certainty: 'clear', flags: [] },
})

describe('the role that the founder gave herself', () => {
  it.each([
    ['organiser', "there's the organiser, that's me", true],
    ['organiser', 'Organiser (me) does the rest', true],
    ['organiser', 'I am the organiser of the walks', true],
    ['organiser', 'organisers like me', true],
    ['organiser', 'money: only me', true],
    ['会長', '会長の私がすべて決めます', true],
    ['treasurer', "that's me or the treasurer", false],
    ['walker', 'walkers pay me on the day', false],
    ['walker', 'my walkers see the route', false],
    ['受付', '受付が電話を受けます', false],
  ])('%s in "%s": %s', (name, words, isHers) => {
    expect(founderRoles([role(name, words)])).toEqual(isHers ? [name] : [])
  })
})

describe('who acts', () => {
  it.each([
    ['organiser', 'approve a refund', 'the treasurer works it out but I approve', false],
    ['organiser', 'open the gate', 'if Maud is away who opens the gate? me', false],
    ['organiser', 'see addresses', 'Addresses, only me and the treasurer see those', false],
    ['treasurer', 'see addresses', 'Addresses, only me and the treasurer see those', false],
    [
      'treasurer',
      'cancel a walk',
      "Walkers can't cancel a walk, that's me or the treasurer",
      false,
    ],
    ['walker', 'approve a refund', 'the treasurer works it out but I approve', true],
    ['organiser', 'pay out a refund', 'the treasurer pays out refunds and tells me', true],
    ['walker', 'open the gate', 'the treasurer opens the gate', true],
    ['受付', '予約を移す', '医師が休んだ場合は、受付が予約を移します', false],
    ['受付', '医師の予約を移す', '電話があれば医師の予約を移します', false],
    ['医師', '予約を移す', '空きがなければ受付が予約を移します', true],
  ])('%s does "%s", of "%s": another one is %s', (...[actor, does, words, isOther]) => {
    expect(isSwapped({ ...people, actor, does }, [words])).toBe(isOther)
  })

  it.each([
    ['organiser', 'late: text the walker and me', false],
    ['organiser', 'late: I text the walker', true],
    ['treasurer', 'late: text the walker and me', true],
  ])('%s receives, of "%s": another one is %s', (to, words, isOther) => {
    expect(isOtherReceiver({ ...people, to }, [words])).toBe(isOther)
  })
})
