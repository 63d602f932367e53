import type { Frame } from '#domain/language/japanese/frames.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { makeRow } from './context.ts'
import { type Statement, tellPlainly } from './statements.ts'

const BUDGET =
  /(?:[0-9０-９一二三四五六七八九十百千万]円|[0-9０-９一二三四五六七八九十]+万|予算|費用|お金|助成金|補助金)/
const DATE =
  /(?:月|日|年|週|春|夏|秋|冬|末|前|休み|まで)(?:.{0,12})(?:まで|には|から|使い|始め|間に合|ほしい|欲しい|開始|スタート)/
const PEOPLE = /(?:作って|作る|人は|人手|担当|開発|エンジニア|詳しい|一人|ひとり|二人|手伝)/

export function readLimit(told: Statement): ProposedRow[] {
  const { question, words, frames, certainty } = told
  if (frames.some(({ mood }) => mood.unsure) || WORRY.test(words)) return []
  const about = BUDGET.test(words)
    ? 'budget'
    : DATE.test(words)
      ? 'date'
      : PEOPLE.test(words)
        ? 'people'
        : null
  if (about === null) return []
  return [makeRow('limit', { question, words }, { about, what: tellPlainly(told), certainty })]
}

const WORRY = /(?:心配|不安|怖|こわい|恐れ|気がかり|懸念|困るのは)/
const ASSUMED = /(?:と思って(?:話|進|い|お)|前提|つもり|だろうと|はずなので|と仮定)/

export function readDoubt(told: Statement): ProposedRow[] {
  const { question, words, frames } = told
  const said = [{ question, words }, ...(told.before ? [{ question, words: told.before }] : [])]
  const last = frames.at(-1)
  const about =
    WORRY.test(words) && question === 'q15'
      ? 'worry'
      : ASSUMED.test(words)
        ? 'assumption'
        : isUnknown(last, words)
          ? 'unknown'
          : null
  return about === null
    ? []
    : [makeRow('doubt', said, { about, what: words, certainty: told.certainty })]
}

const UNDECIDED =
  /(?:かどうか|どうする|どうすれば|どこまで|いつ|だれ|誰).{0,30}(?:考え(?:ます|る|中)|決め(?:ます|る)|聞き(?:ます|に)|聞かないと|相談|(?:の|ん)?(?:でしょう|だろう)か|ですかね)/

function isUnknown(frame: Frame | undefined, words: string): boolean {
  if (frame === undefined) return false
  return (
    frame.mood.unsure ||
    UNDECIDED.test(words) ||
    /(?:に聞(?:きます|かないと|いてみ)|どうしよう|でしょうか$|ですかね$|のかなあ?$)/.test(words)
  )
}

const SECRET =
  /(?:(?:ほか|他|外|よそ|本人以外).{0,12}(?:見え|見られ|見せ|知られ|もれ|漏れ|出さ)|個人情報|プライバシー)/

export function readPrivacy(told: Statement): ProposedRow[] {
  const last = told.frames.at(-1)
  if (!SECRET.test(told.words) || last?.mood.past || last?.mood.unsure) return []
  return [
    makeRow(
      'quality',
      { question: told.question, words: told.words },
      {
        about: 'privacy',
        what: tellPlainly(told),
        figure: null,
        certainty: last?.no ? told.certainty : 'guess',
      },
    ),
  ]
}
