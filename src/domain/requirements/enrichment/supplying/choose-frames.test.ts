import { expect, it } from 'vitest'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { chooseFrames } from './judge-feature.ts'

it.each([
  ['a person, where no sentence has the name inside', 'Lotte', 'Lotte: sees the list.', 'Lotte'],
  ['a person, typed small', 'dee', 'me and dee do it. dee says yes.', 'Dee'],
  ['what several are, small', 'treasurer', 'The treasurer sees the list.', 'the treasurer'],
  ['what several are, at the head of a line', 'treasurer', 'Treasurer: sees it.', 'the treasurer'],
])('what is supplied calls somebody as the draft does: %s', (...[, name, said, told]) => {
  const document = writeRows([
    makeRow('role', `q5: ${said}`, { name }),
    makeRow('feature', `q7: ${said}`, { actor: name, does: 'tick the list' }),
  ])
  const bench = { document, evidence: { sameLanguage: true } } as unknown as Bench
  const role = document.roles[0]?.name ?? ''
  expect(chooseFrames(bench, DOCUMENT_WORDS).lets(role, 'check it')).toBe(
    `The app shall let ${told} check it.`,
  )
})
