import { describe, expect, it } from 'vitest'
import { findSecrets } from './find-secrets.ts'

const ROLES = ['主人', '栗田', 'Gordon', 'members', '患者さん', 'お客', '受付', '院長']

function secretsOf(text: string): string[] {
  return findSecrets([{ question: 'q15', text }], ROLES).map((each) => each.text)
}

describe('what the founder asks to keep from somebody', () => {
  it.each<[string, string]>([
    [
      'お金は主人が50万までって言っとって私のへそくりで80万までは出せると思う、主人には言わんでください、月々は8千円くらいまで',
      '私のへそくりで80万までは出せると思う、主人には言わんでください',
    ],
    [
      "Gordon says 3,000 but I could find 5,000, don't tell him. Monthly 30.",
      "I could find 5,000, don't tell him.",
    ],
    [
      "We have £3,000. I have another £2,000 put by. Don't tell Gordon.",
      "I have another £2,000 put by. Don't tell Gordon.",
    ],
    [
      'Between you and me, I may sell the shop in March. Monthly 30.',
      'Between you and me, I may sell the shop in March.',
    ],
    ["Don't tell my husband I'm leaving in May.", "Don't tell my husband I'm leaving in May."],
    ['Not a word to Beryl, but I want to stop.', 'Not a word to Beryl, but I want to stop.'],
    ['i have two thousand more, dont tell gordon', 'i have two thousand more, dont tell gordon'],
    [
      'The roof fund has 900 left (this is between us).',
      'The roof fund has 900 left (this is between us)',
    ],
    [
      "I have a buyer for the yard and my brother mustn't find out.",
      "I have a buyer for the yard and my brother mustn't find out.",
    ],
    [
      '春に辞めてもらうつもりです、栗田さんには言わんといて',
      '春に辞めてもらうつもりです、栗田さんには言わんといて',
    ],
    [
      '来年で店をたたむつもりです。これは母には内緒にしてください。',
      '来年で店をたたむつもりです。これは母には内緒にしてください。',
    ],
    [
      '三月に四万円足りず、私が立て替えました(これは会員さんには言っておりません)。会費は年3千円です。',
      '私が立て替えました(これは会員さんには言っておりません)',
    ],
    [
      "It is 60 a month at most, maybe 70 if I pay the rest, Beryl doesn't know I've said that. Texts too.",
      "It is 60 a month at most, maybe 70 if I pay the rest, Beryl doesn't know I've said that.",
    ],
    [
      "We were 400 short and I paid it myself (I haven't told the members this). Fees are 30.",
      "We were 400 short and I paid it myself (I haven't told the members this)",
    ],
    ['ここだけの話、来年は値上げします。月は3千円です。', 'ここだけの話、来年は値上げします。'],
    [
      '親方には黙っといてほしいんですけど、独立したら使います。',
      '親方には黙っといてほしいんですけど、独立したら使います。',
    ],
    [
      "Don't pass this on: one holder owes us £310, I've said forget it. Tickets are 165.",
      "Don't pass this on: one holder owes us £310, I've said forget it.",
    ],
    [
      "This is private, not for the helpers: Neil had a funny turn, he's not to drive. Boats are 9.",
      "This is private, not for the helpers: Neil had a funny turn, he's not to drive.",
    ],
    [
      "A warning when lustres go in, fumes are murder and Ruth's expecting (committee doesnt know, wheesht).",
      "fumes are murder and Ruth's expecting (committee doesnt know, wheesht)",
    ],
    [
      "I've already got £6k in the place, only Moira knows and Gordon's not to. Ready by May.",
      "I've already got £6k in the place, only Moira knows and Gordon's not to.",
    ],
    [
      "I have four thousand, maybe six, Carl doesn't know about the six. Ready by May.",
      "maybe six, Carl doesn't know about the six.",
    ],
    [
      "Jean is kind. Don't put down about Lloyd's licence, that's over.",
      "Don't put down about Lloyd's licence",
    ],
    [
      'A woman, call her Sandra (that is actually her name, change it) drops a crate.',
      'call her Sandra (that is actually her name, change it)',
    ],
    [
      'ケンジのことで、これは書かんでほしいだけど、前のとこで金の間違いがあって辞めてきたもんで。樽は十本。',
      'ケンジのことで、これは書かんでほしいだけど、前のとこで金の間違いがあって辞めてきたもんで。',
    ],
    [
      '樽は十本。フミさんの時給は九百九十円だけど、ケンジは千二百円、これフミさんには知らせなんでくれ。',
      'フミさんの時給は九百九十円だけど、ケンジは千二百円、これフミさんには知らせなんでくれ。',
    ],
    [
      '場所貸しだっつう話でやってるだが、これ突つかれると、まあ、人には言わんでください。',
      '場所貸しだっつう話でやってるだが、これ突つかれると、まあ、人には言わんでください。',
    ],
    [
      '保険は一億 資格が切れたら出せない 健二のあれは本人は知らないことにしてるから 紙に出すなよ',
      '健二のあれは本人は知らないことにしてるから 紙に出すなよ',
    ],
    [
      "Bus at ten. A lady is seeing a solicitor and he thinks she's at the library, oh, I shouldn't have said that, scrub that out would you, that's not mine to tell.",
      "A lady is seeing a solicitor and he thinks she's at the library, oh, I shouldn't have said that, scrub that out would you, that's not mine to tell.",
    ],
    [
      "Ray's had a funny turn, between you and me and the gatepost that is, it don't go on any bit of paper. Swap a driver.",
      "Ray's had a funny turn, between you and me and the gatepost that is, it don't go on any bit of paper.",
    ],
    [
      'Four is the Lottery. The rest is Margaret, so when you come to the money say a well-wisher, you leave her name right out of it.',
      'The rest is Margaret, so when you come to the money say a well-wisher, you leave her name right out of it.',
    ],
    [
      'Please keep the following to yourself and do not put it in any document: the cake collapsed. Nuts: no.',
      'Please keep the following to yourself and do not put it in any document: the cake collapsed.',
    ],
    [
      '- Builder: my husband.\n- Bisi is expecting in May. She has told me and nobody else, so it goes no further than this line.',
      '- Bisi is expecting in May. She has told me and nobody else, so it goes no further than this line.',
    ],
    [
      'Strictly not for the spec or my husband: I am discussing a sale. Treat it as unsaid.',
      'Strictly not for the spec or my husband: I am discussing a sale. Treat it as unsaid.',
    ],
    [
      '家は三軒。りくくんの子ですけど、お母さんが夜のお仕事で、22時まで妹と二人です。ここだけの話にしてください、どこにも残さないで。',
      'りくくんの子ですけど、お母さんが夜のお仕事で、22時まで妹と二人です。ここだけの話にしてください、どこにも残さないで。',
    ],
    [
      'お米はお寺さんがくださってますが、檀家さんに知られると困るそうで、お名前も出さない約束なんです、すみません伏せてください。',
      'お米はお寺さんがくださってますが、檀家さんに知られると困るそうで、お名前も出さない約束なんです、すみません伏せてください。',
    ],
    [
      '会長さんの耳に入ると大ごとになるので、書かずに流してほしいのですが、来年3月で出るかもしれません。住所は変えられるように。',
      '会長さんの耳に入ると大ごとになるので、書かずに流してほしいのですが、来年3月で出るかもしれません。',
    ],
  ])('%s', (said, kept) => expect(secretsOf(said)).toEqual([kept]))

  it.each([
    "Don't tell parents who else is coming.",
    "If a boat is overdue, don't tell him, tell me.",
    'Members must not see what others paid. Keep it private.',
    'The driving is shared between us.',
    'Between us we have three vans.',
    "Don't tell members until it is paid.",
    "We don't tell Gordon anything.",
    "Don't mention this to customers.",
    "The phone, don't put that on a screen.",
    'The bid stays secret until the auction ends.',
    '患者さんには病名を言わんでください',
    '病名は患者さんには言わないでください',
    '原価は300円です。お客さんには言わないでください。',
    'アレルギーのことは大事な秘密なので、済んだら一か月で消してほしい。',
    '本人にはまだ言っとりません',
    '番号は会員さんには言っておりません',
    "I haven't told the builder when to start.",
    "Beryl doesn't know that.",
    'お祝いは本人には内緒で届ける',
    '夜8時より後は送らんといて',
    'Notes about customers. This is private.',
    "Don't pass this form on to drivers.",
    'Ask Beryl which lane, Beryl only knows the rest.',
    'Keep the queue moving, goods go no lower than the shelf.',
    'A leaver leaves his name badge out on the desk.',
    'If she rings, leave her name out on the board.',
    'アレルギーの人の名前は伏せておく画面がいい',
    '領収書は紙に出してください',
    'お客さんには知らせないでください',
  ])('nothing of what the app is not to tell: %s', (said) => expect(secretsOf(said)).toEqual([]))
})
