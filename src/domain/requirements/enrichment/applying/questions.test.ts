import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const ELDEST = 'the eldest pays in full'
const HALF = 'bursary children pay half'
const DAYS = '病院は月水金の集配です'
const NEXT = '手術着だけは翌営業日に返す'

it.each([
  [
    'something else of the same two places is asked',
    ENGLISH,
    [ELDEST, HALF, 'If the eldest has a bursary, does that child pay in full or half?'],
    ['Is half of the lower fee meant, or half before anything is taken off?', true],
  ],
  [
    'who does it is not which side holds',
    ENGLISH,
    [ELDEST, HALF, 'If the eldest has a bursary, does that child pay in full or half?'],
    ['Who marks that the eldest child has a bursary?', true],
  ],
  [
    'who does it is not which side holds, in Japanese',
    JAPANESE,
    [DAYS, NEXT, '手術着の返却が集配のない日に当たるときは、届けに行きますか。'],
    ['集配のない日の手術着は、だれが返しますか？', true],
  ],
  [
    'the question of a contradiction is not asked again',
    ENGLISH,
    [ELDEST, HALF, 'If the eldest has a bursary, does that child pay in full or half?'],
    ['Does an eldest child with a bursary pay half or in full?', false],
  ],
  [
    'nor in Japanese, in other words',
    JAPANESE,
    [DAYS, NEXT, '手術着の返却が集配のない日に当たるときは、届けに行きますか。'],
    ['手術着の期限が集配のない曜日に当たる時は、いつ返しますか？', false],
  ],
] as const)('%s', (...[, words, said, [text, isAsked]]) => {
  const [one, two, clash] = said
  const document = writeRows(
    [makeRow('contradiction', `q9: ${one}\nq9: ${two}`, { what: clash })],
    words,
  )
  const cites = [one, two].map((quote) => ({ question: 'q9', quote }))
  const question = { text, why: '', suggestedDefault: null, blocks: [], cites }
  const enriched = applyProposals({
    document,
    proposals: { ...NO_PROPOSALS, questions: [question] },
    previous: null,
    sameLanguage: true,
    words,
  })
  const asked = enriched.document.openQuestions.some((each) =>
    each.text.startsWith(text.slice(0, -1)),
  )
  expect(asked).toBe(isAsked)
})
