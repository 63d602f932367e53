import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const rowsOf = ([reader, more]: readonly [string, string], said: string, week: string) => [
  makeRow('role', `q5: ${said}`, { name: more }),
  makeRow('role', `q5: ${reader}`, { name: reader }),
  makeRow('screen', `q11: ${reader} ${week}`, { name: week, shows: week, role: reader }),
]

it.each<[string, string, string | null, number[]]>([
  ['Rose: sees everything', 'Rose', 'Jo', [2, 1]],
  ['Rose can see everything but the money', 'Rose', 'Jo', [2]],
  ['Rose drives the van', 'Rose', 'Jo', [2]],
  ['Rose: sees everything', 'Rose', null, [2]],
  ['・自分（誠一） 全部見る、全部直せる', '誠一', '由美', [2, 1]],
  ['誠一はお金のほか全部見る', '誠一', '由美', [2]],
])('gives a read screen to whom the quote gives everything: %s', (...given) => {
  const [quote, more, reader, who] = given
  const words = more === 'Rose' ? ENGLISH : JAPANESE
  const week = more === 'Rose' ? 'week board' : '週の表'
  const document = writeRows(rowsOf([more === 'Rose' ? 'Jo' : '由美', more], quote, week), words)
  const roles = reader === null ? [more] : [reader, more]
  const corrected = [{ id: 'SCR-01', roles, text: '' }]
  const cites = [{ question: 'q5', quote }]
  const conflict = { ids: ['SCR-01', 'ROLE-01'], takeBack: [], instead: [], corrected, cites }
  const conflicts = stampConflicts([conflict], document)
  const { document: done, findings } = applyProposals({
    ...{ document, words, sameLanguage: true, previous: null },
    proposals: { conflicts },
  })
  const [screen] = done.screens
  const idOf = (at: number) => `ROLE-0${at}`
  expect(screen?.who).toEqual(who.map(idOf))
  expect(screen).toMatchObject({ mark: document.screens[0]?.mark })
  expect(findings.length).toBe(who.length === 2 ? 0 : 1)
  const supposed = done.assumptions.find(({ settles = {} }) => 'screen' in settles)
  expect(supposed?.settles).toEqual(
    who.length === 2 ? { screen: expect.objectContaining({ who: ['ROLE-02'] }) } : undefined,
  )
})
