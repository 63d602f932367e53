import type { Token } from '#domain/language/tagger.ts'
import { formOf, isComma, isNounLike, isParticle, isVerbal, startsAnew } from './words.ts'

/**
 * How a clause leads to the next: `when` and `if` are conditions of what follows,
 * `lead` is 「必要なのは」 before what it speaks of, `item` 「〜こと、」 in a list.
 */
export type Link = 'end' | 'and' | 'but' | 'because' | 'if' | 'when' | 'item' | 'lead'

/** Where a clause ends. */
export interface Cut {
  /** The first token after the clause. */
  next: number
  /** How many tokens before it are only the link. */
  tail: number
  link: Link
}

/** After these, と, ば, たら, ても and て open no condition: 「〜と助かる」, 「〜てもいい」. */
const FRAME_WORDS = [
  'あか 助か たすか いい いけ よい よく よろ よかっ 良 うれし 嬉し ありがた 有り難 有難 困 こま だめ ダメ 駄目 なら なり',
  '幸い 便利 最高 理想 思 おも 存 言 いう いっ かま 構 結構 大丈夫 絶対 ぜったい OK オーケー オッケー 差し 問題',
  '安心 十分 じゅうぶん まず NG',
]
  .join(' ')
  .split(' ')

function frames(word: string): boolean {
  return FRAME_WORDS.some((each) => word.startsWith(each))
}

/** Whether a clause ends after the token at `at`, and how it leads on; null when it goes on. */
export function findCut({ tokens, at, from, loose }: Place): Cut | null {
  const token = tokens[at]
  if (token === undefined) return null
  const comma = isComma(tokens[at + 1]) ? 1 : 0
  const next = tokens[at + 1 + comma]
  if (next === undefined) return null
  const cut = (link: Link, tail: number, extra = 0): Cut => ({
    next: at + 1 + extra + (isComma(tokens[at + 1 + extra]) ? 1 : 0),
    tail: tail + extra + (isComma(tokens[at + 1 + extra]) ? 1 : 0),
    link,
  })
  return (
    cutAtConjunction({ tokens, at, from }, cut) ??
    cutAtTime(tokens, at, cut) ??
    cutAtLead(tokens, at, cut) ??
    cutAtForm({ tokens, at, from }, cut) ??
    cutAtEnd({ tokens, at, from, loose: loose === true }, cut)
  )
}

type MakeCut = (link: Link, tail: number, extra?: number) => Cut
interface Place {
  /** Speech without commas. */
  loose?: boolean
  tokens: readonly Token[]
  at: number
  from: number
}

export const BUT = new Set([
  'が',
  'けど',
  'けれど',
  'けれども',
  'けども',
  'のに',
  'ものの',
  'つつも',
])
export const BECAUSE = new Set(['ので', 'んで', 'から', 'もので', 'もんで'])
const IF = new Set(['ば', 'と', 'なら', 'たら', 'ても', 'でも', 'ちゃ'])

/** て, が, ので, ば and their kin. */
function cutAtConjunction({ tokens, at, from }: Place, cut: MakeCut): Cut | null {
  const token = tokens[at]
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  const after = isComma(next) ? tokens[at + 2] : next
  if (!token || !before || !after || at === from) return null
  const conjunction = token.pos === 'SCONJ' || (token.pos === 'AUX' && formOf(token) === '仮定形')
  if (!conjunction) return null
  const bare = frames(after.text)
  if (token.text === 'て' || token.text === 'で') return cutAtTe({ tokens, at, from }, cut)
  if (BUT.has(token.text)) return cut('but', 1)
  if (BECAUSE.has(token.text))
    return before.text === 'て' || /^(?:です|だ)$/.test(after.text) ? null : cut('because', 1)
  if (token.text === 'し') return cut('and', 1)
  if (bare) return null
  if (token.pos === 'AUX') return /^(?:たら|だら|なら)$/.test(token.text) ? cut('if', 1) : null
  if (token.text === 'と' && isQuoting(tokens, at + 1)) return null
  return IF.has(token.text) ? cut('if', 1) : null
}

/** 「〜と思う」「〜と店で聞きました」: the next word that bends tells what was said or thought. */
function isQuoting(tokens: readonly Token[], from: number): boolean {
  const verb = tokens.slice(from, from + 10).find((token) => isVerbal(token))
  return (
    verb !== undefined &&
    /^(?:する|言う|いう|思う|存じる|伺う|聞く|考える|感じる)$/.test(verb.lemma)
  )
}

function cutAtTe({ tokens, at, from }: Place, cut: MakeCut): Cut | null {
  const next = tokens[at + 1]
  if (next === undefined) return null
  const after = tokens[at + 2]
  if (isParticle(next, 'も')) {
    const goesOn = isComma(after) ? tokens[at + 3] : after
    if (goesOn === undefined || frames(goesOn.text)) return null
    return cut('if', 1, 1)
  }
  if (isParticle(next, 'は', 'から')) return null
  if (isComma(next)) return after && frames(after.text) ? null : cut('and', 1)
  if (/非自立/.test(next.detail) || frames(next.text) || isParticle(next)) return null
  return at - from > 2 && beginsWithSubject(tokens, at + 1) ? cut('and', 1) : null
}

/** Whether a noun with は, が or も comes before the next word that bends. */
function beginsWithSubject(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + 10); at++) {
    const token = tokens[at]
    if (token === undefined || isComma(token)) return false
    const before = tokens[at - 1]
    if (at > from && isParticle(token, 'は', 'が', 'も') && before && isNounLike(before))
      return true
    if (isVerbal(token)) return false
  }
  return false
}

const TIMES =
  /^(?:とき|時|時点|場合|ばあい|際|たび|度|折|あいだ|間|うち|後|あと|のち|前|まえ|ころ|頃)$/

/** 「〜とき、」「〜場合は」「〜した後、」「緊急のときに限り」. */
function cutAtTime(tokens: readonly Token[], at: number, cut: MakeCut): Cut | null {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (!token || !before || !TIMES.test(token.text) || before.pos === 'NUM') return null
  if (!/^名詞/.test(token.detail) || token.detail.includes('接尾')) return null
  const led = isVerbal(before) || (/^(?:とき|時|場合|際)$/.test(token.text) && before.text === 'の')
  if (!led) return null
  let extra = 0
  while (isParticle(tokens[at + 1 + extra], 'に', 'は', 'も', 'には')) extra++
  const word = tokens[at + 1 + extra]
  if (word && /^(?:限り|限っ|だけ|のみ)$/.test(word.text)) {
    extra += word.text === '限っ' ? 2 : 1
    if (isParticle(tokens[at + 1 + extra], 'は')) extra++
  }
  if (extra === 0 && !isComma(tokens[at + 1])) return null
  return cut('when', 0, extra)
}

/** 「どうしても必要なのは、」「変えられるのは」. */
function cutAtLead(tokens: readonly Token[], at: number, cut: MakeCut): Cut | null {
  const token = tokens[at]
  const before = tokens[at - 1]
  if (token?.text !== 'の' || !token.detail.includes('非自立') || !before || !isVerbal(before))
    return null
  const alone = tokens.slice(at + 2, at + 7).some(({ text }) => /^(?:だけ|のみ)$/.test(text))
  if (!isParticle(tokens[at + 1], 'は') && !(alone && isParticle(tokens[at + 1], 'も'))) return null
  const after = isComma(tokens[at + 2]) ? tokens[at + 3] : tokens[at + 2]
  return after && frames(after.text) ? null : cut('lead', 0, 1)
}

/** 連用中止 (「読み、」), 「月三百円で、」 and 「〜こと、」. */
function cutAtForm({ tokens, at, from }: Place, cut: MakeCut): Cut | null {
  const token = tokens[at]
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (!token || !next || at === from) return null
  const lists =
    token.text === 'こと' ||
    (token.text === 'の' && token.detail.includes('非自立') && next.text === 'と')
  if (lists && before && isVerbal(before)) {
    const joined = isParticle(next, 'と', 'や') ? 1 : 0
    const follows = isComma(tokens[at + 1 + joined])
    return follows || joined > 0 ? cut('item', 0, joined) : null
  }
  const isShort = token.text === 'で' && SHORT_ENDS.test(before?.text ?? '')
  if (isShort && next.lemma !== 'ござる') return cut('and', 1)
  if (!isComma(next)) return null
  const form = formOf(token)
  if (token.text === 'で') {
    const counted = /接尾|^名詞,数/.test(before?.detail ?? '') || token.pos === 'AUX'
    const next = counted || beginsWithSubject(tokens, at + 2)
    return next && hasTopic(tokens.slice(from, at)) ? cut('and', 1) : null
  }
  if (/^連用(?:形|テ接続)$/.test(form) || /^(?:ず|ずに)$/.test(token.text)) {
    return before === undefined || token.text === 'て' ? null : cut('and', 0)
  }
  return null
}

function hasListBefore(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.text === 'と') && !tokens.some(isVerbal)
}

const hasTopic = (tokens: readonly Token[]) => tokens.some((token) => isParticle(token, 'は', 'が'))

/** They end a short statement as a verb would, but not 「必須でございます」. */
const SHORT_ENDS = /^(?:だめ|ダメ|駄目|NG|ＮＧ|OK|ＯＫ|禁止|不要|無料|なし|無し|必須|不可)$/

const NEXT_WORD =
  /^(?:これ|それ|そこ|ここ|あれ|そう|あと|まあ|じゃあ|もう|でも|だから|そしたら|ただ)$/

/** In speech without commas: 「持ってくるそれで」「選ぶ夜に」. */
function endsLoosely(token: Token, next: Token): boolean {
  if (
    !isVerbal(token) ||
    !/^(?:基本形|命令)/.test(formOf(token)) ||
    /^(?:ない|な|だ)$/.test(token.text)
  )
    return false
  if (NEXT_WORD.test(next.text)) return true
  return next.pos === 'NUM' || next.pos === 'INTJ' || next.detail.startsWith('名詞,副詞可能')
}

function cutAtEnd({ tokens, at, from, loose }: Place, cut: MakeCut): Cut | null {
  const token = tokens[at]
  const next = tokens[at + 1]
  if (!token || !next) return null
  // No plain verb takes で: it begins the next sentence.
  const ended = isVerbal(token) && formOf(token) === '基本形' && !/^(?:ない|だ)$/.test(token.text)
  if (ended && next.text === 'で') return cut('and', 0, 1)
  if (
    loose &&
    (endsLoosely(token, next) || (SHORT_ENDS.test(token.text) && NEXT_WORD.test(next.text)))
  )
    return cut('end', 0)
  if (startsAnew(token, next) && hasListBefore(tokens.slice(from, at))) return cut('end', 0)
  const joined = tokens[at + 2]
  if (isComma(next) && joined && (joined.pos === 'CCONJ' || joined.text === 'で'))
    return cut('end', 0)
  const goesOn =
    isParticle(next) || next.pos === 'AUX' || next.pos === 'PART' || next.pos === 'SCONJ'
  if (goesOn || /^[」』）)】]$/.test(next.text) || next.detail.includes('非自立')) return null
  const closes =
    token.pos === 'PART' ||
    (token.pos === 'AUX' &&
      formOf(token) === '基本形' &&
      /^(?:です|ます|ん|だ|っす)$/.test(token.text) &&
      !token.detail.includes('特殊・タ'))
  if (closes) return cut('end', 0)
  if (isComma(next) && SHORT_ENDS.test(token.text)) return cut('end', 0)
  if (!isVerbal(token)) return null
  const bends = formOf(token) === '基本形'
  if (bends && isComma(next)) return cut('end', 0)
  return next.pos === 'CCONJ' && /^(?:基本形|連用形)$/.test(formOf(token)) ? cut('and', 0) : null
}
