import { describe, expect, it } from 'vitest'
import { detectLanguage } from '#domain/language/detect-language.ts'
import { findContradictions } from './find-contradictions.ts'

type Said = readonly [question: string, text: string]

/** Two answers of one founder that cannot both hold, by the words alone. */
const CLASH: readonly [string, Said, Said][] = [
  [
    'hold 15/30',
    ['q9', 'A table is held for fifteen minutes. After that somebody else gets it.'],
    [
      'q12',
      "They're stuck in traffic: we keep the table half an hour, then it goes to the next people.",
    ],
  ],
  [
    'offline',
    ['q7', 'Must: works offline in the barn, there is no signal there. Must: a list of the goats.'],
    ['q14', "There is always internet in the barn, so it doesn't need to work offline."],
  ],
  [
    'auto/approve',
    ['q6', '3. Sam taps Book. 4. The booking is confirmed at once and he gets a text.'],
    ['q9', 'No booking counts until I have approved it.'],
  ],
  [
    'lead time',
    ['q9', "Orders need to be in three days ahead, I can't bake faster."],
    ['q3', 'People order a cake in the morning and have it the same day.'],
  ],
  [
    'late fee or none',
    ['q13', 'Late returns cost 2 euros a day.'],
    ['q9', 'When somebody brings the bike back late, then there is no charge, we just sigh.'],
  ],
  [
    'closing time',
    ['q9', 'We close at six, nothing after that.'],
    ['q6', '2. Lena picks the 7:30 pm slot. 3. She pays.'],
  ],
  [
    '貸出期間',
    ['q9', '貸出は三週間までです。'],
    ['q12', '二週間たっても返ってこない本は延滞として表示します。'],
  ],
  [
    '自動確定',
    ['q6', '4. 予約はその場で確定し、メールが届く。'],
    ['q9', '予約は私が承認するまで確定しません。'],
  ],
  [
    '年齢',
    ['q9', '小学生未満は参加できません。6歳未満はお断りしています。'],
    ['q14', '毎週30人くらい、3歳から5歳の子も参加しています。'],
  ],
  [
    '営業時間',
    ['q9', '営業は10時から18時までで、それより遅い予約は受けません。'],
    ['q6', '2. 鈴木さんは仕事帰りの19時の枠を選ぶ。'],
  ],
  ['予算', ['q15', '予算は三十万円までです。'], ['q14', '作るのに80万円は用意してあります。']],
  [
    'espera',
    ['q8', 'Nada de lista de espera.'],
    ['q12', 'Si está lleno, se apunta a la lista de espera y le avisamos.'],
  ],
  [
    'frequency',
    ['q13', 'Invoices go out once a month.'],
    ['q7', "Must: every Friday the app sends each customer the week's invoice."],
  ],
  [
    'only vet',
    ['q5', 'Only the vet writes in the treatment notes.'],
    ['q6', '5. The receptionist adds a line to the treatment notes and closes the visit.'],
  ],
  [
    'phone/computer',
    ['q11', 'Everybody works on the shop computer, nobody uses a phone for this.'],
    ['q6', '1. Del opens it on his phone in the yard. 2. He ticks the load.'],
  ],
  [
    'launch',
    ['q4', "We start in the new year, and by Easter I'd like forty families on it."],
    ['q15', 'I need this up by October half term or we lose the winter bookings.'],
  ],
  [
    'apprentice price',
    [
      'q5',
      'Apprentices see the jobs, nothing else. What the customer is charged stays between me and the customer.',
    ],
    ['q11', "Apprentice's screen: job, address, what the customer is being charged, photos."],
  ],
  [
    'swap must/nice',
    ['q7', "Nice if there's time: swapping shifts between helpers."],
    [
      'q12',
      "Someone is ill on the morning. If they can't swap with another helper in the app, the whole thing is useless to me.",
    ],
  ],
  [
    'sign off',
    ['q5', 'Team leaders sign off holiday for their own people.'],
    ['q9', 'Holiday is only ever signed off by Linda in the office.'],
  ],
  [
    'owners pay',
    ['q3', "Owners get a walker nearby, and they don't pay us anything for that."],
    ['q13', 'We take 15% from the walker and 2 euros a booking from the owner.'],
  ],
  [
    'channel',
    ['q13', "Reminders by WhatsApp, that's the only thing they look at."],
    ['q12', 'If the reminder email bounces, tell the office.'],
  ],
  [
    '定員',
    ['q9', 'ヨガは一クラス十名で締め切ります。'],
    ['q11', 'クラスの画面には、時間と先生と「残り◯席（全15席）」を出したいです。'],
  ],
  [
    'お知らせ',
    ['q7', '必須：予約の前日に自動でお知らせが届く。'],
    ['q15', 'お金が足りなければ、前日のお知らせはなくても構いません。'],
  ],
  [
    '登録',
    ['q8', '会員登録はなしにします。面倒だと使ってもらえないので。'],
    ['q9', '会員登録をしていない人は予約できません。'],
  ],
  [
    '日曜',
    ['q11', '日曜と月曜はお休みなので、カレンダーには出さないでください。'],
    ['q14', '日曜の午後に一番アクセスが集中し、お店もいっぱいになります。'],
  ],
  [
    '手数料',
    ['q3', '飼い主さんは手数料なしで頼めるようになります。'],
    ['q13', '一回の依頼ごとに、飼い主さんから手数料300円をいただきます。'],
  ],
  [
    'descuentos',
    ['q5', 'La encargada puede dar descuentos cuando quiera.'],
    ['q9', 'Los descuentos los autorizo yo y nadie más.'],
  ],
]

/** Two answers that only look so. */
const AGREE: readonly [string, Said, Said][] = [
  [
    'hold by size',
    ['q9', 'A table for two is held for fifteen minutes.'],
    ['q12', 'A party of eight gets half an hour before the table goes.'],
  ],
  [
    'ticket',
    ['q13', 'Adults pay 12 euros, children 7.'],
    ['q9', "A child's ticket for 7 euros is only for under twelves."],
  ],
  [
    'at home',
    ['q9', 'We close at six.'],
    ['q6', "1. At 9 pm Lena books the ten o'clock slot for tomorrow."],
  ],
  [
    'lead/reminder',
    ['q9', 'Orders need to be in three days ahead.'],
    ['q13', 'A reminder goes out one day ahead of the pick-up.'],
  ],
  [
    'vet',
    ['q5', 'Only the vet writes in the treatment notes.'],
    ['q6', '5. The receptionist prints the invoice and closes the visit.'],
  ],
  [
    'offline',
    ['q7', 'Must: works without signal in the barn.'],
    ['q12', 'When the internet is back, what was ticked offline is sent.'],
  ],
  [
    'deposit/fee',
    ['q13', 'The deposit is £50.'],
    ['q9', 'The late fee is £10 a day, taken from the deposit.'],
  ],
  ['o11', ['q9', 'Children under five come free.'], ['q13', 'A ticket is 8 pounds.']],
  [
    'o12',
    ['q5', 'Only the manager changes prices.'],
    ['q6', '3. Sue, the manager, changes the price of the cake.'],
  ],
  [
    'o13',
    ['q8', 'No shop for merchandise.'],
    ['q6', '2. Tim goes to the shop and shows the code.'],
  ],
  [
    'o14',
    ['q9', 'The pool takes 30 swimmers.'],
    ['q12', "If the boat's eight seats are gone, show the next trip."],
  ],
  [
    'o15',
    ['q13', 'Reminders go by text, receipts by email.'],
    ['q6', '5. Ann finds the receipt in her email.'],
  ],
  [
    'o16',
    ['q5', 'パートさんは予約の変更はできません。'],
    ['q12', 'お客様が予約を変更したら、店長に知らせる。'],
  ],
  [
    'o17',
    ['q13', 'カットは4,400円、カラーは6,600円です。'],
    ['q6', '4. カラー代の6,600円を払う。'],
  ],
  [
    'o18',
    ['q13', 'La clase suelta cuesta 15 euros, el bono 120.'],
    ['q6', '3. Julia compra el bono y paga 120 euros.'],
  ],
]

function find(...said: Said[]) {
  const answers = said.map(([question, text]) => ({ question, text }))
  return findContradictions({
    rows: [],
    answers,
    language: detectLanguage(said.map((each) => each[1])),
  })
}

describe('contradictions by the words alone', () => {
  it.each(CLASH)('%s: %s / %s', (_, one, other) => {
    expect(find(one, other).length).toBeGreaterThan(0)
  })

  it.each(AGREE)('none, %s: %s / %s', (_, one, other) => {
    expect(find(one, other)).toEqual([])
  })
})
