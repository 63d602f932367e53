import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { bare } from '#domain/requirements/phrases.ts'

/**
 * Whether a developer can build by words that somebody said, as they stand: a whole clause, no question, with
 * no quotation mark left over and no joint to what stood before or behind it.
 */
export function canBeBuilt(said: string): boolean {
  const text = bare(said.trim())
  return (
    !HANGS.test(text) &&
    !ENDS_OPEN.test(text) &&
    !/[?？…]/u.test(text) &&
    (text.match(/"/gu)?.length ?? 0) % 2 === 0 &&
    PAIRS.every(([opens, closes]) => text.split(opens).length === text.split(closes).length)
  )
}

const PAIRS = [
  ['“', '”'],
  ['「', '」'],
  ['『', '』'],
  ['(', ')'],
  ['（', '）'],
] as const

/** What it follows from, or goes against, stands before it. */
const JOINTS = [
  "so|and|but|because|therefore|hence|then|which|that['’]s why|except|though|although",
  "i['’]d|(?:we|i) have never",
  'だから|それで|なので|ですから|でも|けど|けれど|だけど|ただし|そして|それから|あと|で、',
]
const HANGS = makePattern('iu')`^[\s"“”'’」』)）,.;:、。]*(?:${JOINTS})(?!\p{Script=Latin})`
/** 「3月の」, "at the", 「10分って言うけど」: the rest is behind it. */
const ENDS_OPEN =
  /\b(?:the|a|an|of|to|for|with|and|or|but|because|if|when|that|is|are)$|(?:けど|けれど|のに|ので|から|って|くて|の|を|が|に|は|と|で|や)$/iu
