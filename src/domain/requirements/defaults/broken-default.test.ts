import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const IN_ENGLISH = {
  words: ENGLISH,
  one: 'skis must be back by 18.00',
  other: 'people can give skis back until 20.00',
  question: 'Skis must be back by 18.00, but people can give them back until 20.00.',
  rows: [
    makeRow('role', 'q5: customers', { name: 'customer' }),
    makeRow('feature', 'q7: customers give skis back', {
      actor: 'customer',
      does: 'give skis back',
    }),
  ],
  against: { when: 'a customer gives skis back at 20:00', outcome: 'the skis are taken back' },
  agreeing: {
    when: 'a customer gives skis back at 20:00',
    outcome: 'it is late, as 18:00 is over',
  },
}
const IN_JAPANESE = {
  words: JAPANESE,
  one: '返却は18時までです',
  other: '返却は20時まで受け付けます',
  question: '返却は18時までだが、20時まで受け付ける。',
  rows: [
    makeRow('role', 'q5: お客様', { name: 'お客様' }),
    makeRow('feature', 'q7: お客様がスキーを返却する', {
      actor: 'お客様',
      does: 'スキーを返却する',
    }),
  ],
  against: { when: 'お客様が20時にスキーを返却する', outcome: '返却が受け付けられる' },
  agreeing: { when: 'お客様が18時にスキーを返却する', outcome: '返却が受け付けられる' },
}

function enrich(given: typeof IN_ENGLISH | typeof IN_JAPANESE, isAgainst: boolean) {
  const { words, one, other, question, rows, against, agreeing } = given
  const clash = makeRow('contradiction', `q9: ${one}\nq12: ${other}`, { what: question })
  const document = writeRows([...rows, clash], words)
  const [requirement] = listRequirements(document)
  const test = { given: '', failure: false, ...(isAgainst ? against : agreeing) }
  const example = {
    ...test,
    item: requirement?.id ?? '',
    cites: [{ question: 'q12', quote: other }],
  }
  const proposals = { ...NO_PROPOSALS, examples: [example] }
  return applyProposals({ document, proposals, previous: null, sameLanguage: true, words })
}

it.each([
  ['in English', IN_ENGLISH],
  ['in Japanese', IN_JAPANESE],
])('no example tests the side of a contradiction that gives way, %s', (_, given) => {
  expect(enrich(given, true).findings).toMatchObject([{ rule: 'denied', words: 'CT-01' }])
  const { document, findings } = enrich(given, false)
  expect(findings).toEqual([])
  const line = renderMarkdown(document, given.words)
    .split('\n')
    .find((each) => each.includes('**AC-001.1**'))
  expect(line).toContain('CT-01')
})
