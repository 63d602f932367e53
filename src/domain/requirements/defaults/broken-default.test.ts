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
    .find((each) => each.includes(given.agreeing.outcome))
  expect(line).toContain('CT-01')
})

const REFUSED = {
  english: {
    words: ENGLISH,
    rows: IN_ENGLISH.rows,
    sides: 'q9: no work begins without the customer\nq12: extra work up to 50 euros goes ahead',
    clash: 'No work begins without the customer, but extra work up to 50 euros goes ahead.',
    until: 'No extra work begins before the customer has said yes.',
    quote: 'extra work up to 50 euros goes ahead',
    allowed: { when: 'extra work of 50 euros is needed', outcome: 'it goes ahead' },
    denied: { when: 'extra work of 50 euros is needed', outcome: 'it is refused' },
  },
  japanese: {
    words: JAPANESE,
    rows: IN_JAPANESE.rows,
    sides: 'q9: 承諾がない作業は絶対に始めません\nq12: 5,000円までの追加は進めて結構です',
    clash: '承諾がない作業は始めないが、5,000円までの追加は進める。',
    until: '承諾があるまで追加の作業は始めず、店主に知らせます。',
    quote: '5,000円までの追加は進めて結構です',
    allowed: { when: '追加が5,000円; 5,001円', outcome: '5,000円は進められる; 5,001円は断られる' },
    denied: { when: '追加が5,000円である', outcome: '断られ、承諾待ちのままである' },
  },
}

it.each(Object.entries(REFUSED))(
  'no test allows what a default without a figure refuses, in %s',
  (_, { words, rows, sides, clash, until, quote, allowed, denied }) => {
    const document = writeRows([...rows, makeRow('contradiction', sides, { what: clash })], words)
    const [requirement] = listRequirements(document)
    const test = (parts: typeof allowed) => ({
      ...{ item: requirement?.id ?? '', given: '', failure: false, ...parts },
      cites: [{ question: 'q12', quote }],
    })
    const proposals = {
      defaults: [{ item: 'CT-01', text: until, cites: [] }],
      criteria: [test(allowed), test(denied)],
      examples: [test(allowed)],
    }
    const given = { document, proposals, previous: null, sameLanguage: true, words }
    const { findings, document: enriched } = applyProposals(given)
    const refused = findings.filter(({ outcome }) => outcome === 'refused')
    expect(refused).toMatchObject([
      { kind: 'criteria', index: 0, rule: 'denied', words: 'CT-01' },
      { kind: 'examples', index: 0, rule: 'denied', words: 'CT-01' },
    ])
    const kept = listRequirements(enriched).flatMap(({ criteria }) => criteria)
    expect(kept.map(({ outcome }) => outcome)).toContain(denied.outcome)
  },
)
