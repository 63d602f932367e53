import { describe, expect, it } from 'vitest'
import { readAnswers } from '#domain/reading/read-answers.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

const MORE = 'and we have done it this way in our little town for more than a dozen years now'

function read(question: string, text: string): string[] {
  const { rows } = readAnswers([{ question, text: `${text} ${MORE}` }], loadTaggers())
  return rows.flatMap((row) =>
    row.kind === 'rule' ? [`${row.certainty}: ${row.when ?? '-'} | ${row.then}`] : [],
  )
}

describe('what was read of speech without stops', () => {
  it.each([
    [
      'if you live more than three miles away you cannot book it and we close at six',
      'clear: you live more than three miles away | you cannot book it',
    ],
    [
      'we never take more than six orders a day and we close at six',
      'clear: - | we never take more than six orders a day',
    ],
  ])('is clear where it is one whole sentence: %s', (text, rule) => {
    expect(read('q9', text)).toContain(rule)
  })

  it('is a guess where the speaker thinks aloud', () => {
    const told = read(
      'q9',
      'we never take more than six orders a day well I suppose it depends and we close at six',
    )
    expect(told.filter((row) => row.startsWith('clear: - | we never'))).toEqual([])
  })

  it('leaves the founder’s words alone where they say nothing to confirm', () => {
    const told = read(
      'q9',
      'we never take more than six orders a day and then it is done and that is it and we close at six',
    )
    expect(told.join('\n')).not.toContain('it is done')
  })
})
