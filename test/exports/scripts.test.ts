import { expect, it } from 'vitest'
import { makeFile } from '#server/exports/make-file.ts'
import { sourceOf } from './documents.ts'
import { readPdf, squeezed } from './readers.ts'

/** As pdf.js gives it back: letters in their plain forms. */
const copied = (text: string) => squeezed(text.normalize('NFKC'))

it.each([
  [
    'Korean',
    '요가 스튜디오 예약',
    '고객이 휴대폰으로 수업을 예약하고 열두 시간 전까지 취소합니다.',
  ],
  ['Arabic', 'حجز دروس اليوغا', 'يحجز العميل مكانه خلال 3 دقائق، ثم يصله بريد إلكتروني.'],
  ['Hebrew', 'הזמנת שיעורי יוגה', 'הלקוח מזמין מקום בפחות משלוש דקות.'],
  ['Thai', 'จองคลาสโยคะ', 'ลูกค้าจองที่นั่งผ่านโทรศัพท์มือถือและยกเลิกได้ฟรี'],
  ['Chinese', '瑜伽课预约', '客户们用手机预约课程，并且可以免费取消。'],
  ['Greek', 'Κρατήσεις γιόγκα', 'Ο πελάτης κλείνει θέση μέσα σε τρία λεπτά.'],
  ['Russian', 'Запись на йогу', 'Клиент выбирает место и получает письмо.'],
  ['emoji', 'Yoga 😀', 'We ❤ yoga 🧘 and tea ✅ daily.'],
])('%s stands in a PDF as it was said, and can be copied', async (_, title, said) => {
  const { pages, outline, info } = await readPdf(
    await makeFile(sourceOf(title, { q1: said }), 'pdf'),
  )
  const text = copied(pages.join(' '))
  expect(text).toContain(copied(title))
  expect(text).toContain(copied(said))
  expect(text).not.toContain('□')
  expect(text).not.toContain('cannot')
  expect(info).toMatchObject({ Title: title })
  expect(outline.length).toBeGreaterThan(10)
})
