import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { DOCUMENT_TEXT as ENGLISH } from '#domain/requirements/text-en/document.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'
import { splitDeeds } from './split-deeds.ts'

/** A row's deed with the rights that it tells, in order. */
function split(text: string, actions: readonly string[], words: typeof ENGLISH = ENGLISH) {
  const permissions = actions.map((action, at) => ({ id: `PERM-0${at}`, action, cells: [] }))
  const document = {
    ...{ permissions, roles: [], features: [], commonRules: [] },
  } as unknown as RequirementsDocument
  const items = [...permissions.map(({ id }) => id), 'OQ-01']
  return splitDeeds({ document, words }, { text, items, cells: [] }).map((row) =>
    [row.text, ...row.items.map((id) => id.replace('PERM-0', ''))].join(' '),
  )
}

it.each<[string, string, string[], string[]]>([
  [
    'by their verbs, a verb alone as its item tells it',
    'Cancel, pay the deposit, argue a charge',
    ['pay the deposit by card', 'cancel a hire', 'argue with a charge'],
    ['cancel a hire 1 OQ-01', 'pay the deposit 0', 'argue a charge 2'],
  ],
  [
    'with what is no deed behind it',
    'Tick boats, shift spaces, posts',
    ['tick boats off', 'shift spaces and posts'],
    ['Tick boats 0 OQ-01', 'shift spaces, posts 1'],
  ],
  [
    'to see and to do',
    'Choose a fitting; see the fittings',
    ['choose a fitting', 'see the fittings'],
    ['Choose a fitting 0 OQ-01', 'see the fittings 1'],
  ],
  [
    'not one deed',
    'Write down damage, with a photograph',
    ['write down damage', 'attach a photograph'],
    ['Write down damage, with a photograph 0 1 OQ-01'],
  ],
  [
    'not where an item is of two',
    'Feed the pony, ride the pony',
    ['feed the pony', 'ride the pony', 'brush the pony'],
    ['Feed the pony, ride the pony 0 1 2 OQ-01'],
  ],
])('splits %s', (...[, text, actions, told]) => {
  expect(split(text, actions)).toEqual(told)
})

it.each([
  [
    '鍵の番号を見て、「できた、次」を押し、配達をする',
    ['鍵の番号を見る', '「できた、次」を押す', '配達をする'],
    ['鍵の番号を見る 0 OQ-01', '「できた、次」を押す 1', '配達をする 2'],
  ],
  ['鍵を持って、本を読む', ['鍵を持つ', '本を読む'], ['鍵を持って、本を読む 0 1 OQ-01']],
])('splits in Japanese %s', (text, actions, told) => {
  expect(split(text, actions, JAPANESE as unknown as typeof ENGLISH)).toEqual(told)
})
