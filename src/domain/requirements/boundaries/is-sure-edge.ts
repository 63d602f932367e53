import { isHedged } from '#domain/language/hedges.ts'
import { beginsEither } from '#domain/language/japanese/numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { findEveryFigure } from './find-limits.ts'
import type { Limit } from './limit.ts'

/**
 * Whether a condition is the limit alone: of "music, a bar or more than eighty people" the edge of one says
 * nothing while another holds.
 */
export function isOneCondition(when: string): boolean {
  return !ALTERNATIVES.test(when.replace(OF_LIMIT, ''))
}

/** Whether the words around a limit tell one figure, and do not doubt it: no "under 21, or is it 18", "6 or 8 weeks". */
export function isFirmFigure(clause: string, { kind, figure }: Limit): boolean {
  if (isHedged(clause) || DOUBTS.test(clause)) return false
  if (TWO_VALUES.test(figure) || isEither(clause, figure)) return false
  const at = clause.indexOf(figure)
  const behind = at < 0 ? '' : clause.slice(at + figure.length).replace(OF_LIMIT, '')
  const before = at < 0 ? '' : clause.slice(0, at)
  return ![EITHER_BEHIND.exec(behind)?.[1], EITHER_BEFORE.exec(before)?.[1]].some(
    (other) =>
      other !== undefined && findEveryFigure(other, 'und').some((each) => each.kind === kind),
  )
}

/** 「二三日」, 「2、3日」. */
function isEither(clause: string, figure: string): boolean {
  const at = clause.indexOf(figure)
  const before = at < 0 ? '' : clause.slice(0, at)
  if (/[\p{N}一二三四五六七八九十][、〜～~–-]\s?$/u.test(before)) return true
  return beginsEither(figure, before)
}

const TWO_VALUES = /\p{N}\s?[、〜～~–-]\s?\p{N}/u

/** What belongs to one limit: "16 or over", "two or more", 「それ以上か」. */
const OF_LIMIT =
  /\bor (?:more|less|fewer|over|above|under|below|older|younger|longer|shorter|later|earlier|after|before|so)\b/giu

const OR = /\b(?:or|either|and\/or)\b|\s(?:o|ou|oder|oppure)\s|\p{L}\s?\/\s?\p{L}|[,;](?!\d)/u
const OR_IN_JAPANESE =
  /または|又は|もしくは|若しくは|あるいは|それとも|ないし|とか|やら|(?<![あ当])たり(?=[、すし\p{Script=Han}])/u
/** 「音楽か酒」, 「遅れるか、」; 「二か月」 is none. */
const EITHER_WORD =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ーるたい])(?<![\p{N}〇一二三四五六七八九十百千数何])[かや](?=[、\p{Script=Han}\p{Script=Katakana}\p{N}])/u
/** 「音楽、酒類、八十人超」, 「音楽・酒」. */
const NOUNS =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー])・|[\p{Script=Han}\p{Script=Katakana}ー]、[^、]*[\p{Script=Han}\p{Script=Katakana}ー]、/u
const ALTERNATIVES = makePattern('iu')`${[OR, OR_IN_JAPANESE, EITHER_WORD, NOUNS]}`

const DOUBTS =
  /[?？]|\b(?:is|was) it\b|\b(?:to be )?(?:check|checked|confirmed|decided)\b.*\)|未定|要確認/iu
const EITHER_BEHIND = /^[^.;。]{0,20}?(?:\bor\b|\/|、|か|または)([^.;。]*)$/iu
const EITHER_BEFORE = /([^.;。]*)(?:\bor\b|\/|、|か|または)[^.;。]{0,20}$/iu
