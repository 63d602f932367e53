import { contentStems } from '#domain/language/stems.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'

/** So many words of its own say what a doubt is about: in Japanese, one is often but a part of it. */
const LEAST = { spaced: 1, unspaced: 2 } as const
const FARTHEST = 160

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** What only says that something is not known. */
export const DOUBT = contentStems(
  "dunno idk don't doesn't idea know sure unsure otherwise maybe whether decide decided check think allowed need ok okay yet figured figure question",
)
const JAPANESE_DOUBT =
  /(?:まだ|今|どう|方法|場合|前|何|決め|決ま|未定|検討|考え|確かめ|確認|分か|知|不明|正式|話)/gu

/**
 * A doubt as its reader can understand it: where its own words say only that something is not known,
 * the words before them in the same answer come along, letter by letter.
 */
export function addSubject(
  question: OpenQuestion,
  answers: readonly ReadableAnswer[],
): OpenQuestion {
  const [quote] = question.quotes
  const answer = answers.find((each) => each.question === quote?.question)
  if (quote === undefined || answer === undefined || saysWhat(quote.text)) return question
  const at = answer.text.indexOf(quote.text)
  const before = at < 0 ? '' : pieceBefore(answer.text.slice(0, at))
  if (before === '') return question
  const text = answer.text.slice(at - before.length, at + quote.text.length).trim()
  // Its own quote stays behind the longer one as its row has it, so that no row is lost.
  return { ...question, text, quotes: [{ ...quote, text }, ...question.quotes] }
}

function saysWhat(text: string): boolean {
  if (JAPANESE.test(text)) {
    const told = text.replace(JAPANESE_DOUBT, '').match(/[\p{Script=Han}\p{Script=Katakana}ー]+/gu)
    return (told ?? []).length >= LEAST.unspaced
  }
  return [...contentStems(text)].filter((stem) => !DOUBT.has(stem)).length >= LEAST.spaced
}

/** The rest of the sentence, or the whole sentence before; of one without an end, what follows its last joint. */
function pieceBefore(text: string): string {
  const trimmed = text.trimEnd()
  const end = /[.!?。！？]$/u.test(trimmed) ? trimmed.length - 1 : trimmed.length
  const start = Math.max(...[...'.!?。！？\n'].map((sign) => text.lastIndexOf(sign, end - 1))) + 1
  const piece = text.slice(start)
  if (piece.length <= FARTHEST) return piece.trimStart()
  const near = piece.slice(-FARTHEST)
  const joint = near.search(/\b(?:and|so|but|if|when)\b|[,、]/iu)
  return joint < 0 ? '' : near.slice(joint).replace(/^(?:and|so|but)\s+|^[,、]\s*/iu, '')
}
