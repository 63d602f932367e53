import { expect, it } from 'vitest'
import { decidesNothing } from './decides-nothing.ts'

const PEOPLE = ['Donna', 'cleaner', '店主']

it.each([
  ['The stricter of the two holds.', 'Is it the flat rate or the hour?'],
  ['It is decided case by case by Donna.', 'Is linen in?'],
  ['Donna decides each time.', 'Who pays for data?'],
  ['The other way round.', 'Is a lead told first?'],
  ['To be decided.', 'When does it end?'],
  ['It depends.', 'When does it end?'],
  ['The app is built without it until Donna decides.', 'Who pays for data?'],
  ['The simplest form that the main story needs.', 'Who does what with reviews?'],
  ['店主が決めるまで、これなしで作る。', '写真はどうしますか?'],
  ['Donna decides case by case whether the owner pays.', 'Does the owner pay?'],
  ['店主が個別に判断します。', '手数料はどうしますか?'],
  ['その都度、店主が決めます。', '手数料はどうしますか?'],
  ['二つのうち厳しいほうに従う。', '5日ですか、3日ですか?'],
  ['状況に応じて対応します。', 'お休みの日はどうしますか?'],
  ['The late fee is a setting that Donna can change.', 'How much is the late fee?'],
  ['The listed price is charged and stays editable.', 'What is charged where no price is listed?'],
  ['The deposit can be changed later.', 'How much is the deposit?'],
  ['手数料は設定とし、あとから変えられる。', '手数料はいくらですか?'],
])('%s says nothing to build', (text, asked) => {
  expect(decidesNothing(text, { asked, people: PEOPLE })).toBe(true)
})

it.each([
  ['Only Donna can send bills.', 'Does only Donna send the bills, or the cleaner, too?'],
  ['The earlier tick counts, the other is kept to look at.', 'Which tick counts?'],
  ['Nothing is charged until Donna decides.', 'Is the late fee charged?'],
  ['Orders are built without it: no frame is added.', 'Is a frame added?'],
  ['The simplest form has one field for a note.', 'What is written down of a visit?'],
  ['The earlier one counts.', 'Which of two ticks counts?'],
  ['Nothing is charged until Donna has entered a price, case by case.', 'Who sets the price?'],
  ['Each time a job moves, the cleaner is told.', 'Who is told?'],
  ['The stricter of the two holds: “max 4 houses”.', 'May the limit be broken?'],
  ['店主が一点ずつ金額を入れます。', '保管料はいくらですか?'],
  ['The late fee is 5 pounds and stays editable.', 'How much is the late fee?'],
  ['The date can be changed by the cleaner until Friday.', 'Who may move the date?'],
  ['手数料は5%とし、あとから変えられる。', '手数料はいくらですか?'],
  ['その都度、店主が金額を入れるまで請求しません。', '保管料はどうしますか?'],
])('%s can be built', (text, asked) => {
  expect(decidesNothing(text, { asked, people: PEOPLE })).toBe(false)
})
