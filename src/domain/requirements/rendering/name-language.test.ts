import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { DOCUMENT_TEXT as ENGLISH } from '#domain/requirements/text-en/document.ts'
import { DOCUMENT_TEXT as JAPANESE } from '#domain/requirements/text-ja/document.ts'
import { nameLanguage } from './name-language.ts'

describe('languageName', () => {
  it.each([
    ['en', 'English', '英語'],
    ['ja', 'Japanese', '日本語'],
    ['und', null, null],
    ['sw', 'sw', 'sw'],
    ['constructor', 'constructor', 'constructor'],
  ])('of %s', (tag, english, japanese) => {
    expect(nameLanguage(tag, ENGLISH)).toBe(english)
    expect(nameLanguage(tag, JAPANESE)).toBe(japanese)
  })

  it.each([
    'The client books a place with the teacher',
    'El cliente reserva una plaza con la profesora',
    'Le client est dans la liste pour la classe',
    'Der Kunde bucht einen Platz für die Klasse',
    'O cliente não vem para a aula com uma amiga',
    'Il cliente non vede gli altri nomi della lista',
    'De klant boekt een plaats voor het uur van de les',
    'お客様が予約する',
    '고객이 예약한다',
    '客人预约课程',
    'Клиент бронирует место',
    'العميل يحجز مكانا',
    'Ο πελάτης κλείνει θέση',
    'הלקוח מזמין מקום',
    'ลูกค้าจองที่',
    'ग्राहक जगह बुक करता है',
  ])('has a name for the language of %j in each of our languages', (text) => {
    const tag = detectLanguage([text])
    expect(nameLanguage(tag, ENGLISH)).toMatch(/^[A-Z][a-z]{3,}$/)
    expect(nameLanguage(tag, JAPANESE)).toMatch(/語$/)
  })
})
