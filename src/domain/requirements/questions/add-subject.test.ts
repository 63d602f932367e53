import { describe, expect, it } from 'vitest'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { addSubject } from './add-subject.ts'

function doubt(text: string): OpenQuestion {
  const item = { id: 'OQ#1', sources: ['q15'], mark: 'open' as const, text, why: '' }
  return { ...item, quotes: [{ question: 'q15', text }], suggestedDefault: null, blocks: [] }
}

describe('withSubject', () => {
  it.each([
    [
      "Can we text everybody? Don't know if allowed.",
      "Don't know if allowed",
      "Can we text everybody? Don't know if allowed",
    ],
    [
      '保護者は全員メールを見ていると思っていますが、確かめてはいません。',
      '確かめてはいません',
      '保護者は全員メールを見ていると思っていますが、確かめてはいません',
    ],
    [
      "The discount for regulars. Haven't decided that.",
      "Haven't decided that",
      "The discount for regulars. Haven't decided that",
    ],
    ['All have data on their phones. Do we pay? Dont know', 'Dont know', 'Do we pay? Dont know'],
    [
      '学校の時期の増え方。まだ分からない。',
      'まだ分からない',
      '学校の時期の増え方。まだ分からない',
    ],
    ["I worry. I don't know who looks after it.", "I don't know who looks after it", null],
    [
      '災害で休診する場合の扱いは、まだ決まっていません',
      '災害で休診する場合の扱いは、まだ決まっていません',
      null,
    ],
  ])('of %j', (answer, text, told) => {
    const question = addSubject(doubt(text), [{ question: 'q15', text: answer }])
    expect(question.text).toBe(told ?? text)
    expect(question.quotes[0]?.text).toBe(told ?? text)
  })

  it('takes the words that say most of it, not the heading that they stand under', () => {
    const heading = { question: 'q15', text: '心配と分からないこと' }
    const said = 'お客様が承諾を押してくださるか分かりません'
    const question = {
      ...doubt('お客様が承諾を押すか分からない'),
      quotes: [heading, { question: 'q15', text: said }],
    }
    const answer = `甥の会社が作ります。\n${heading.text}\n・${said}`
    expect(addSubject(question, [{ question: 'q15', text: answer }])).toEqual(question)
  })

  it('asks in the words of the answer where the reading tells nothing of what it is about', () => {
    const said = 'who pays the deposit is not known'
    const question = { ...doubt(said), text: 'It is not known yet' }
    expect(addSubject(question, [{ question: 'q15', text: said }]).text).toBe(said)
  })

  it('takes no more of speech without an end than follows its last joint', () => {
    const answer = `${'and another thing is the drive up there '.repeat(8)}and the deposit dunno yet`
    const question = addSubject(doubt('dunno yet'), [{ question: 'q15', text: answer }])
    expect(answer).toContain(question.text)
    expect(question.text.length).toBeLessThan(170)
  })

  it('leaves a question as it is asked that quotes a heading alone', () => {
    const question = {
      ...doubt('【組合員】'),
      text: '組合員が開いたとき、どの家の人かをどうやって確かめますか。',
    }
    const answers = [
      { question: 'q15', text: '役員会の紙を貼ります。\n【組合員】申込み、取消し。' },
    ]
    expect(addSubject(question, answers)).toEqual(question)
  })
})
