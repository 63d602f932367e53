import { formVerbOfStem } from '#domain/language/japanese/heads.ts'
import { isDoable } from '#domain/language/japanese/words.ts'
import type { Tagger, Token } from '#domain/language/tagger.ts'
import type { FramedSentence } from './context.ts'

/** One entry of a list of nouns as a doing: 「予約の登録」 is 「予約を登録する」. */
export interface Listed {
  /** The entry's own words. */
  words: string
  /** A verb phrase where its last noun is one that する makes a verb; else the noun alone. */
  does: string
  isVerb: boolean
  /** The entry without its word of leave. */
  noun: string
  /** 「登録のみ」. */
  only: boolean
  /** 「変更は不可」「他人の履歴×」. */
  refused: boolean
}

const REFUSED =
  /\s*(?:は|が|も)?(?:[×✕✖]|NG|ＮＧ|不可|禁止|だめ|ダメ|なし|できない|できません|見えない|見られない)$/
const LIMIT = /(?:のみ|だけ)(?:可|OK|ＯＫ|です)?$/
const GRANTED = /\s*(?:は|が|も)?(?:[○◯〇✓✔]|可|可能|OK|ＯＫ|できる|できます)$/

/** The entries of a piece of a sentence that is a list of nouns: at 、 and at the end of brackets. */
export function readListed({ clauses, tagger }: FramedSentence, text: string): Listed[] {
  const tokens = clauses.flatMap((clause) => clause.tokens)
  return splitList(text).map((words) => listedOf(words, { tokens, tagger }))
}

function splitList(text: string): string[] {
  return text
    .split(/[、，。\n]|\s\/\s/u)
    .map((part) => part.trim())
    .filter((part) => part.length > 0)
}

function listedOf(
  words: string,
  { tokens, tagger }: { tokens: readonly Token[]; tagger: Tagger },
): Listed {
  const refused = REFUSED.test(words)
  const granted = words.replace(REFUSED, '').replace(GRANTED, '')
  const only = LIMIT.test(granted)
  const bare = granted.replace(LIMIT, '').trim()
  const doable = tokens.some(
    (token) => isDoable(token) && token.text !== '機能' && bare.endsWith(token.text),
  )
  const last = bare.split('の').at(-1) ?? ''
  const verb = doable ? `${last}する` : formVerbOfStem(last, tagger)
  const does = verb === null ? bare : `${bare.slice(0, -last.length).replace(/の$/, 'を')}${verb}`
  return { words, does, isVerb: verb !== null, noun: bare, only, refused }
}

/** 「予約の登録・変更」 → 「予約を登録・変更する」. */
export function formDoing(noun: string): string {
  // 「当日の受付」 is done on the day, not to it.
  if (/^(?:当日|今日|本日|前日|毎日|毎週|毎月|月末|朝|夜)の[^の]+$/u.test(noun))
    return `${noun}をする`
  const place = noun.lastIndexOf('の')
  const turned = place > 0 ? `${noun.slice(0, place)}を${noun.slice(place + 1)}` : noun
  return `${turned}する`
}

/** Whether a piece holds nouns alone: no を, no verb at its end, and short entries. */
export function isNounList(sentence: FramedSentence, text: string): boolean {
  if (
    !/\S/.test(text) ||
    /[をにがで]/.test(text.replace(/[（(].*?[)）]/g, '').replace(/(?:できる|です)/g, ''))
  )
    return false
  return sentence.frames.every(({ clause }) => {
    return clause.tokens.every(
      ({ detail, lemma }) => !/^(?:動詞,自立|形容詞)/.test(detail) || lemma === 'できる',
    )
  })
}
