import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

const BEES = ['24 hives booked, and the job was £1,350', '£55 a hive for 4 weeks'] as const
const KIMONO = ['20人で7万円もらった', '1人3,500円いただく'] as const
const TEXTS = ['41 families, £5 a month', 'each text costs 4p'] as const
const CHOIR = ['we are 40 singers and the hall takes 30', 'each pays 5 euros a term'] as const

it.each<[string, readonly [string, string], string, ...string[]]>([
  ['a sum', BEES, 'Is it 24 × £55 = £1,320, or the £1,350 that was said?'],
  ['with what it counts', BEES, '24 hives × £55 a hive = £1,320, but £1,350 was said: which?'],
  ['of people', CHOIR, '40 singers × 5 euros = 200 euros: is it for the hall of 30?'],
  ['of pence and weeks', TEXTS, '41 × 4p × 4 weeks = £6.56, but £5 was said: which?'],
  ['with another noun behind a figure', CHOIR, 'Do 40 people fit, where 30 places are said?'],
  ['in Japanese', KIMONO, '20人×3,500円＝70,000円で、7万円と合いますか？'],
  ['a wrong sum', BEES, 'Is it 24 × £55 = £1,420, or £1,350?', 'shape', 'no-sum'],
  ['a wrong sum in Japanese', KIMONO, '20人×3,500円＝60,000円ですか？', 'shape', 'no-sum'],
  ['a figure that nobody told', BEES, 'Is it 24 × £60 = £1,440, or £1,350?', 'invented'],
  ['what no sum comes to', BEES, 'Is it £1,320 or £1,350 for 24 hives?', 'invented'],
])('a question may show %s', (...[, [one, other], text, ...fault]) => {
  const words = text.endsWith('？') ? JAPANESE : ENGLISH
  const document = writeRows(
    [
      makeRow('background', `q1: ${one}`, { about: 'today', what: one }),
      makeRow('rule', `q9: ${other}`, { when: null, then: other }),
    ],
    words,
  )
  const cites = [
    { question: 'q1', quote: one },
    { question: 'q9', quote: other },
  ]
  const asked = { text, why: text.endsWith('？') ? '請求が変わる。' : 'It is billed.', cites }
  const { document: after, findings } = applyProposals({
    document,
    proposals: {
      questions: [{ ...asked, suggestedDefault: null, blocks: [], clash: true }],
    },
    previous: null,
    sameLanguage: true,
    words,
  })
  expect(findings.flatMap(({ rule, form }) => [rule, ...(form ? [form] : [])])).toEqual(fault)
  expect((after.contradictions ?? []).map((each) => each.text)).toEqual(
    fault.length === 0 ? [text] : [],
  )
})
