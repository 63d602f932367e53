import { describe, expect, it } from 'vitest'
import { createWinkTagger } from '#server/providers/taggers/create-wink-tagger.ts'
import { placeRemarks } from './place-remarks.ts'

const tagger = createWinkTagger()

describe('stretches with nothing to build', () => {
  it.each([
    ['then number two', 'then number two they pay', true],
    ['We also had a man who came six times', 'We also had a man who came six times', true],
    ['there was trouble with that', 'there was trouble with that', true],
    ['Good to have', 'Good to have:\n- a map\n- a list', true],
    ['the riders pay the captain', 'the riders pay the captain', false],
    ['no login required', 'no login required', false],
    ['there must be a list', 'there must be a list', false],
    ['that is what I do', 'that is what I do', true],
    ['only I may do that', 'only I may do that', false],
    ['they must not have it', 'they must not have it', false],
    ['それはだめです', 'それはだめです', false],
    ['ほかのひとにはみせない', 'ほかのひとにはみせない', false],
  ])('%s', (words, text, isRemark) => {
    const said = { question: 'q7', words }
    const answers = [{ question: 'q7', text }]
    const { remarks, unplaced } = placeRemarks([said], { answers, tagger })
    expect(remarks.map((row) => row.kind)).toEqual(isRemark ? ['aside'] : [])
    expect(unplaced).toEqual(isRemark ? [] : [said])
  })
})
