import { describe, expect, it } from 'vitest'
import { settleSupposed } from '#domain/requirements/editing/settle-supposed.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const HALL = writeRows(
  [
    makeRow('role', 'q5: and me, I run the hall', { name: 'clerk', also: ['me'] }),
    makeRow('role', 'q5: the hirers', { name: 'hirer' }),
    makeRow('role', 'q5: Gough, the keyholder', { name: 'keyholder', also: ['Gough'] }),
    makeRow('feature', 'q7: hirers book a room', { actor: 'hirer', does: 'book a room' }),
    makeRow('message', 'q7: a note when a key is late', {
      ...{ to: 'hirer', when: 'a key is late', channel: 'text' },
    }),
    makeRow('aside', 'q12: when a key is late Gough gets a text', {}),
    makeRow('aside', 'q13: a late key, text Gough or the hirer', {}),
    makeRow('aside', 'q14: Gough writes down each late key', {}),
    makeRow('aside', 'q9: a late key is not told to Gough', {}),
  ],
  ENGLISH,
)
const MESSAGE = HALL.messages[0]?.id ?? ''

function corrected(quote: [string, string]) {
  const conflict = {
    ...{ ids: [MESSAGE], takeBack: [], instead: [] },
    corrected: [{ id: MESSAGE, roles: ['keyholder'], text: '' }],
    cites: [{ question: quote[0], quote: quote[1] }],
  }
  const proposals = { conflicts: stampConflicts([conflict], HALL) }
  const given = { document: HALL, previous: null, sameLanguage: true, words: ENGLISH }
  return applyProposals({ ...given, proposals }).document
}

describe('a message that was read as going to somebody else', () => {
  it('goes to whom the quoted words name, Assumed', () => {
    const { messages, assumptions } = corrected(['q12', 'when a key is late Gough gets a text'])
    expect(messages[0]).toMatchObject({ recipient: 'Keyholder', supposed: ['recipient'] })
    expect(messages[0]?.text).toMatch(/send the keyholder a message/)
    expect(
      assumptions.find(({ items, settles }) => settles && items.includes(MESSAGE))?.settles,
    ).toEqual({
      sends: {
        recipient: HALL.messages[0]?.recipient,
        channel: HALL.messages[0]?.channel,
        text: HALL.messages[0]?.text,
      },
    })
  })

  it('goes to whom was read again where that is struck out', () => {
    const document = corrected(['q12', 'when a key is late Gough gets a text'])
    const id =
      document.assumptions.find(({ items, settles }) => settles && items.includes(MESSAGE))?.id ??
      ''
    expect(settleSupposed(document, new Set([id])).messages).toEqual(HALL.messages)
  })

  it.each<[string, [string, string]]>([
    ['the words name two', ['q13', 'a late key, text Gough or the hirer']],
    ['they tell of a deed of theirs', ['q14', 'Gough writes down each late key']],
    ['they say no', ['q9', 'a late key is not told to Gough']],
  ])('is asked about where %s', (_, quote) => {
    const { messages, contradictions } = corrected(quote)
    expect(messages[0]?.recipient).toBe(HALL.messages[0]?.recipient)
    expect(contradictions?.map(({ items }) => items)).toEqual([[MESSAGE]])
  })
})
