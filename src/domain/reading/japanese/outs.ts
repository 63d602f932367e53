import type { Frame } from '#domain/language/japanese/frames.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import type { Certainty } from '#domain/reading/rows.ts'
import { type Context, type FramedSentence, makeRow, selectSentences } from './context.ts'
import { leavesOut } from './ranks.ts'

const LATER =
  /(?:来年|再来年|来春|来秋|来期|以降に(?:検討|対応)|今度|次回|次の版|将来|そのうち|いずれ|後で|あとで|先に(?:する|します)|見送|後回し|落ち着いてから)/
const WITHOUT =
  /^(?:扱う|入れる|設ける|作る|つくる|つなぐ|繋ぐ|連携する|やる|する|行う|載せる|持つ|聞く|使う|対応する|集める|出す|付ける|つける|取る|いる|要る|ある|考える|用意する|含める|含む|使用する|利用する|実装する|導入する|送信する|想定する|検討する|保存する|置く|預かる|残す|取り込む|求める|受ける)$/

/** 「対象外といたします」. */
const OUTSIDE = /(?:対象外|範囲外|見合わせ|含めない|行わない)/

/** What is not to be made, with the reason told: the eighth answer, and plain refusals elsewhere. */
export function readOuts(context: Context): ProposedRow[] {
  const all = selectSentences(context, 'q8')
  const own = all.flatMap((sentence, at) => outsOf(sentence, all[at + 1]))
  const elsewhere = selectSentences(context, 'q7', 'q10', 'q11', 'q13').flatMap((each) =>
    refusalsOf(each),
  )
  const apart = selectSentences(context, 'q1')
    .filter(({ unit }) => /(?:対象|範囲)外/.test(unit.text))
    .flatMap((each) => refusalsOf(each))
  return [...own, ...elsewhere, ...apart]
}

function outsOf(sentence: FramedSentence, next: FramedSentence | undefined): ProposedRow[] {
  const { unit, question, frames } = sentence
  if (unit.kind === 'heading' || isReason(sentence)) return []
  const rows = frames.flatMap((frame, at): ProposedRow[] => {
    const { mood, clause, no, plain } = frame
    if (
      /^(?:because|if|when|lead)$/.test(clause.link) ||
      mood.unsure ||
      mood.asks ||
      /^(?:言う|思う)$/.test(frame.head)
    )
      return []
    const later = LATER.test(clause.words) || OUTSIDE.test(clause.words)
    const bare = frame.kind === 'noun' && !mood.past
    if (!no && !later && !bare && !mood.may && !mood.needless) return []
    const bareEnd = clause.words.length < 10 || !/[はもをが]/.test(clause.words)
    const what = (bareEnd ? topicBefore(frames, at) : null) ?? whatOf(frame)
    if (what === null || what === frame.head) return []
    const because =
      reasonIn(frames, at) ??
      bracketed(clause.words) ??
      (later && !no && !OUTSIDE.test(clause.words)
        ? plain.replace(what, '').replace(/^[はも]、?/, '')
        : null) ??
      reasonAfter(next)
    const certainty: Certainty = no || later || mood.needless ? 'clear' : 'guess'
    return splitNouns(what).map((each) =>
      makeRow('out', quotesOf(sentence, frame, next), { what: each, because, certainty }),
    )
  })
  return question === '' ? [] : rows
}

/** 「掲示板、写真の共有」 are two. */
function splitNouns(what: string): string[] {
  const parts = what.split(/[、，]/).map((part) => part.trim())
  const nouns = parts.every((part) => /^[^をがにではも「」（）()\s]{2,24}$/u.test(part))
  return parts.length > 1 && nouns && !/^(?:あれ|これ|それ)/.test(parts.at(-1) ?? '')
    ? parts
    : [what]
}

/** 「オンライン決済（来年検討）」. */
function bracketed(words: string): string | null {
  return /[（(]([^）)]{2,30})[)）]$/.exec(words)?.[1] ?? null
}

function quotesOf(
  { question, frames }: FramedSentence,
  frame: Frame,
  next: FramedSentence | undefined,
) {
  const said = { question, words: frame.clause.words }
  const near = frames
    .filter(({ clause }) => clause.link === 'because')
    .map(({ clause }) => ({ question, words: clause.words }))
  if (near.length > 0) return [said, ...near]
  return next && isReason(next) ? [said, { question, words: next.unit.text }] : [said]
}

/** A sentence that only gives a reason: 「〜からです。」「〜でしたので。」. */
function isReason({ frames }: FramedSentence): boolean {
  // 「窓口を通さないのは危険なためです。」
  const last = frames.at(-1)
  if (/(?:ため|から)(?:です|である|でございます)?$/u.test(last?.clause.words ?? '')) return true
  return (
    frames.length > 0 &&
    frames.every(({ clause }) => /^(?:because|and|when|if)$/.test(clause.link)) &&
    last?.clause.link === 'because'
  )
}

function reasonIn(frames: readonly Frame[], at: number): string | null {
  const near = [frames[at - 1], frames[at + 1]].find((each) => each?.clause.link === 'because')
  return near
    ? near.plain.replace(/^.{2,40}?[はも]、?(?=.{4})/u, (lead) => (at > 0 ? '' : lead))
    : null
}

function reasonAfter(next: FramedSentence | undefined): string | null {
  if (!next || !isReason(next)) return null
  const isFor = /ため(?:です|である)?[。]?$/u.test(next.unit.text)
  return isFor ? next.unit.text.replace(/[。]$/u, '') : (next.frames.at(-1)?.plain ?? null)
}

/** The topic or object of the refusal: 「来店の記録も扱いません」. */
function whatOf(frame: Frame): string | null {
  const { clause, plain, head, mood } = frame
  if (frame.kind === 'noun' || mood.forbidden) {
    const bare = clause.words.replace(REFUSAL, '').replace(/[（(].*?[)）]$/, '')
    const topic = /^(.{2,40}?)(?:は|も|を)/.exec(
      bare.replace(/^(?:今回|最初|当面)(?:は|、)*/, ''),
    )?.[1]
    return topic ?? (bare.length > 1 && bare.length < 40 ? bare : null)
  }
  const words = plain.replace(/^(?:今回|最初|当面|まず|とりあえず)(?:は|、)*/, '')
  const topic =
    /^(.{2,40}?)(?:については|(?<!こ)とは|には|は|も)(?!ない|なし)/.exec(words)?.[1] ??
    /^(.{2,40}?)(?:を|が)(?!ない|なし)/.exec(words)?.[1]
  if (topic !== undefined) {
    const rest = words.slice(topic.length)
    const doing = /を/.test(rest) && !WITHOUT.test(head) ? frame.does : topic
    return doing.replace(/(?:する)?(?:こと|の)$/, '')
  }
  const told = clause.words.replace(REFUSAL, '').replace(/[（(].*?[)）]$/, '')
  return told.length > 1 && clause.words.length < 60 ? told : null
}

const REFUSAL =
  /(?:は|も|を|が)?(?:今回は?)?(?:なし|無し|不要|NG|×|やらない|しない|対象外|範囲外|除外|いらない|要らない)(?:と?する|と?します|です|で)?$/
const NEEDLESS =
  '要りませ|いりませ|要らな|いらな|なくて(?:も)?[いよ結]|しない$|しません$|不要|必要(?:は)?(?:な|あり)|なし'
const NOT_LINKED = 'つなぎませ|つながな|入れ(?:な|ませ)'
const NOT_TAKEN = [
  '聞(?:か|き)(?:な|ませ)|扱(?:わ|い)(?:な|ませ)|取(?:ら|り)(?:な|ませ)|持(?:た|ち)(?:な|ませ)|求め(?:な|ませ)',
  '受け(?:な|ませ)|行(?:わ|い)(?:な|ませ)',
]
const REFUSED = makePattern()`(?:${NEEDLESS}|${NOT_LINKED}|${NOT_TAKEN}|対象外)`

/** Elsewhere a refusal counts only where one says "not needed", "not connected", "not stored". */
function refusalsOf({ frames, question, unit }: FramedSentence): ProposedRow[] {
  const headed =
    unit.headings.some(({ text }) => leavesOut(text)) || leavesOut(unit.labelled?.label.text ?? '')
  return frames.flatMap((frame, at): ProposedRow[] => {
    const { mood, clause, no, subject } = frame
    const refused =
      no &&
      REFUSED.test(clause.words) &&
      (frame.kind === 'noun' || WITHOUT.test(frame.head) || mood.needless)
    if (!headed && (!refused || subject !== null || mood.unsure || mood.asks || mood.past))
      return []
    if (/^(?:because|if|when|lead)$/.test(clause.link) || mood.duty) return []
    const topic = topicBefore(frames, at)
    // 「支払いは振込のみ、アプリでは受けない」 leaves out what the place before では says.
    if (/^.{1,12}(?<!ま)では[^はもを]*$/.test(clause.words) && topic === null) return []
    const what = topic ?? (whatOf(frame) || null)
    if (what === null || what === frame.head) return []
    const said = { question, words: clause.words }
    const row = {
      what,
      because: reasonIn(frames, at),
      certainty: (topic || !headed ? 'clear' : 'guess') as Certainty,
    }
    const before = topic === null ? [] : [{ question, words: frames[at - 1]?.clause.words ?? '' }]
    return [
      makeRow(
        'out',
        [...before, said].filter(({ words }) => words !== ''),
        row,
      ),
    ]
  })
}

/** 「台帳は預かりものですので、入れないでください」: the topic is in the reason before. */
function topicBefore(frames: readonly Frame[], at: number): string | null {
  const before = frames[at - 1]
  if (
    !before ||
    !/^(?:because|but)$/.test(before.clause.link) ||
    /[をはも].*ない/.test(frames[at]?.object ?? '')
  )
    return null
  const words = before.clause.words.replace(/^(?:今回|最初|当面|今|あと)は?(?:なし)?[、，]?/, '')
  return /^(.{2,40}?)(?:とか)?[はも]/.exec(words)?.[1] ?? null
}
