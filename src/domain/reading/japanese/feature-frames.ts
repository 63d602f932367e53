import type { Frame } from '#domain/language/japanese/frames.ts'
import { formVerbOfStem } from '#domain/language/japanese/heads.ts'
import { formOf, isDoable } from '#domain/language/japanese/words.ts'
import type { Tagger } from '#domain/language/tagger.ts'
import {
  APP,
  type Certainty,
  type Flag,
  type RowPriority,
  type Said,
} from '#domain/reading/rows.ts'
import type { FramedSentence } from './context.ts'
import { formDoing } from './noun-lists.ts'

export interface Feature {
  actor: string | null
  does: string
  priority: RowPriority
  said: Said[]
  certainty: Certainty
  flags: Flag[]
}

export function isBareAsk({ does, head, mood }: Frame): boolean {
  if (/^で?(?:いい|よい|結構|十分)?$/.test(does)) return true
  return (
    does === head &&
    (mood.asked ||
      mood.wanted ||
      mood.nice ||
      /^(?:お願いする|ほしい|欲しい|実装する|対応する|用意する|導入する)$/.test(head))
  )
}

interface Told {
  rank: RowPriority
  said: Said[]
  tagger: Tagger
}

export function readFeature(frame: Frame, { rank, said, tagger }: Told): Feature[] {
  const { mood, clause, no, subject, kind } = frame
  if (no || mood.unsure || mood.asks || /^(?:if|when|lead)$/.test(clause.link)) return []
  if (clause.link === 'because' && !frame.can) return []
  if (
    REMARK.test(frame.head) ||
    frame.does.length < 2 ||
    /^[でがをはにも]/.test(frame.does) ||
    isOrder(clause.words)
  )
    return []
  if (kind !== 'verb' || isNounList(frame)) return nounFeatures(frame, { rank, said, tagger })
  const does = frame.does.replace(/^(?:それと|あと|また|そして)[、，]?/, '')
  if (!does.includes('を') && does === frame.head && frame.object === null && subject === null) {
    return [makeBare(does, rank, said)]
  }
  const actor = actorOf(frame)
  // 「一目でわかる表、会員が予約できること」 are two, and only one has its verb.
  const isTwo = /[^、，]{4,}[、，][^、，を]{1,12}が/u.test(clause.words)
  const clear = (actor !== null || frame.object !== null) && !isTwo
  return [
    {
      actor,
      does,
      priority: rank,
      said,
      certainty: clear ? 'clear' : 'guess',
      flags: actor === null ? ['actor'] : [],
    },
  ]
}

/** The feature with this rank, where it has none of its own. */
export function rankedBy(feature: Feature, priority: RowPriority, said: Said): Feature {
  return feature.priority === 'unsaid'
    ? { ...feature, priority, said: [...feature.said, said] }
    : feature
}

/** 「受付が入金を記録し、未納の一覧を見る」: who acts in one clause goes on acting in the next. */
export function goOnActing(found: Feature[], before: Feature | undefined, frame: Frame): Feature[] {
  const who = before?.actor ?? null
  const isNew = frame.person !== null || /^[^、をにで]{1,12}[がは]/u.test(frame.clause.words)
  if (who === null || who === APP || isNew || APPEARING.test(frame.head)) return found
  return found.map((each) =>
    each.actor === null && each.flags.every((flag) => flag === 'actor')
      ? { ...each, actor: who, flags: [] }
      : each,
  )
}

/** 「三番目は、」: an order of telling. */
export const ORDINAL =
  /^(?:[一二三四五六1-6１-６]番目?|[一二三四五1-5]つ目|最初|次|最後)(?:は|が|を|に)[、，]?(?=.)/

/** 「アレルギーを一番にしてください」「それが先です」: an order, no feature. */
function isOrder(words: string): boolean {
  if (/^(?:これ|それ|あれ)(?:が|は)(?:[一二三四五1-5１-５]番目?|最初|最後|次)$/.test(words))
    return true
  return (
    /(?:[一二三四五1-5１-５]番目?|最優先|優先|先|後|あと)(?:に(?:して|する|し|なり)|です|でもいい|かな|かも|で$)/.test(
      words,
    ) && words.length < 24
  )
}

const REMARK =
  /^(?:思う|言う|いう|考える|なる|ある|いる|困る|違う|忘れる|聞く|迷う|一番|二番目|三番目|以上)$/

export function makeBare(does: string, priority: RowPriority, said: Said[]): Feature {
  return { actor: null, does, priority, said, certainty: 'guess', flags: ['actor'] }
}

/** What comes to be seen or heard without anybody's doing. */
const APPEARING = /^(?:届く|来る|出る|鳴る|止まる|送られる|表示する|いく|行く|流れる)$/

/** The app itself: 「お知らせが届く」「自動で止まる」. */
function actorOf({ subject, person, head, clause }: Frame): string | null {
  if (subject !== null) return subject
  if (person === null && APPEARING.test(head) && /[がもは]/.test(clause.words)) return APP
  return /自動(?:で|的)|アプリが|勝手に/.test(clause.words) ? APP : null
}

/** 「検索、予約カレンダー、通知」: one for each noun; without a verb each is a guess. */
function isNounList({ clause, head, does }: Frame): boolean {
  const last = clause.tokens.at(-1)
  return (
    (last !== undefined && isDoable(last) && does.endsWith(head)) ||
    isNominal(clause) ||
    (/(?:です|だ|できれば|できたら)$/.test(clause.words) &&
      !/こと(?:です|だ)$/.test(clause.words) &&
      !(
        does.includes('を') &&
        (clause.words.includes('を') || withoutOrdinals(clause.words) === clause.words)
      ))
  )
}

/** 「配車の割り振り」: a verb's stem that stands as a noun. */
function isNominal({ tokens, words, link }: Frame['clause']): boolean {
  const last = tokens.at(-1)
  const stem = last?.pos === 'VERB' && formOf(last) === '連用形' && /^(?:end|and)$/.test(link)
  return stem && /の/.test(words) && !/[をがに]/.test(words)
}

function nounFeatures(frame: Frame, { rank, said, tagger }: Told): Feature[] {
  const { clause, does, mood } = frame
  const doable = clause.tokens
    .filter((token) => isDoable(token) && token.text !== '機能')
    .map(({ text }) => text)
  const words = withoutOrdinals(clause.words)
  const bare = words.replace(/「.*?」|[（(].*?[)）]/gu, '')
  const nouns = !/[をにがは]/.test(bare.replaceAll('への', ''))
  const named = nouns || isNominal(clause) ? words : does
  const told = (doable.some((noun) => named.endsWith(`${noun}する`)) ? named.slice(0, -2) : named)
    .replace(/(?:かな[あぁ]?|です|だ|とか|など|くらい|も?(?:を)?する)$/, '')
    .replace(/^.{0,12}?(?:番目?|目|次|最初|あと)(?:が|は)/, '')
  if (!nouns && /[をにがは]/.test(told.replace(/「.*?」/g, '')) && !mood.wanted) {
    const doing = doable.some((noun) => told.endsWith(noun)) ? `${told}する` : told
    return told.length > 40 ? [] : [makeBare(doing, rank, said)]
  }
  const parts = splitNouns(told).filter((part) => clause.words.includes(part.slice(0, 2)))
  return parts.map((part, at): Feature => {
    const verb = formDoingOf(part, { doable, tagger })
    const owner = at > 0 && !part.includes('の') ? /^(.+)の[^の]+$/.exec(parts[0] ?? '')?.[1] : null
    if (verb === null) return { ...makeBare(part, rank, said), flags: ['verb', 'actor'] }
    return makeBare(owner && verb.indexOf('を') < 0 ? `${owner}を${verb}` : verb, rank, said)
  })
}

function splitNouns(told: string): string[] {
  return told
    .replace(/[（(][^）)]*[)）]$/u, (inside) => inside.replace(/[、，とや／/]/gu, '\u0000'))
    .split(/[、，]|(?<=.{2}[^こあ])と(?=.{2})|(?<=^[\p{Script=Han}]{2,4})[/／](?=.{2,5}$)/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 1 && !part.includes('\u0000'))
}

/** 「予約の登録」「席の申し込み」 as what is done. */
function formDoingOf(
  part: string,
  { doable, tagger }: { doable: readonly string[]; tagger: Tagger },
): string | null {
  if (doable.some((each) => part.endsWith(each))) return formDoing(part)
  const last = part.split('の').at(-1) ?? ''
  const verb = last.length > 1 && last.length < 6 ? formVerbOfStem(last, tagger) : null
  if (verb === null) return null
  return part === last ? verb : `${part.slice(0, -last.length).replace(/の$/, 'を')}${verb}`
}

/** 「一番は休みの連絡、二番が出席の印」: orders of telling. */
function withoutOrdinals(words: string): string {
  return words.replace(
    /(^|[、，])(?:[一二三四五六七八1-9１-９](?:番目?|つ目)|最初|(?:その)?次|最後)(?:[はがに]|、)[、，]?|^[一二三四五六七八九十][、，]/gu,
    '$1',
  )
}

/** Steps of the story, consequences and wishes of other answers: perhaps features, always guesses. */
export function guessFeatures({ frames, question, unit }: FramedSentence): Feature[] {
  if (unit.labelled !== null) return []
  let who: string | null = null
  let when = ''
  return frames.flatMap((frame): Feature[] => {
    // What is done when something goes wrong is done then alone.
    if (question === 'q12' && /^(?:if|when)$/.test(frame.clause.link)) when = frame.clause.words
    const isCase = question === 'q12' && when !== '' && when.length <= LONGEST_WHEN
    // In a story who was named last goes on acting.
    if (frame.person !== null || /が/.test(frame.clause.words)) who = frame.subject
    if (!mayBeFeature(frame, question)) return []
    const own = actorOf(frame)
    const goesOn = question === 'q6' && own === null && !APPEARING.test(frame.head)
    const isApp = isCase && own === null && frame.person === null && SYSTEM.test(frame.head)
    const isTold = question === 'q14' || (isCase && own !== null && frame.mood.asked)
    return [
      {
        actor: goesOn ? who : isApp ? APP : own,
        does: isCase ? `${when}${/[はにも]$/u.test(when) ? '' : '、'}${frame.does}` : frame.does,
        priority: frame.mood.must ? 'must' : 'unsaid',
        said: [{ question, words: frame.clause.words }],
        certainty: isApp || isTold ? 'clear' : 'guess',
        flags: goesOn && who !== null ? ['actor'] : [],
      },
    ]
  })
}

const LONGEST_WHEN = 30
/** What only a program does in a sentence that names nobody. */
const SYSTEM =
  /^(?:表示する|通知する|送信する|保存する|停止する|警告する|記録する|出力する|再送する|止める|出す|ロックする|戻す)$/

function mayBeFeature(frame: Frame, question: string): boolean {
  const { clause, mood, kind, no, does } = frame
  if (kind !== 'verb' || no || mood.unsure || mood.asks || mood.hedged) return false
  if (/^(?:if|when|because|lead|but)$/.test(clause.link) && !frame.can) return false
  if (REMARK.test(frame.head) || does.length < 4 || does.length > 40) return false
  if (/^(?:これ|それ|あれ|そこ|という|ってい)/.test(does)) return false
  const told = mood.asked || mood.wanted || mood.nice || frame.can
  const acts = frame.subject !== null || APPEARING.test(frame.head) || /[をにへ]/.test(does)
  if (question === 'q6') return frame.person !== null || /[をにが]/.test(does)
  if (question === 'q12') return told || acts || /」[とに]/.test(does)
  if (question === 'q14') return mood.must && frame.can && frame.subject !== null
  if (question === 'q13') return frame.subject !== null || mood.nice
  // Elsewhere only what is wished for, with its object, and no look or date.
  const wished = mood.asked || mood.wanted || mood.nice
  return wished && does.includes('を') && !/^(?:する|使う|始める|払う|終える)$/.test(frame.head)
}
