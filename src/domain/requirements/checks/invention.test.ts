import { describe, expect, it } from 'vitest'
import { collectFacts } from './document/facts.ts'
import { claimsIn, isFounded } from './document/invention.ts'

function invented(text: string, ...answers: string[]): string[] {
  const facts = answers.map(collectFacts)
  return claimsIn(text)
    .filter((claim) => !isFounded(claim, facts))
    .map(({ start, end }) => text.slice(start, end))
}

describe('the invention detector', () => {
  it.each([
    ['At most 5000 clients', '5,000 clients'],
    ['At most 5,000 clients', '5.000 Kunden'],
    ['At most 5,000 clients', '5 000 clients'],
    ['At most 5,000 clients', '5k clients'],
    ['A class of twelve', 'a class of 12'],
    ['A class of 12', 'a class of twelve'],
    ['25 singers', 'twenty-five singers'],
    ['2,500 euros', 'two thousand five hundred euros'],
    ['€5 a day', 'EUR 5 a day'],
    ['EUR 5 a day', '5 euros a day'],
    ['1.5 hours', '1,5 hours'],
    ['12人', '定員は十二人'],
    ['月2、3回', '重なりが月二三回'],
    ['312世帯', '三百十二世帯あります'],
    ['予算は30万円、年に6万円', '予算は三十万円、年に六万円'],
    ['600件', 'お知らせは六百件ほど'],
    ['アプリは、お客様に知らせること。', 'お客様に知らせる'],
    ['5000人', '５０００人'],
    ['20 users', '٢٠ users'],
    ['20 users', '२० users'],
    ['Pay with Stripe', 'we use stripe'],
    ['Ask Mia, then book', 'mia asks'],
    ['Before September', 'live before September'],
    ['Keep it as in FR-012 and AC-012.1', 'keep it'],
    ['ヨガのクラス', 'ヨガ教室とクラス'],
    ['Tuesday, 25 December', 'Tue, 25 Dec'],
    ['オーナーは、ルールを変えられること。', '私が変えます'],
    ['One of booked and missed', 'booked, missed'],
    ['The app says so', 'say so'],
    ['iPadで見る', 'iPadは一台あります'],
  ])('%s is founded on: %s', (text, answer) => {
    expect(invented(text, answer)).toEqual([])
  })

  it.each([
    ['At most 500 clients', '5,000 clients', ['500']],
    ['Within 2 seconds', 'quickly', ['2']],
    ['A class of twelve', 'a class of 10', ['twelve']],
    ['€5 a day', '5 dollars a day', ['€5']],
    ['Pay with Stripe', 'pay by card', ['Stripe']],
    ['Stripe takes the money', 'pay by card', ['Stripe']],
    ['PayPal takes the money', 'pay by card', ['PayPal']],
    ['The owner asks Mia', 'the owner asks', ['Mia']],
    ['Live before October', 'live before September', ['October']],
    ['On Mondays it is closed', 'closed', ['Mondays']],
    ['定員は十二人', '定員は10人', ['十二']],
    ['予算は30万円', '予算は三万円', ['30']],
    ['スマートフォンで見る', '携帯で見る', ['スマートフォン']],
    ['Спросить, если Анна придёт', 'спросить, если придёт', ['Анна']],
    ['٣٠ users', '20 users', ['٣٠']],
  ])('%s is not founded on: %s', (text, answer, words) => {
    expect(invented(text, answer)).toEqual(words)
  })
})
