import { describe, expect, it } from 'vitest'
import { askDoubt, askSides, chooseSide, chooseUntil } from './choose-default.ts'
import { DEFAULT_TEXT as ENGLISH } from './text-en.ts'
import { DEFAULT_TEXT as JAPANESE } from './text-ja.ts'

function undecided(text: string, ...said: string[]) {
  return { text, quotes: said.map((words, at) => ({ question: `q${at + 4}`, text: words })) }
}

describe('what holds until two sides agree', () => {
  it.each([
    [
      'of two hours the earlier one',
      ['nothing is open after 18.00', 'people can give it back until 20.00'],
      'The earlier time counts: 18.00.',
    ],
    [
      'data goes at the earlier date',
      ['names are deleted after 12 months', 'we keep everything 2 years'],
      ENGLISH.sooner,
    ],
    [
      'what refuses comes first',
      ['Treasurer: money. No patients', 'Paul prints the bill for patients'],
      'Without exception: “No patients”.',
    ],
    [
      'what holds whatever comes is before another no',
      ['maximum 16 dogs a night', 'after 21:00 no dog goes home'],
      'Without exception: “maximum 16 dogs a night”.',
    ],
    [
      'whatever is asked',
      ['the key stays with us whatever they say', 'a regular takes the key home'],
      'Without exception: “the key stays with us whatever they say”.',
    ],
    [
      'of two that refuse alike the last',
      ['at most 12 in the room', 'never more than 10 in the room'],
      'As you said: “never more than 10 in the room”.',
    ],
    [
      'of how many there is room for the lower',
      ['the boat is licensed for 10 guests', 'the boat takes 12 guests'],
      'As you said: “the boat is licensed for 10 guests”.',
    ],
    [
      'that one does not know is no side',
      ['linen count per house', 'Dont know: is linen in v1 or a rabbit hole, no idea'],
      'As you said: “linen count per house”.',
    ],
    [
      'what is asked is none',
      ['2nd child €140 at camp', 'is it 140 for the second child or is it for both'],
      'As you said: “2nd child €140 at camp”.',
    ],
    [
      'else what was said last',
      ['she gets the bill by email', 'we invoice out of our own program'],
      'As you said: “we invoice out of our own program”.',
    ],
  ])('%s', (_, [one = '', other = ''], until) => {
    const text = `${one}, but ${other}.`
    expect(chooseSide(undecided(text, one, other), ENGLISH)).toBe(until)
    expect(askSides(text, ENGLISH)).toBe(`${text} Which of the two is right?`)
  })

  it('of one answer the longer side', () => {
    const quotes = [
      { question: 'q12', text: 'bookings close the evening before' },
      { question: 'q12', text: 'bookings close when the boat is full and has left' },
    ]
    const told = { text: 'Bookings close in the evening, but when the boat leaves.', quotes }
    expect(chooseSide(told, ENGLISH)).toBe(ENGLISH.side(quotes[1]?.text ?? ''))
    const reverse = { ...told, quotes: [...quotes].reverse() }
    expect(chooseSide(reverse, ENGLISH)).toBe(ENGLISH.side(quotes[1]?.text ?? ''))
  })

  it('in Japanese', () => {
    const sides = undecided(
      '変更は私だけだが、主人もできないと困る。',
      '変更は私だけができます',
      '主人もできないと困ります',
    )
    expect(chooseSide(sides, JAPANESE)).toBe('例外なく守る：「変更は私だけができます」。')
    const key = undecided(
      '鍵は何があっても渡さないが、常連さんには渡す。',
      '鍵は何があっても渡さない',
      '常連さんには鍵を渡しています',
    )
    expect(chooseSide(key, JAPANESE)).toBe('例外なく守る：「鍵は何があっても渡さない」。')
    const off = ['取消しは三日前までは無料', '取消しは二日前まで無料'] as const
    const calledOff = undecided('取消しの無料は二日前までか、三日前までか。', ...off)
    expect(chooseSide(calledOff, JAPANESE), '取消し deletes nothing').not.toBe(JAPANESE.sooner)
    expect(askSides(sides.text, JAPANESE)).toMatch(/どちらにしますか？$/)
  })
})

describe('a doubt', () => {
  it.each([
    ['whether that is legal I do not know', ENGLISH.law],
    ['patient rates the ride? Odile is against', ENGLISH.leftOut],
    ['points, or rather she shares them out? Board split', ENGLISH.disputed],
    ["perhaps 5'000 more from the canton", ENGLISH.hoped],
    ['not sure about the budget', ENGLISH.cheapest],
    ['how the connection to the till works', ENGLISH.connection],
    ['where do the addresses come from?', ENGLISH.fields],
    ["who's on duty at 5 a.m.?", ENGLISH.who(null)],
    ['I do not know about the deposits', ENGLISH.byHand(null)],
    ['the deposit is maybe 20 euros, not sure', ENGLISH.adjustable('20 euros')],
    ['reaction of apartment owners (commission 5 %?)', ENGLISH.adjustable('5 %')],
    ['how long must we keep the inspections I honestly do not know', ENGLISH.kept(null)],
    ['how much is the fee for a missed class?', ENGLISH.amount(null)],
    ['when do we shut the list on a Friday, I have not thought', ENGLISH.moment(null)],
    ['whether VAT comes on top of the £45 I never asked', ENGLISH.tax],
    ['if they go back to paper pads I have wasted my money', ENGLISH.habit],
    ['not sure the old members read their emails', ENGLISH.habit],
    ['I am assuming they will use their own phones, I have not asked', ENGLISH.device],
    ['whether the reader in the till will read the card', ENGLISH.byHand(null)],
    ['can the vet see the notes of the keepers?', ENGLISH.refused],
    ['may a helper change the rota?', ENGLISH.refused],
    ['can we see the sea from the desk?', ENGLISH.byHand(null)],
    ['can the barn take the hay cart?', ENGLISH.byHand(null)],
    ['do they use the side door or the front', ENGLISH.byHand(null)],
    ['per dive at 20 euros or per day at 30?', ENGLISH.byHand(null)],
    ['Priya looks after it but sees no pay: who looks after that part?', ENGLISH.who(null)],
  ])('has a default by what it is about: %s', (words, until) => {
    expect(chooseUntil(undecided(words, words), ENGLISH)).toBe(until)
  })

  it('guesses a figure in Japanese, too', () => {
    const said = 'キャンセル料は500円くらいでしょうか'
    expect(chooseUntil(undecided(said, said), JAPANESE)).toBe(JAPANESE.adjustable('500円'))
  })

  it.each([
    ['名簿はどのくらい残せばよいか分かりません', JAPANESE.kept(null)],
    ['延長の料金はいくらにするか迷っています', JAPANESE.amount(null)],
    ['受付をいつ締めるかまだ決めていません', JAPANESE.moment(null)],
    ['家内がノートをやめてくれるかどうか', JAPANESE.habit],
    ['九千円が税込みかどうか確かめていません', JAPANESE.tax],
    ['年配の方がスマホを持っているか不明です', JAPANESE.device],
    ['常連もメールなんか見るんかいな、とは思てます', JAPANESE.habit],
    ['手伝いの人が当番表を変えてもよいか', JAPANESE.refused],
    ['駐車場の扱いがまだ決まっていません', JAPANESE.byHand(null)],
  ])('in Japanese, too: %s', (words, until) => {
    expect(chooseUntil(undecided(words, words), JAPANESE)).toBe(until)
  })

  it('names who decides as the document calls them', () => {
    const words = 'I do not know about the deposits'
    expect(chooseUntil({ ...undecided(words, words), decider: 'the manager' }, ENGLISH)).toBe(
      'The app leaves it to the manager.',
    )
  })

  it('takes no side where it is asked how, when or by whom', () => {
    const sides = ['Priya looks after the app', 'Priya - office, mornings only']
    const asks = (what: string) =>
      chooseUntil(undecided(`Priya looks after it, but only mornings: ${what}?`, ...sides), ENGLISH)
    expect(asks('who does it then')).toBe(ENGLISH.who(null))
    expect(asks('how is it done then')).toBe(ENGLISH.byHand(null))
    expect(asks('which of them holds')).toBe(ENGLISH.stricter(sides[1] ?? ''))
  })

  it('takes words that say only that it is not known for no side', () => {
    const doubt = undecided('Per dive or per day?', 'per dive or per day?', "don't know")
    expect(chooseUntil(doubt, ENGLISH)).toBe(ENGLISH.byHand(null))
  })

  it('takes no piece of its own words for another side', () => {
    const whole = '電話のお客様もスマホを使うと思うが、まだ聞いていない'
    const doubt = undecided(whole, whole, '電話のお客様もスマホを使うと思うが')
    expect(chooseUntil(doubt, JAPANESE)).toBe(JAPANESE.habit)
  })

  it('is asked as a question, whether it was said as one or not', () => {
    expect(
      askDoubt(undecided('I dunno about the deposits.', 'oh I dunno about the deposits'), ENGLISH),
    ).toBe('You left this open: “I dunno about the deposits”. What do you want done?')
    expect(
      askDoubt(undecided("Who's on duty at 5 a.m.", "who's on duty at 5 a.m.?"), ENGLISH),
    ).toBe("Who's on duty at 5 a.m.?")
    expect(askDoubt(undecided('Who pays?', 'who pays'), ENGLISH)).toBe('Who pays?')
    expect(askDoubt(undecided('だれのものかを記録しますか(名前、電話)。', '券'), JAPANESE)).toBe(
      'だれのものかを記録しますか(名前、電話)。',
    )
    expect(askDoubt(undecided('払い方は未定。', '払い方は未定です'), JAPANESE)).toMatch(
      /どうしますか？$/,
    )
  })
})
