import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

interface Pair {
  name: string
  also: string[]
  said: string
  what: string
}
const KENNEL = {
  name: 'Wim and Joke',
  also: ['we'],
  said: 'we, Wim and Joke, run it',
  what: 'decide about a difficult dog',
}
const INN = {
  name: '健太郎と美咲',
  also: ['うち'],
  said: 'うちは健太郎と美咲です',
  what: '料金を変える',
}

it.each<[string, Pair, [string, string], string | null]>([
  [
    'the one who is named',
    KENNEL,
    ['Wim', 'A difficult dog? Me 😊 Except when it bites, then Wim.'],
    'Wim',
  ],
  ['nobody where both are named', KENNEL, ['Wim', 'a difficult dog? Wim, or Joke'], null],
  ['nobody where we do it', KENNEL, ['Wim', 'a difficult dog we and Wim decide about'], null],
  ['nobody where it is denied', KENNEL, ['Wim', 'a difficult dog? never Wim'], null],
  ['nobody who is none of them', KENNEL, ['Lotte', 'a difficult dog? then Lotte'], null],
  ['健太郎', INN, ['健太郎', '料金を変えるのは健太郎'], '健太郎'],
  ['no one, in Japanese', INN, ['健太郎', '料金を変えるのは健太郎か美咲'], null],
])('leaves a right of the two who run the place to %s', (...[, pair, [named, quote], part]) => {
  const words = pair === INN ? JAPANESE : ENGLISH
  const { name, also, said, what } = pair
  const document = writeRows(
    [
      makeRow('role', `q5: ${said}`, { name, also: [...also, ...name.split(/ and |と/u)] }),
      makeRow('role', 'q5: Lotte, our student', { name: 'Lotte', also: [] }),
      makeRow('permission', `q5: ${said}`, { role: name, what }),
      makeRow('aside', `q9: ${quote}`, {}),
    ],
    words,
  )
  const [row] = document.permissions
  const owner = row?.cells.find(({ role }) => role === document.roles[0]?.id)
  const id = `${row?.id}/${owner?.role}`
  const corrected = [{ id, roles: [named], text: '' }]
  const cites = [{ question: 'q9', quote }]
  const conflict = { ids: [id], takeBack: [], instead: [], corrected, cites }
  const proposals = { conflicts: stampConflicts([conflict], document) }
  const given = { document, sameLanguage: true, words, previous: null }
  const done = applyProposals({ ...given, proposals })
  const now = done.document.permissions[0]?.cells.find(({ role }) => role === owner?.role)
  expect(now?.permission).toBe('yes')
  expect(now?.part ?? null).toBe(part)
  expect(done.findings.map(({ rule }) => rule)).toEqual(part === null ? ['told'] : [])
  if (part !== null)
    expect(renderMarkdown(done.document, words)).toMatch(
      `${part}${pair === INN ? 'だけ' : ' only'}`,
    )
})

it.each([
  ['everything but something', 'Martin - everything except bills', 1],
  ['something else', 'Martin has a van', 0],
])('asks of a right that was read from words that give %s', (_, said, asked) => {
  const document = writeRows(
    [
      makeRow('role', 'q5: me (Jan)', { name: 'Jan', also: ['me'] }),
      makeRow('role', `q5: ${said}`, { name: 'Martin' }),
      makeRow('permission', `q5: ${said}`, { role: 'Martin', what: 'see what people owe' }),
    ],
    ENGLISH,
  )
  const id = `${document.permissions[0]?.id}/Martin`
  const cites = [{ question: 'q5', quote: said }]
  const corrected = [{ id, roles: [], text: said }]
  const conflict = { ids: [id], takeBack: [], instead: [], corrected, cites }
  const done = applyProposals({
    ...{ document, sameLanguage: true, words: ENGLISH, previous: null },
    proposals: { conflicts: stampConflicts([conflict], document) },
  })
  expect(done.document.contradictions ?? []).toHaveLength(asked)
})
