import { expect, it } from 'vitest'
import { isSameQuestion } from './is-same-question.ts'

const asked = (text: string, said: string) => ({ text, quotes: [{ question: 'q4', text: said }] })

/** Each pair is about the same words of the founder: those words do not say what is asked of them. */
const SAME: [string, string, string][] = [
  [
    'we tell them when a walk is cancelled',
    'Who is told when a walk is cancelled: the owner or the walker?',
    'When a walk is cancelled, is the owner told or the walker?',
  ],
  [
    'deposit back if they cancel in time',
    'Does the deposit come back when a hirer cancels in time?',
    'If a hirer cancels in time, is the deposit given back?',
  ],
  [
    'photos of finished jobs',
    'How long are the photos of a finished job kept?',
    'For how long does the app keep photos of finished jobs?',
  ],
  [
    'late is two pounds',
    'Is the late fee charged per day or once?',
    'Is a late fee charged once or for each day?',
  ],
  ['35 for a cut', 'Do prices include VAT?', 'Are the prices with or without VAT?'],
  [
    'if two want the same slot',
    'What happens when two guests reserve the last table at the same time?',
    'When two guests book the last table at the same moment, what happens?',
  ],
  [
    'kids under twelve half',
    'From what day is the age of a child counted, the booking or the visit?',
    'Is the age of a child counted from the booking or from the day of the visit?',
  ],
  [
    'Sunita signs the sheets',
    'Who signs a sheet while Sunita is on holiday?',
    'While Sunita is on holiday, who signs the sheet?',
  ],
  [
    '予約は前日まで取り消せます',
    '予約の取り消しは何日前までできますか？',
    '何日前まで予約をキャンセルできますか？',
  ],
  [
    '写真は工事のあとも残す',
    '工事の写真は、いつまで保存しますか？',
    'いつまで工事の写真を残しますか？',
  ],
  [
    '料金は貼り紙のとおり',
    '料金は税込みですか、税抜きですか？',
    '税込みと税抜き、料金はどちらですか？',
  ],
  [
    '最後の一席',
    '最後の一席を二人が同時に押したら、どちらが取れますか？',
    '二人が最後の一席を同時に押したとき、どちらが取れますか？',
  ],
]

const OTHER: [string, string, string][] = [
  [
    'they give us five working days',
    'Does the day on which the customer asks count as the first of the five working days?',
    'Do bank holidays count among the five working days?',
  ],
  [
    'they give us five working days',
    'How does the customer ask for it to be taken down: by phone or in the app?',
    'Does the hire stop on the day the customer asks or when it is taken down?',
  ],
  [
    'if nobody has done it by two text me',
    'Who is texted at two when the boss is away?',
    'Is the text at two sent at weekends, too?',
  ],
  ['no-shows pay in full', 'Who marks a no-show?', 'How is the full price of a no-show collected?'],
  [
    'no-shows pay in full',
    'What is the no-show fee of a group?',
    'May the trainer waive the no-show fee of a group?',
  ],
  [
    'we keep the forms seven years',
    'From which day do the seven years of a form count?',
    'Who deletes a form after seven years?',
  ],
  [
    'we keep the forms seven years',
    'Who deletes a form after seven years?',
    'Is a form deleted after seven years?',
  ],
  [
    'parents get a text the day before',
    'At what hour is the text to parents sent the day before?',
    'What happens when the text to parents fails the day before?',
  ],
  [
    'members book two weeks ahead',
    'Are the two weeks of members counted from midnight or from opening?',
    'May staff book for members further ahead than two weeks?',
  ],
  [
    'over 65s get ten percent',
    'How is it known that somebody is over 65?',
    'Does the discount for over 65s come beside that for members?',
  ],
  [
    'half up front before a gang goes',
    'Who may let a gang go before the half is paid?',
    'Is the half of a gang job taken with or without VAT?',
  ],
  [
    'paid orders are packed',
    'Does an order count as paid when the transfer is announced or when it has arrived?',
    'Does an order that is paid in part count as paid?',
  ],
  [
    'paid orders are packed',
    'Can an order be changed after it is paid?',
    'Can an order be cancelled after it is paid?',
  ],
  [
    'teachers have their own pupils',
    "May a teacher see the notes of another teacher's pupils?",
    "May a teacher change the notes of another teacher's pupils?",
  ],
  [
    'children pay less',
    'Is the entrance fee of a child taken at the desk or in the app?',
    'Is the entrance fee of a group taken at the desk or in the app?',
  ],
  [
    'we never text people more than three times a year',
    'Which texts count when you never text people more than a few times a year?',
    'Does a text about a truck count towards the three a year?',
  ],
  ['orders close at noon', 'Who reopens orders?', 'When are orders opened again?'],
  [
    'late is two pounds',
    'Is a fine charged after 5 days late?',
    'Is a fine charged after 15 days late?',
  ],
  ['members pay by card', 'Can a booking be cancelled?', 'Can a booking be cancelled once paid?'],
  [
    '予約の取り消しは前日まで',
    '予約の取り消しはいくらですか？',
    '予約の取り消しはいつまでですか？',
  ],
  [
    '予約の取り消しは前日まで',
    '予約の取り消しは前日の閉店までですか？',
    '予約の取り消しを電話で頼む人も前日までですか？',
  ],
  [
    '取り消しは前日の正午まで無料',
    '正午ちょうどの取り消しは無料ですか？',
    '人数を減らすだけの変更も、取り消しと同じ扱いですか？',
  ],
  [
    '過ぎたら料金の半分',
    '料金の半分には、貸し竿や氷も含みますか？',
    '料金の半分は、だれがどうやって集めますか？',
  ],
  [
    '欠航の知らせ',
    '欠航の知らせが届かないことを、アプリは何で見分けますか？',
    '欠航の知らせは、何時に送りますか？',
  ],
  ['名簿は一年', '名簿の一年は、乗船の日から数えますか？', '名簿を一年で消すのは、だれですか？'],
  [
    '先生は自分の生徒だけ',
    '先生は、ほかの先生の生徒の記録を見られますか？',
    '先生は、ほかの先生の生徒の記録を直せますか？',
  ],
  [
    '小学生は半額',
    '小学生の料金は、予約の日の学年で決まりますか？',
    '小学生の料金は、貸し竿にも及びますか？',
  ],
  [
    '注文は昼まで',
    '注文は、支払いのあとに変更できますか？',
    '注文は、支払いのあとに取り消せますか？',
  ],
]

it.each(SAME)('of “%s”, the same: %s %s', (said, one, other) => {
  expect(isSameQuestion(asked(one, said), asked(other, said))).toBe(true)
})

it.each(OTHER)('of “%s”, something else: %s %s', (said, one, other) => {
  expect(isSameQuestion(asked(one, said), asked(other, said))).toBe(false)
  expect(isSameQuestion(asked(other, said), asked(one, said))).toBe(false)
})

const TEXTS = 'we never text people more than three times a year'

it.each([
  ['about the same words', TEXTS, true],
  ['about other words', 'a truck breaks down and they all get a text', false],
] as const)('in another language the words tell: %s', (_, said, isSame) => {
  const japanese = asked('三回に、故障の知らせも数えますか？', said)
  const english = asked('Does a text about a truck count towards the three a year?', TEXTS)
  expect(isSameQuestion(japanese, english)).toBe(isSame)
})
