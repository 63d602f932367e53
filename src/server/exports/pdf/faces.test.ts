import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { Faces } from './faces.ts'
import { shapeFont } from './shape-font.ts'
import { type Face, FONT_FILES, type Role } from './typeface.ts'

const faces = new Faces(new PDFDocument())
const LOOK = { size: 10, colour: '000000' }
const stretches = (text: string, role: Role = 'text') => faces.stretches(text, { ...LOOK, role })
const facesOf = (text: string, role?: Role) =>
  stretches(text, role).map(({ text: part, setting }) => [part, setting.face])

const TEXTS: [string, string][] = [
  ['Latin', 'Ça coûte 3 €: “naïve” – déjà vu… Łódź → ≥ ×'],
  ['Greek', 'Η εφαρμογή κρατήσεων'],
  ['Cyrillic', 'Приложение для записи, їжак'],
  ['Vietnamese', 'Ứng dụng đặt chỗ'],
  ['Japanese', '「予約」アプリです。髙橋さん、々〇①℃'],
  ['Korean', '요가 예약 앱입니다. 똠방각하 뷁!'],
  ['Chinese', '这个应用让们预约'],
  ['Arabic', 'هذا تطبيق لحجز الدروس، ٣ دقائق؟ پچگ'],
  ['Hebrew', 'שָׁלוֹם עולם'],
  ['Thai', 'แอปจองคลาสโยคะที่นั่ง'],
  ['Hindi', 'क्षमा नमस्ते'],
  ['emoji', '😀👩‍👩‍👧‍👦🇯🇵✅❤️👍🏽1️⃣'],
]

describe('stretches', () => {
  it.each(TEXTS)('draw every sign of %s in every role', (_, text) => {
    for (const role of ['text', 'bold', 'title'] as const) {
      for (const stretch of stretches(text, role)) {
        const { glyphs } = shapeFont(FONT_FILES[stretch.setting.face]).layout(stretch.text)
        expect(stretch.text).not.toContain('□')
        expect(glyphs.filter(({ id }) => id === 0)).toEqual([])
      }
    }
  })

  it.each<[string, Role, [string, Face][]]>([
    [
      'Yoga 予約',
      'text',
      [
        ['Yoga ', 'inter'],
        ['予約', 'gothic'],
      ],
    ],
    [
      '7 機能',
      'title',
      [
        ['7 ', 'newsreader'],
        ['機能', 'gothic-bold'],
      ],
    ],
    ['수업 예약', 'bold', [['수업 예약', 'korean-bold']]],
    [
      'A 😀 B',
      'text',
      [
        ['A ', 'inter'],
        ['😀', 'emoji'],
        [' B', 'inter'],
      ],
    ],
    [
      'I ❤️ it',
      'text',
      [
        ['I ', 'inter'],
        ['❤️', 'emoji'],
        [' it', 'inter'],
      ],
    ],
    ['e\u0301', 'text', [['é', 'inter']]],
  ])('%j as %s wear the product’s typefaces where they hold it', (text, role, expected) => {
    expect(facesOf(text, role).map(([part, face]) => [part?.replace('\uFE0F', ''), face])).toEqual(
      expected.map(([part, face]) => [part.replace('\uFE0F', ''), face]),
    )
  })

  it('show □ for what no typeface holds', () => {
    expect(facesOf('a\u{1E900}b')).toEqual([['a□b', 'inter']])
    expect(faces.holds('\u{1E900}')).toBe(false)
    expect(faces.holds('\u200D')).toBe(true)
  })
})

describe('shapedFont', () => {
  it('joins Arabic letters, last one first', () => {
    const font = shapeFont(FONT_FILES.arabic)
    const idsOf = (text: string) => font.layout(text).glyphs.map(({ id }) => id)
    const joined = idsOf('بيت')
    expect(joined).toHaveLength(3)
    for (const [place, letter] of ['ت', 'ي', 'ب'].entries())
      expect(joined[place]).not.toBe(idsOf(letter)[0])
    expect(font.layout('بيت').glyphs.map(({ codePoints }) => codePoints)).toEqual([
      [0x62a],
      [0x64a],
      [0x628],
    ])
  })

  it.each([
    ['لا', [0xfefc]],
    ['بلا', [0xfefc, 0x628]],
    ['تر', [0x631, 0x62a]],
    ['ffi', null],
  ])('copies the letters of %j in their order', (text, expected) => {
    const font = shapeFont(FONT_FILES[expected === null ? 'inter' : 'arabic'])
    const points = font.layout(text).glyphs.flatMap(({ codePoints }) => [...codePoints])
    expect(points).toEqual(expected ?? [...text].map((sign) => sign.codePointAt(0)))
  })

  it('gives the same word again however it was used before', () => {
    const font = shapeFont(FONT_FILES.inter)
    const positions = font.layout('word ').positions
    for (const position of positions) position.xAdvance = 0
    expect(font.layout('word ').advanceWidth).toBeGreaterThan(0)
    expect(font.layout('\u00A0').glyphs[0]?.codePoints).toEqual([0xa0])
    expect(font.layout(' ').glyphs[0]?.codePoints).toEqual([0x20])
  })
})
