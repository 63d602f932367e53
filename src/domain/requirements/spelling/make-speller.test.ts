import { expect, it } from 'vitest'
import { makeSpeller } from './make-speller.ts'

const ENGLISH = [
  { written: 'kev', meant: 'Kev' },
  { written: 'anitfoul', meant: 'antifoul' },
  { written: 'whatsapp', meant: 'WhatsApp' },
  { written: 'msg', meant: 'message' },
]
const JAPANESE = [
  { written: '行きと身丈', meant: '裄と身丈' },
  { written: '止め袖', meant: '留袖' },
  { written: '黒い止め袖', meant: '黒留袖' },
]
const VERBAL = [
  { written: '行き', meant: '裄' },
  { written: '前取り', meant: '前撮り' },
]

it.each([
  [ENGLISH, "kev's list", "Kev's list"],
  [ENGLISH, 'kevlar and a kev.', 'kevlar and a Kev.'],
  [ENGLISH, 'Whatsapp them', 'WhatsApp them'],
  [ENGLISH, 'Anitfoul has to dry.', 'Antifoul has to dry.'],
  [ENGLISH, 'kev@yard.example, kev.example', 'kev@yard.example, kev.example'],
  [ENGLISH, 'msg-01, msg 1', 'msg-01, message 1'],
  [JAPANESE, '行きと身丈を計る', '裄と身丈を計る'],
  [JAPANESE, '学校の行き帰り', '学校の行き帰り'],
  [JAPANESE, '行き', '裄'],
  [JAPANESE, '止め', '止め'],
  [JAPANESE, '黒い止め袖と止め袖', '黒留袖と留袖'],
  [VERBAL, '行きと身丈、行き 2', '裄と身丈、裄 2'],
  [VERBAL, '店に持って行き、車で行きます', '店に持って行き、車で行きます'],
  [VERBAL, 'お客さんに連絡が行き、決まる', 'お客さんに連絡が行き、決まる'],
  [VERBAL, '行き先と7日前取り消し', '行き先と7日前取り消し'],
  [VERBAL, '前取りの日に前取りをする', '前撮りの日に前撮りをする'],
])('%#: “%s” is spelled', (...[spellings, text, told]) => {
  expect(makeSpeller(spellings)?.spell(text)).toBe(told)
})

it('spells nothing by nothing', () => {
  expect(makeSpeller([])).toBeNull()
})
