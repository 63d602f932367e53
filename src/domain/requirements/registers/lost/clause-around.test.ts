import { describe, expect, it } from 'vitest'
import { clauseAround } from './clause-around.ts'

const around = (sentence: string, what: string) => clauseAround(sentence, sentence.indexOf(what))

describe('the clause around a figure', () => {
  it.each([
    [
      'second weekend in june, 3rd Thornley scouts (Mandy, 34 kids) had the barn, written in biro',
      '34',
      '3rd Thornley scouts (Mandy, 34 kids) had the barn',
    ],
    ['the tag is kept 14 days, then it goes', '14', 'the tag is kept 14 days'],
    ['the bad day was the 6 of march. two dogs were lost', '6', 'the bad day was the 6 of march'],
    ['it costs 1,200 francs; the rest is free', '1,200', 'it costs 1,200 francs'],
    ['家内が帳面（第二、8人）に書いて、わしは沖におった', '8', '家内が帳面（第二、8人）に書いて'],
    [
      "so Jan's got a whiteboard and the lads fill in a pad that lives in the van with the chip papers um last one was Mrs Pruitt on Carlton Road six weeks hire it was up fourteen and I rang her and she said nobody told me",
      'fourteen',
      'last one was Mrs Pruitt on Carlton Road six weeks hire it was up fourteen',
    ],
  ])('%s', (sentence, what, told) => {
    expect(around(sentence, what)).toBe(told)
  })

  it('is not told where it has one side of a bracket, or no end that is near', () => {
    expect(around('he said (more or less, 34 kids', '34')).toBe('34 kids')
    expect(around('we had 34 kids) there', '34')).toBeNull()
    expect(around(`${'one after the other by hand '.repeat(8)}34 times`, '34')).toBeNull()
  })
})
