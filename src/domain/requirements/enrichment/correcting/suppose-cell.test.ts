import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

interface Place {
  words: typeof ENGLISH
  roles: [owner: string, keeper: string, diver: string]
  deeds: [harmless: string, harmful: string]
  said: string
}

const QUAY: Place = {
  words: ENGLISH,
  roles: ['owner', 'keeper', 'diver'],
  deeds: ['see the berths', 'delete a berth'],
  said: 'the diver looks for a free berth',
}
const PORT: Place = {
  words: JAPANESE,
  roles: ['店長', '番人', '潜水夫'],
  deeds: ['桟橋を見る', '桟橋を消す'],
  said: '潜水夫が空いた桟橋を探します',
}

/** What becomes of the diver's right to the first or the second deed. */
function corrected(
  { words, roles, deeds, said }: Place,
  {
    deed = 0,
    text,
    quote = said,
    may,
  }: { deed?: 0 | 1; text: string; quote?: string; may?: 'never' },
) {
  const [owner, keeper, diver] = roles
  const document = writeRows(
    [
      makeRow('role', `q5: ${owner} I`, { name: owner, also: ['I', '私'] }),
      ...[keeper, diver].map((name) => makeRow('role', `q5: ${name}`, { name })),
      ...deeds.map((what) =>
        makeRow('permission', `q5: ${keeper} ${what}`, { role: keeper, what }),
      ),
      ...(may === undefined
        ? []
        : [
            makeRow('permission', `q5: ${diver} never ${deeds[0]}`, {
              role: diver,
              what: deeds[0],
              may,
            }),
          ]),
      makeRow('aside', `q9: ${said}`, {}),
    ],
    words,
  )
  const row = document.permissions[deed]
  const role = document.roles.find(({ name }) => name.toLowerCase() === diver)?.id
  const id = `${row?.id}/${role}`
  const cites = quote === '' ? [] : [{ question: 'q9', quote }]
  const conflict = { ids: [id, 'ROLE-01'], takeBack: [], instead: [], cites }
  const proposals = {
    conflicts: stampConflicts([{ ...conflict, corrected: [{ id, roles: [], text }] }], document),
  }
  const given = { document, previous: null, sameLanguage: true, words }
  const { document: now, findings } = applyProposals({ ...given, proposals })
  const cell = now.permissions[deed]?.cells.find((each) => each.role === role)
  return { cell, findings, assumptions: now.assumptions.map((each) => each.text) }
}

it.each<[string, Place, string, object]>([
  ['all of it', QUAY, 'yes', { permission: 'yes', assumed: true }],
  ['nothing of it', QUAY, 'No.', { permission: 'no', assumed: true }],
  ['a part of it', QUAY, 'a free berth', { permission: 'yes', part: 'a free berth' }],
  ['all of it, in Japanese', PORT, '可', { permission: 'yes', assumed: true }],
  ['nothing of it, in Japanese', PORT, '不可', { permission: 'no', assumed: true }],
])('who walks through supposes of a right that nobody said: %s', (...[, place, text, told]) => {
  const { cell, findings, assumptions } = corrected(place, { text })
  expect(findings).toEqual([])
  expect(cell).toMatchObject(told)
  expect(assumptions.join()).toMatch(/diver|潜水夫/iu)
})

it.each<[string, Parameters<typeof corrected>[1], string]>([
  ['what the founder refused', { text: 'yes', may: 'never' }, 'told'],
  ['what does harm', { text: 'yes', deed: 1 }, 'harm'],
  ['a part of which no answer has a word', { text: 'the crane' }, 'words-added'],
  ['without words that give reason', { text: 'yes', quote: '' }, 'citation-missing'],
])('but never %s', (_, given, rule) => {
  const { findings } = corrected(QUAY, given)
  expect(findings.map((each) => each.rule)).toEqual([rule])
})
