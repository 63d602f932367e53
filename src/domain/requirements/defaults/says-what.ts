import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { contentStems } from '#domain/language/stems.ts'

/** So many words of its own say what a doubt is about: in Japanese, one is often but a part of it. */
const LEAST = { spaced: 1, unspaced: 2 } as const

/** What only says that something is not known. */
export const DOUBT = contentStems(
  [
    "dunno idk tbd don't doesn't haven't hasn't isn't aren't idea clue know known unknown sure unsure clear unclear",
    "otherwise maybe whether how still yet open one honestly nobody we'll see later",
    'dont doesnt didnt havent hasnt isnt arent',
    'decide decided undecided settled agreed check think thought allowed need ok okay figured figure question',
  ].join(' '),
)
const JAPANESE_DOUBT =
  /(?:まだ|今|どう|方法|場合|前|何|決め|決ま|未定|検討|考え|確かめ|確認|分か|知|不明|正式|話)/gu

/** Whether a doubt tells what it is about: else it says only that something is not known. */
export function saysWhat(text: string): boolean {
  if (UNSPACED.test(text)) {
    const told = text.replace(JAPANESE_DOUBT, '').match(/[\p{Script=Han}\p{Script=Katakana}ー]+/gu)
    return (told ?? []).length >= LEAST.unspaced
  }
  return [...contentStems(text)].filter((stem) => !DOUBT.has(stem)).length >= LEAST.spaced
}
