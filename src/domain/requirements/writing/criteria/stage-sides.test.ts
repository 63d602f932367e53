import { expect, it } from 'vitest'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const TABLES = {
  berth: ['asked', 'agreed', 'refused', 'cancelled'],
  貸出: ['受付', '承認', '却下'],
}

function testsOf(actor: string, does: string, thing: keyof typeof TABLES): string[] {
  const stages = TABLES[thing]
  const rows = [
    makeRow('role', `q5: ${actor}`, { name: actor }),
    makeRow('feature', `q7: ${actor} ${does}`, { actor, does, priority: 'must' }),
    makeRow('stages', `q9: ${thing} ${stages.join(', ')}`, { thing, stages }),
  ]
  const words = thing === '貸出' ? JAPANESE : ENGLISH
  const written = writeRows(
    rows.map((row) => ({ ...row, by: 'model' as const })),
    words,
  )
  return listRequirements(written)
    .flatMap(({ criteria }) => criteria)
    .flatMap(({ when, outcome }) => (/[“「]/u.test(outcome) ? [`${when}: ${outcome}`] : []))
}

it.each<[string, string, keyof typeof TABLES, string[]]>([
  ['warden', "handle the board's yes or no", 'berth', []],
  ['warden', 'agree or refuse a berth', 'berth', []],
  ['warden', 'agree, refuse or put off a berth', 'berth', []],
  ['warden', 'cancel or move a berth', 'berth', []],
  ['館長', '貸出を承認か却下する', '貸出', []],
  ['館長', '貸出を承認または却下する', '貸出', []],
  [
    ...(['warden', 'say yes or no to a berth', 'berth'] as const),
    [
      'the warden says yes to a berth: the berth is “agreed”',
      'the warden says no to a berth: the berth is “refused”',
    ],
  ],
  ['warden', 'agree a berth', 'berth', ['the warden agrees a berth: the berth is “agreed”']],
])('%s: “%s” brings a %s to %j', (actor, ...[does, thing, tests]) => {
  expect(testsOf(actor, does, thing)).toEqual(tests)
})
