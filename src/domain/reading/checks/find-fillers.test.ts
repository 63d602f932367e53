import { describe, expect, it } from 'vitest'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'
import { findFillers } from './find-fillers.ts'

const taggers = loadTaggers()

describe('stretches in which no word says anything', () => {
  it.each([
    ['At present there is', ' a desk diary, kept at my house.', true],
    ['subject to the following', ': (a) the hall is left clean (b) no candles.', true],
    ['I shall take a', ' Mrs Anwen Price, who wishes to hold a birthday.', true],
    ['And so it is that', ' the boats go out at six.', true],
    ['Okay so then', ' we rent out kayaks on the lake.', true],
    ['they just turn up', ', and then the kayaks are gone.', false],
    ['we lend them', ' kayaks on Sundays.', false],
    ['only for me', ', the list of the members.', false],
    ['it is mine', ', that list of the members.', false],
    ['it is always so', ', the members wait.', false],
    ['no not really', ', the members book by themselves.', false],
    ['yes, that is so', ', the members book by themselves.', false],
    ['that is first', ', the list of the members.', false],
    ['that would be lovely', ', a list of the members.', false],
    ['they may do it', ' and nobody else of the members.', false],
    ['we charge a', ' deposit of £50 for the kayaks.', false],
    ['and not after that', ' the kayaks go out.', false],
    ['at nine or so', ' the kayaks go out.', false],
    ['but if it is', ' raining the kayaks stay in.', false],
    ['when we are out', ' the kayaks stay in the shed.', false],
    ['free to the following', ': members, children.', true],
    ['the 1st to 5th', ' is when the kayaks are paid.', false],
    ['she ok the', ' estimate by link.', false],
    ['it is the fac', 'tory that has the key.', false],
    ['and in somali or', ' French for the members.', false],
    ['I would guess a', ' dozen kayaks.', false],
    ['it was not without', ' the paddles.', false],
    ['ほとんどの方がそう', 'です、料金は現金。', false],
    ['そのままだったら', '、料金は現金。', false],
    ['えーとですね', 'うちは小さい助産院です。', true],
    ['まああれですね', '、予約はノートに書いています。', true],
    ['何が困るかっていうと', '電話とLINEで予約が来ることです。', true],
    ['ということです', 'ノートより間違いがない。', true],
    ['んですけどえーと', '事情のある方がいます。', true],
    ['それからですね', '料金は現金でもらいます。', true],
    ['それはだめです', '、予約は電話だけ。', false],
    ['私だけですよ', '、料金を見るのは。', false],
    ['それだけですよ', '、料金を見るのは。', false],
    ['はいそうです', '、料金は前払い。', false],
    ['必ずですよね', '、料金は前払い。', false],
    ['それはしません', '、料金は前払い。', false],
    ['料金はこの紙のとおりです', '。宿泊は5万円。', false],
    ['わからないのは', '市の券がどうなるかです。', false],
    ['それは言ってください', '、当日でも。', false],
    ['そうなったら', '市に電話します。', false],
  ])('%s', (words, rest, isFiller) => {
    const said = { question: 'q1', words }
    const answers = [
      { question: 'q1', text: words + rest },
      {
        question: 'q8',
        text: 'We do not want any payments in the app, and there is no chat in it.',
      },
    ]
    expect(findFillers([said], { answers, taggers })).toEqual(isFiller ? [said] : [])
  })

  it('lets nothing go of another language', () => {
    const said = { question: 'q1', words: 'o sea que es' }
    const answers = [{ question: 'q1', text: 'o sea que es para los socios del club de vela' }]
    expect(findFillers([said], { answers, taggers })).toEqual([])
  })
})
