import { describe, expect, it } from 'vitest'
import { readEnglish } from '#domain/reading/english/read-english.ts'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'

const tagger = createWinkTagger()

function rules(question: string, text: string): string[] {
  const answers = [
    { question: 'q5', text: 'Members book a court. The steward opens the hall. I run it.' },
    { question, text },
  ]
  return readEnglish(answers, tagger).flatMap((row) =>
    row.kind === 'rule' && row.said.some((said) => said.question === question)
      ? [`${row.when ?? 'always'} => ${row.then}`]
      : [],
  )
}

describe('rules told in other answers', () => {
  it.each([
    [
      'q14',
      'Nobody changes a result after it is signed.',
      ['it is signed => Nobody changes a result'],
    ],
    ['q14', 'Nobody deletes a score.', ['always => Nobody deletes a score']],
    [
      'q10',
      'A result is never changed by anybody.',
      ['always => A result is never changed by anybody'],
    ],
    [
      'q10',
      'If a member leaves, the reminders have to stop at once.',
      ['a member leaves => the reminders have to stop at once'],
    ],
    [
      'q14',
      'Somebody over eighteen has to sign the sheet.',
      ['always => Somebody over eighteen has to sign the sheet'],
    ],
  ])('%s %s', (question, text, expected) => {
    expect(rules(question, text).map((rule) => rule.replace(/^after /, ''))).toEqual(expected)
  })

  it.each([
    ['q13', "Nobody reads emails. Somebody's got to type them in."],
    ['q14', 'Nobody would notice. Nobody dies when it is down.'],
    ['q15', 'No idea who builds it. Nobody can tell me.'],
    ['q14', 'The app must be ready before the season.'],
  ])('none: %s %s', (question, text) => {
    expect(rules(question, text)).toEqual([])
  })
})
