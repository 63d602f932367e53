import { describe, expect, it } from 'vitest'
import { findUnfounded } from './find-unfounded.ts'
import { findForeignWords } from './own-words.ts'

describe('numbers of a model’s words', () => {
  it.each([
    ['The fee of a 58 exam is due.', 'Grades 6 to 8 at £58 per exam.', []],
    ['All 12 lessons are kept.', 'You can cancel 12 hours before three lessons.', ['12 lessons']],
    ['All 12 lessons are kept.', 'The 12 paid lessons are kept.', []],
    ['No Ready by 2.30pm rings Priya.', 'No Ready by 2.30 = Priya and me pinged', []],
    ['She takes 6 photos.', 'Photos of every room, min 6.', []],
    ['Hours run out after 12 months, asked 3 hours before.', '12 mths, stop 3 hrs before', []],
    ['Hours run out after 12 weeks.', 'runs out after 12 mths', ['12 weeks']],
    ['Nobody under 17 yet books.', 'not before they are 17', []],
    ['Who is stopped at €100 hang on it.', 'over €100 they can’t book', []],
    ['Who is stopped at €200 hang on it.', 'over €100 they can’t book', ['200']],
    ['Count them before half past eight without a mender.', 'after half past eight', []],
    ['割烹の5kgを注文に入れる。', '割烹さんは5kgを週に3回', []],
    ['割烹の8kgを注文に入れる。', '割烹さんは5kgを週に3回', ['8']],
    ['One of the top three says yes.', 'Ring the top three.', []],
    ['On a Saturday or Sunday: refused.', 'Open Monday to Friday, Saturday for Lotte.', []],
    ['On Sundays it is shut.', 'Mon–Sat, 9 till 5', []],
    ['Only Tuesdays and Thursdays.', 'Choose a trial day: Tue or Thurs.', []],
    ['Only Wednesdays.', 'Choose a trial day: Tue or Thu.', ['Wednesdays']],
    ['Sent on Sunday.', 'We send it weekly, until Friday.', ['Sunday']],
  ])('%s, where it was said: %s', (text, source, unfounded) => {
    expect(findUnfounded(text, [source])).toEqual(unfounded)
  })
})

it.each<[string, string, string[]]>([
  ['kept 5 years', 'signatures – 5 years (insurance)', ['kept']],
  ['is shown only her own, and is told', 'It only shows her own and tells her', []],
  ['held till then, and sent', 'hold it till then and she sends it', []],
  ['the book in which every signing is kept', 'Keith must keep every signing in a book', []],
  ['sold at the door', 'hold it at the door', ['sold']],
  ['the box where the skis are', 'the skis are in a box', []],
  ['来店の三十日後に消す', '来店の三十日後に消してください', []],
  ['タオルを返し、「返却」を押す', 'リストバンドとタオルを返し、番台で「返却」を押して終わり', []],
  ['枠を取ると出る番号', '画面に番号が出ます', ['枠を', '取る']],
  ['FAX、LINE', '北川さんにはFAXで、ほかの方はLINEで送ります', []],
  ['片道のキロ、パスワードと番号', '片道三十キロまで、番号とパスワード', []],
  ['往復のキロ、アプリと番号', '片道三十キロまで、番号とパスワード', ['往復', 'アプリ']],
  ['緊急の連絡先', '連絡をください', ['緊急', '絡先']],
])('names the words that no quote has, as they stand there: %s / %s', (text, quote, words) => {
  expect(findForeignWords(text, [quote])).toEqual(words)
})
