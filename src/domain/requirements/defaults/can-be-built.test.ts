import { expect, it } from 'vitest'
import { canBeBuilt } from './can-be-built.ts'

it.each<[string, boolean]>([
  ['the kiln is let to two potters at the most', true],
  ['No patients', true],
  ['Only the booker changes it.', true],
  ['“no dogs” is on the door', true],
  ['so the skipper tells me', false],
  ['but nobody gets the key', false],
  ['Sotheby gets the list', true],
  ['" We have never once done that', false],
  ['We have never once done that', false],
  ['Who decides a third time? Committee', false],
  ['the board agreed that boats be left out, the group being…', false],
  ['the van goes to the', false],
  ['変更は私だけができます', true],
  ['私は45日前に知らせてほしい', true],
  ['だから3回続いたら私に知らせるだけにしてほしい', false],
  ['でも店長は見てよい', false],
  ['主人は10分って言うけど', false],
  ['3月の', false],
  ['自分の分だけ見れたらよくて', false],
  ['「定休日は受けない', false],
])('can be built by as it stands, or not: %s', (said, can) => {
  expect(canBeBuilt(said)).toBe(can)
})
