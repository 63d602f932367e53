import { describe, expect, it } from 'vitest'
import { classOfVerb, formNegative, formPlain, formPotential, formStem, formTe } from './verbs.ts'

// base, potential, negative, て form, past, stem
const FORMS = [
  ['出す', '出せる', '出さない', '出して', '出した', '出し'],
  ['読む', '読める', '読まない', '読んで', '読んだ', '読み'],
  ['渡す', '渡せる', '渡さない', '渡して', '渡した', '渡し'],
  ['書く', '書ける', '書かない', '書いて', '書いた', '書き'],
  ['行く', '行ける', '行かない', '行って', '行った', '行き'],
  ['泳ぐ', '泳げる', '泳がない', '泳いで', '泳いだ', '泳ぎ'],
  ['待つ', '待てる', '待たない', '待って', '待った', '待ち'],
  ['死ぬ', '死ねる', '死なない', '死んで', '死んだ', '死に'],
  ['選ぶ', '選べる', '選ばない', '選んで', '選んだ', '選び'],
  ['払う', '払える', '払わない', '払って', '払った', '払い'],
  ['送る', '送れる', '送らない', '送って', '送った', '送り'],
  ['帰る', '帰れる', '帰らない', '帰って', '帰った', '帰り'],
  ['入る', '入れる', '入らない', '入って', '入った', '入り'],
  ['締め切る', '締め切れる', '締め切らない', '締め切って', '締め切った', '締め切り'],
  ['見る', '見られる', '見ない', '見て', '見た', '見'],
  ['引き受ける', '引き受けられる', '引き受けない', '引き受けて', '引き受けた', '引き受け'],
  ['借りる', '借りられる', '借りない', '借りて', '借りた', '借り'],
  ['用いる', '用いられる', '用いない', '用いて', '用いた', '用い'],
  ['する', 'できる', 'しない', 'して', 'した', 'し'],
  ['予約する', '予約できる', '予約しない', '予約して', '予約した', '予約し'],
  ['来る', '来られる', '来ない', '来て', '来た', '来'],
  [
    'お知らせを読む',
    'お知らせを読める',
    'お知らせを読まない',
    'お知らせを読んで',
    'お知らせを読んだ',
    'お知らせを読み',
  ],
] as const

describe('the forms of a verb', () => {
  it.each(FORMS)('%s', (...forms) => {
    const [base, potential, negative, te, past, stem] = forms
    expect(formPotential(base)).toBe(potential)
    expect(formNegative(base)).toBe(negative)
    expect(formTe(base)).toBe(te)
    expect(formPlain(base, { past: true })).toBe(past)
    expect(formStem(base)).toBe(stem)
  })

  it.each(['席がわかる', '残りが見える', 'ある'])('no will, no potential: %s', (base) => {
    expect(formPotential(base)).toBe(base)
  })

  it('tells what was not done', () => {
    expect(formPlain('出す', { past: true, negative: true })).toBe('出さなかった')
    expect(formPlain('見る', { negative: true })).toBe('見ない')
    expect(formNegative('席がある')).toBe('席がない')
  })

  it('the class of the tagger wins over the ending', () => {
    expect(classOfVerb('練る')).toBe('godan')
    expect(classOfVerb('いる', '動詞,自立,一段,基本形')).toBe('ichidan')
    expect(classOfVerb('いる', '動詞,自立,五段・ラ行,基本形')).toBe('godan')
    expect(classOfVerb('出る')).toBe('ichidan')
    expect(classOfVerb('売る')).toBe('godan')
  })
})
