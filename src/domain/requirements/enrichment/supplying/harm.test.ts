import { expect, it } from 'vitest'
import type { Role } from '#domain/requirements/document-items.ts'
import { doesHarm } from './harm.ts'

it.each([
  ['wipe the name and phone of a swarm caller', 'wipe the name and phone after 6 months', false],
  ['写真を削除する', '写真は嫌と言われたら削除', false],
  ['delete the bookings', 'wipe the name and phone after 6 months', true],
  ['delete the photos', 'never delete the photos', true],
  ['delete a guest after the trip', 'in a storm the trip waits', true],
  [
    '期限の過ぎた電話の仮押さえを消す',
    '電話の仮押さえは3日で消します。常連さんは消しません',
    false,
  ],
  ['期限の過ぎた名簿を削除する', '名簿は出船の翌日に消えます', false],
  ['delete a held costume', 'a costume is held three days then it goes', false],
  ['erase the phone numbers', 'the phone numbers are rubbed out when the show’s finished', false],
  [
    'delete the measurements',
    'we write down measurements and rub it out when the show is finished',
    false,
  ],
  ['delete the waiting list of a class', 'a waiting list expires once the class starts', false],
  ['期限の過ぎた仮押さえを消す', '仮押さえは私が消します', true],
  ['仮押さえを消す', '仮押さえは3日です', true],
  ['delete the costumes', 'the costumes go to the wash after three days', true],
  ['erase the phone numbers', 'Joan rubs out the phone numbers after three weeks', true],
  ['delete the messages', 'a hold expires after two days', true],
])('by the app, only what is told does none: %s, “%s”', (deed, text, isHarm) => {
  const quotes = [{ question: 'q10', text }]
  expect(doesHarm(deed, { role: null, roles: [], quotes })).toBe(isHarm)
})

it.each([
  ['record money received', '', 'Money by bank transfer or cheque to Daphne', false],
  ['record money received', '', 'Daphne marks it received', false],
  ['record money received', '', 'Money by bank transfer or cheque', true],
  ['record money received', '', 'Daphne gives out the keys', true],
  ['change the bank side', 'marks it received', 'Daphne marks it received', false],
  ['change the bank side', 'marks it received', 'it is marked received', true],
  ['change the bank side', 'gives out keys', 'Daphne gives out keys', true],
  ['delete the accounts', '', 'Daphne keeps the accounts', true],
  ['delete the accounts', '', 'Daphne deletes the accounts', false],
  ['入金を記録する', '', '入金は大野さんが付けます', false],
  ['入金を消す', '', '入金は大野さんが付けます', true],
])('what a quote gives by any name does none: %s (%s), “%s”', (...told) => {
  const [deed, part, text, isHarm] = told
  const role = {
    id: 'ROLE-02',
    name: 'Treasurer',
    also: ['Daphne', '大野'],
    can: [] as string[],
  } as Role
  const quotes = [{ question: 'q5', text }]
  expect(doesHarm(deed, { role, roles: [role], quotes, part })).toBe(isHarm)
})
