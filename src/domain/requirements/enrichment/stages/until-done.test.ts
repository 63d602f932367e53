import { expect, it } from 'vitest'
import { deniesUntil } from './until-done.ts'

it.each<[string, string, string, boolean]>([
  ["then it's not fine to go out till it's been washed", 'at the wash', 'out', true],
  ['Until it is washed, nothing goes out.', 'being washed', 'out', true],
  ["then it's not fine to go out till it's been washed", 'washed', 'out', false],
  ["then it's not fine to go out till it's been washed", 'at the wash', 'in', false],
  ["then it's not fine to go out till it's been washed", 'in', 'out', false],
  ['No bike is collected until it is paid for.', 'unpaid', 'collected', true],
  ['No bike is collected until it is paid for.', 'waiting for payment', 'collected', true],
  ['No bike is collected until it is paid for.', 'payment received', 'collected', false],
  ['No bike is collected until it is paid for.', 'paid, in the shed', 'collected', false],
  ['A bike is collected before it is paid for.', 'unpaid', 'collected', false],
  ["A boat can't be let unless it has been checked.", 'not checked', 'let', true],
  ['洗うまで貸し出せない', '洗濯中', '貸出中', true],
  ['洗うまで貸し出せない', '洗濯済み', '貸出中', false],
  ['入金するまで発送しません。', '入金待ち', '発送済み', true],
  ['払わなければ渡さない。', '未払い', '渡した', true],
  ['洗うまで貸し出せる', '洗濯中', '貸出中', false],
  ['使ったら返さなければならない。', '使用中', '返した', false],
])('"%s" lets nothing go from "%s" to "%s": %s', (...[sentence, from, to, isDenied]) => {
  expect(deniesUntil(sentence, { from, to })).toBe(isDenied)
})

it('says nothing of what is only taken back', () => {
  const way = { from: 'at the wash', to: 'out', condition: 'ticked by mistake' }
  expect(deniesUntil("not fine to go out till it's been washed", way)).toBe(false)
})
