import { describe, expect, it } from 'vitest'
import { isHedged } from './hedges.ts'

describe('isHedged', () => {
  it.each([
    ['six or seven a month, I think', true],
    ["that happens I'd say six seven times a month", true],
    ['it costs me maybe four hundred bucks', true],
    ['we do about four now', true],
    ['around Rs. 1,80,000 a year', true],
    ['last season roughly half of the lots', true],
    ['来年は六百ほどになるかもしれません', true],
    ['今の二割ほどから八割に', true],
    ['全員スマートフォンを使えると思って話を進めております', true],
    ['creo que son unas 20 llamadas', true],
    ['keep the bills, is it six years, for the tax', true],
    ['保存は7年でしたか、税金のため', true],
    ['keep the bills. is it six years?', false],
    ['what is it like', false],
    ['the appointment is about the engine', false],
    ['a tank for up to four people gets pumped every three years', false],
    ['she walks around the hall', false],
    ['an app where people can chat', false],
    ['回覧板が一周するのに平均で十六日もかかり', false],
    ['お知らせを出したいと思います', false],
    ['I think we should send a text', false],
  ])('%s', (text, hedged) => {
    expect(isHedged(text)).toBe(hedged)
  })

  it('can leave aside what only rounds a number', () => {
    expect(isHedged('about four a day', { loosely: false })).toBe(false)
    expect(isHedged('about four a day, I guess', { loosely: false })).toBe(true)
  })
})
