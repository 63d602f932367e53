import { expect, it } from 'vitest'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { judgeSpellings } from './judge-spellings.ts'

const SAID = {
  q1: 'kev lifts the boats before easter. an owner pays £100 for two nights. my owner asks, the bill is due',
  q2: 'the café is by the quay, jan says not ready. anitfoul has to dry. Kev pays the cafe. in may we rest',
  q6: '1枚決めて狩り押さえ 1週間待ちます。家金は三人分です。貸衣装と着付けの店で気付けをします。払わない人もいます',
}
const ANSWERS = Object.entries(SAID).map(([question, text]) => ({ question, title: '', text }))
const HELD = [{ question: 'q6', quote: '1枚決めて狩り押さえ 1週間待ちます' }]
const SHOWN = [{ question: 'q2', quote: 'anitfoul has to dry' }]

const judge = (
  ...told: (readonly [written: string, meant: string, cites?: typeof HELD | undefined])[]
) =>
  judgeSpellings(
    { answers: ANSWERS },
    told.map(([written, meant, cites = []]) => ({ written, meant, cites })),
  )

it.each<[string, string, typeof HELD?, true?]>([
  ['easter', 'Easter'],
  ['kev', 'Kev'],
  ['cafe', 'café'],
  ['anitfoul', 'antifoul', SHOWN, true],
  ['狩り押さえ', '仮押さえ', HELD, true],
  ['気付け', '着付け'],
])('%s is taken as %s', (...[written, meant, cites, supposed]) => {
  const { spellings, findings } = judge([written, meant, cites])
  expect(findings).toEqual([])
  expect(spellings).toEqual([{ written, meant, ...(supposed && { supposed }) }])
})

it.each<[string, string, string, string, typeof HELD?]>([
  ['with a figure', 'easter', 'Easter 28', 'invented'],
  ['with an amount', '£100', '£10', 'invented'],
  ['of a number word', 'two', 'to', 'invented'],
  ['三人が二人になるもの', '三人', '二人', 'invented', HELD],
  ['with a no', 'not ready', 'now ready', 'negation'],
  ['払わないが払うになるもの', '払わない', '払う', 'negation', HELD],
  ['that no answer has', 'devonport', 'Devonport', 'unknown-item'],
  ['that is only in another word', 'lift', 'Lift', 'unknown-item'],
  ['without any meaning', 'kev', ' ', 'shape'],
  ['that changes nothing', 'kev', 'kev', 'shape'],
  ['of one letter', '狩', '仮', 'shape', HELD],
  ['that is too long', 'kev', 'K'.repeat(LIMITS.spellings.letters + 1), 'shape'],
  ['that nothing shows', 'anitfoul', 'antifoul', 'citation-missing'],
  ['that holds itself', 'jan', 'old jan', 'shape', SHOWN],
  ['of a common word', 'owner', 'Owner', 'told'],
  ['of what may be done', 'may', 'May', 'told'],
])('refuses a change %s', (...[, written, meant, rule, cites]) => {
  const { spellings, findings } = judge([written, meant, cites])
  expect(findings).toMatchObject([{ kind: 'spellings', index: 0, rule, outcome: 'refused' }])
  expect(spellings).toEqual([])
})

it('gives what is written one meaning, that of the document first', () => {
  expect(judge(['kev', 'Kev'], ['kev', 'Kevin', SHOWN]).findings).toMatchObject([
    { index: 1, rule: 'repeated' },
  ])
  const before = { answers: ANSWERS, spellings: [{ written: 'kev', meant: 'Kev' }] }
  const given = [{ written: 'kev', meant: 'Kevin', cites: SHOWN }]
  expect(judgeSpellings(before, given).spellings).toEqual(before.spellings)
})
