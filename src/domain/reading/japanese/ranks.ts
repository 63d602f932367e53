import { isDream } from '#domain/language/patterns/dream.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { isTopRank } from '#domain/language/patterns/top-rank.ts'
import type { RowPriority } from '#domain/reading/rows.ts'

const INDISPENSABLE =
  'どうしても(?:必要|要|ほしい|欲しい|いる)|必須|不可欠|欠かせな|欠かせま|マスト|MUST'
const ABSOLUTELY =
  '絶対(?:に)?(?:必要|要る|いる|ほしい|欲しい|入れ)|(?:ない|なけれ)(?:と|ば)(?:困|始まら|話になら|使え)|最低限'
const NEEDED =
  '(?:が|も)要(?:る|ります)|(?:もの|の)?も?いる[。]?$|絶対(?:に)?(?:いる|要る)|必要(?:な|です|だ|が|と)|^必要$'
/** 「ここが肝心です」: what all hangs on; 「肝心な時に」 ranks nothing. */
export const KEYSTONE = /(?:肝[心要腎]|かなめ)(?:で[すあ]|[だやじ。！、]|な[のん]|$)/u
const MUST = makePattern()`(?:${KEYSTONE}|${INDISPENSABLE}|${ABSOLUTELY}|${NEEDED}|優先度[:：]?(?:高|A|1))`
const SHOULD =
  /(?:^(?:次いで|第二に|その次に|二番目に)|重要|大事|大切|望まし|優先度[:：]?(?:中|B|2))/
const IF_POSSIBLE = 'できれば|できたら|できましたら|可能なら|可能であれば|余裕があ|よゆうがあ'
const WOULD_HELP = [
  'あったら(?:うれし|嬉し|助か|いい|よい)|あれば(?:うれし|嬉し|助か|いい|よい|尚|なお|ありがた)',
  'あると(?:うれし|嬉し|助か|いい|よい|便利|ありがた)',
]
const LATER =
  '(?:後|あと)でも?(?:い|え|良)|急が(?:ない|ん|なくて)(?!と)|急ぎ(?:では|じゃ)|後回し|おまけ|予算があ|お金があ|時間があ'
const DISPENSABLE = 'なくても(?:いい|よい|よく|構|かま|困ら|回る|まわる|平気|動く|なんとかなる)'
const WOULD_BE_BEST = '(?:たら|れば|ると|と)(?:最高|助か|嬉し|うれし|便利|ありがた)'
/** What is no more than a wish. */
export const COULD = makePattern()`(?:${IF_POSSIBLE}|${WOULD_HELP}|${LATER}|${DISPENSABLE}|${WOULD_BE_BEST}|優先度[:：]?(?:低|C|3))`
const MUST_HEADING =
  /^(?:必須|必要|絶対|マスト|must|どうしても|なくてはならない|最低限|優先度[:：]?高)/i
const COULD_HEADING =
  /^(?:できれば|できたら|あったら|あれば|あると|余裕|任意|希望|おまけ|nice|優先度[:：]?低|後で|あとで)/i
const SHOULD_HEADING = /^(?:重要|大事|大切|should|優先度[:：]?中)/i

/** What falls just short of a must, or comes right behind the musts. */
export const NEARLY_MUST =
  /(?:ほぼ|ほとんど|限りなく|かなり)(?:必須|マスト|不可欠)|(?:必須|マスト|不可欠)(?:に(?:近|準)|の(?:すぐ)?次|とまでは|まではいか)/u

/** The rank that words give; an order (「一番は」「次に」) or a wish alone is none. */
export function readRank(words: string): RowPriority {
  if (/(?:必要|必須|大事|重要)(?:は|では|じゃ|も)?(?:な[いく]|あり)/.test(words)) return 'unsaid'
  if (NEARLY_MUST.test(words)) return 'should'
  if (MUST.test(words) || isTopRank(words)) return 'must'
  if (COULD.test(words) || isDream(words)) return 'could'
  return SHOULD.test(words) ? 'should' : 'unsaid'
}

/** 「以下の機能を必須とする」: the rank of all that follows; null for another sentence. */
export function rankOfAll(words: string): RowPriority | null {
  const told = /^(?:以下|次|下記)(?:の[^、。]{1,10})?(?:を|は|が|、)(.{2,14})[。．]?$/u.exec(
    words,
  )?.[1]
  const rank = told === undefined ? 'unsaid' : readRank(told)
  return rank === 'unsaid' ? null : rank
}

/** The rank that a heading or label gives all below it. */
export function readHeadingRank(heading: string): RowPriority {
  const words = bare(heading)
  if (NEARLY_MUST.test(words)) return 'should'
  if (MUST_HEADING.test(words)) return 'must'
  if (COULD_HEADING.test(words)) return 'could'
  return SHOULD_HEADING.test(words) ? 'should' : 'unsaid'
}

/** Headings and labels that say what is not to be made. */
export function leavesOut(words: string): boolean {
  return /^(?:作らない|つくらない|やらない|いらない|要らない|不要|なし|対象外|範囲外|入れない|NG|除外|今回は(?:なし|やらない|見送り)|見送り|後回し)/.test(
    bare(words),
  )
}

/** A heading without the signs around it: 【必須】, ■必須, 1. 必須. */
function bare(heading: string): string {
  return heading.replace(/^[\s【[（(＜<■□●○◆◇★☆※#＊*\-・\d.．)）]+/u, '').trim()
}
