import { describe, expect, it } from 'vitest'
import { createLinderaTagger } from '#server/providers/taggers/create-lindera-tagger.ts'
import { readSentences } from './clauses.ts'
import { type Frame, readFrame } from './frames.ts'
import { readPotential } from './potentials.ts'

const tagger = createLinderaTagger()
const PEOPLE = { resolve: (text: string) => /受付|店長|お客さん|先生/.exec(text)?.[0] ?? null }

function framesOf(text: string): Frame[] {
  const clauses = readSentences(text, tagger).flatMap((sentence) => sentence.clauses)
  return clauses.map((clause) => readFrame(clause, PEOPLE, tagger))
}

describe('clauses', () => {
  it.each([
    ['傘を借り、駅で返します', ['傘を借り', '駅で返します']],
    ['雨が降ったら中止です', ['雨が降ったら', '中止です']],
    ['鍵が見つからないときは、店長が探す', ['鍵が見つからないときは', '店長が探す']],
    ['傘を貸してほしいけど、無理ならいいです', ['傘を貸してほしいけど', '無理ならいいです']],
    ['写真を消してもいいです', ['写真を消してもいいです']],
    ['名前が見えると助かります', ['名前が見えると助かります']],
    ['傘を借りられること、返せることが必要です', ['傘を借りられること', '返せることが必要です']],
    ['料金を決められるのは店長だけです', ['料金を決められるのは', '店長だけです']],
    ['傘を数える「また来て、どうぞ」と出る', ['傘を数える「また来て、どうぞ」と出る']],
  ])('%s', (text, words) => {
    const cut = readSentences(text, tagger).flatMap(({ clauses }) => clauses)
    expect(cut.map((clause) => clause.words)).toEqual(words)
    for (const { start, end, words: told } of cut) expect(text.slice(start, end)).toBe(told)
  })

  it('a reason at the end leads back', () => {
    const [, reason] = framesOf('猫は入れません、毛が付くからです。')
    expect(reason?.clause.link).toBe('because')
  })
})

describe('frames', () => {
  it.each([
    ['受付は傘を貸し出せます', '受付', '傘を貸し出す'],
    ['お客さんが自分の傘を見れる', 'お客さん', '自分の傘を見る'],
    ['先生は欠席のご連絡ができます', '先生', '欠席を連絡する'],
    ['受付が鍵をお渡しします', '受付', '鍵を渡す'],
    ['お客さんは予約の取り消しをお願いできる', 'お客さん', '予約の取り消しをお願いする'],
    ['店長は料金を変えることができる', '店長', '料金を変える'],
    ['先生がお帰りになる', '先生', '帰る'],
  ])('who does what: %s', (text, subject, does) => {
    expect(framesOf(text)[0]).toMatchObject({ subject, does, no: false })
  })

  it.each([
    '売上は絶対に見せないでください',
    '売上を見てはいけません',
    '売上は見ちゃだめ',
    '売上を見る必要はありません',
    '売上は見なくて結構です',
    '売上は見せたくないです',
    '売上を見られないようにしてほしい',
    '売上は見えんように',
    '売上は受付に見せん',
    '受付は値段を決めれん',
    '前金は一円ももらわん',
    'お客さんには見られへん',
    '料金はさわらせん',
    '名前を見せたらあかん',
    '写真を消したらだめ',
  ])('a no: %s', (text) => {
    expect(framesOf(text)[0]?.no).toBe(true)
  })

  it.each([
    ['傘を夜に鳴らしてかまいません', { may: true }],
    ['住所が見えないと困ります', { duty: true }],
    ['紙に書くしかないです', { duty: true }],
    ['写真があるとうれしい', { nice: true }],
    ['写真も残せると助かります', { nice: true }],
    ['写真を残してほしい', { asked: true }],
    ['写真を残したいです', { wanted: true }],
    ['写真を残すことが必要です', { must: true }],
    ['見るだけでいいです', { enough: true }],
    ['誰が払うかはまだ決まっていません', { unsure: true }],
    ['夜中に止まってもかまわん', { may: true }],
    ['電話をせんとあかん', { duty: true }],
    ['名前がなかったらあかん', { duty: true }],
    ['値段を決めるのは店長さん', {}],
    ['先生が読むんです', {}],
    ['傘はお客さん', {}],
  ])('no no in %s', (text, mood) => {
    const frame = framesOf(text)[0]
    expect(frame?.mood).toMatchObject(mood)
    if (!frame?.mood.unsure) expect(frame?.no).toBe(false)
  })

  it.each([
    ['お客さんが来なかったら', 'お客さんが来ない'],
    ['期限までに払わなければ', '期限までに払わない'],
    ['二日返らないとき', '二日返らない'],
  ])('a condition keeps its no: %s', (text, plain) => {
    expect(framesOf(`${text}、店長に電話する`)[0]?.plain).toContain(plain)
  })
})

describe('potential forms', () => {
  it.each([
    ['出せる', '出す'],
    ['読める', '読む'],
    ['見れる', '見る'],
    ['払える', '払う'],
    ['取り消せる', '取り消す'],
    ['届ける', null],
    ['並べる', null],
    ['教える', null],
    ['売れる', null],
    ['見せる', null],
  ])('%s', (lemma, base) => {
    expect(readPotential(lemma, tagger)).toBe(base)
  })
})
