import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RowOf } from '#domain/reading/rows.ts'

type Step = RowOf<'step'>

const FIGURE = /(?:[0-9０-９]+|[一二三四五六七八九十百]+)/u
const COUNT = /(?:\d+|one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|fifty)/iu
/** How long something takes, how many digits a number has, how many come together. */
const IN_JAPANESE = makePattern(
  'u',
)`${FIGURE}桁の?[^、。]*|(?:残りの)?${FIGURE}(?:分間|時間)|残りの${FIGURE}分|[^、。]*一組`
const IN_ENGLISH = makePattern(
  'iu',
)`\b(?:the (?:remaining|last|other) )?${COUNT} (?:minutes|hours)\b|\b${COUNT}[- ]digit [^,;.]+|\b(?:a|one) (?:pair|set) of [^,;.]+`
const LATE = /\b(?:late|over|delayed|more|longer|early|ago)\b|遅れ|過ぎ|延び|前に/iu

/** What a thing of the house looks like. */
const COLOURED =
  /^(?:赤|青|黄色|緑|白|黒|紺|茶色)(?:い|の)\S+$|^(?:an? )?(?:red|blue|green|yellow|white|black|orange|purple) \p{L}+$/iu

/**
 * Parts an example of a step: what is told of every customer, by the story alone, and the names,
 * days and figures that are left. `hero`: whose story it is; what the others hand out is the house's.
 */
export function partGeneral(
  { role, said }: Step,
  example: string,
  hero: string | null,
): { general: string | null; rest: string } {
  const words = said[0]?.words ?? ''
  if (COLOURED.test(example) && role !== hero) return { general: example, rest: '' }
  const match = (IN_JAPANESE.exec(example) ?? IN_ENGLISH.exec(example))?.[0]
  if (match === undefined || LATE.test(example) || (LATE.test(words) && !words.includes('残り'))) {
    return { general: null, rest: example }
  }
  const rest = example.replace(match, '').replace(/^[\s、,]+|(?:から|まで|[\s、,])+$/gu, '')
  return { general: match, rest }
}
