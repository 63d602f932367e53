import { describe, expect, it } from 'vitest'
import type { Row } from '#domain/reading/rows.ts'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { field } from '#domain/requirements/enrichment/testing/halls.ts'
import { cite } from '#domain/requirements/enrichment/testing/yoga.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const MESSAGE = (channel: string): Row =>
  makeRow('message', `q13: the bill goes by ${channel}`, {
    channel,
    event: 'the bill is made',
    to: 'owner',
  } as never)
const ROWS = (channels: string[]): Row[] => [
  makeRow('role', 'q5: owners', { name: 'owner' }),
  ...channels.map(MESSAGE),
  makeRow('thing', 'q10: family: address, how they pay', {
    name: 'family',
    fields: ['address', 'how they pay'].map(field),
  }),
  makeRow('aside', 'q13: bills go to the email they gave', {}),
]

describe('what messages need and no thing holds', () => {
  it.each<[string[], string | null, RegExp | null]>([
    [['email'], null, /email address/u],
    [['email'], 'email', null],
    [['email', 'text'], 'email', /^(?!.*email address).*phone number/u],
    [['email', 'text'], null, /email address.*phone number/u],
  ])('of %j with %s: %s', (channels, name, told) => {
    const fields = name === null ? [] : [name]
    const { document } = applyProposals({
      ...{ document: writeRows(ROWS(channels), ENGLISH), previous: null },
      ...{ sameLanguage: true, words: ENGLISH },
      proposals: {
        ...NO_PROPOSALS,
        fields: fields.map((each) => ({
          ...{ item: 'ENT-01', name: each, meaning: null, rule: null, example: null },
          cites: [cite('q13', 'bills go to the email they gave')],
        })),
      },
    })
    const [rule] = document.dataRules.filter(({ mark }) => mark === 'assumed')
    if (told === null) expect(rule).toBeUndefined()
    else expect(rule?.text).toMatch(told)
  })
})
