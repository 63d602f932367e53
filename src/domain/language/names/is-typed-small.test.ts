import { expect, it } from 'vitest'
import { isTypedSmall } from './is-typed-small.ts'

it.each<[string, string[], string, boolean]>([
  ['Col', ['my brother'], 'me and my brother col basically! col wont open it', true],
  ['Col', [], 'it cost us £600 I think, Col says more. col had a list', true],
  ['Jan', [], "so Jan puts the jobs on, jan's in the office", true],
  ['Leader', ['my leader'], 'the leaders ring me. Leaders see whats free, a leader asks', false],
  ['Foreman', [], 'so Foreman does it, the foreman rings', false],
  ['Lead', ['our lead'], 'our lead cleaner and the lead', false],
  ['Baker', [], 'baker: sees the orders. baker marks them', false],
  ['Col', ['my brother'], 'my brother col', false],
  ['Dee', [], 'me (dee): everything, bills. hi its dee is otter in', true],
  ['Jo', [], 'me and jo mostly, my phone or jos phone, jo driving', true],
  ['Owner', [], 'the owners and me, owner cancels', false],
  ['Driver', [], 'me driver mostly, its driver who sees it, a driver', false],
  ['Ros', ['me'], 'a shop in town, me (ros) and three mechanics', true],
  ['Priya', [], '[12/06, 08:41] Priya: pads done\npriya can order', true],
  ['Cafe', [], '[12/06, 16:55] Cafe: somebody is here\nthe cafe asks', false],
  ['Front desk', [], 'and Front desk, front desk', false],
  ['家内', [], '家内が入れる、家内は見る', false],
])('of %s (%o) in “%s”: %s', (...[name, also, text, expected]) => {
  expect(isTypedSmall({ name, also }, [text])).toBe(expected)
})
