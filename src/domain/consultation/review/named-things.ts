import { countWords, type Reading } from '#domain/consultation/reading/reading.ts'
import { BLANK_TEXT } from '#domain/consultation/reading/vocabulary.ts'

/** Longer entries are sentences, not names. */
const MAX_WORDS = 3
/** With one of these it is a short sentence, not a name. */
const VERB =
  /\b(?:can|may|must|should|will|is|are|has|have|sees?|no|not|nothing)\b|[はがを]|[るたい]$|ます$|です$|ない/i
/** Words before a colon that name no thing. */
const MARKER =
  /^(?:(?:must|nice|should|could|later|first|then|screen|step|note|\p{N}+)\b|必須|できれば|任意|後で|画面|手順|ステップ)/iu

/** The things the user listed by name ("Clients and owners", "Class: day, time"), as written. */
export function namedThings({ parts }: Reading): string[] {
  const names = parts.flatMap(entriesOf).flatMap((entry) => {
    const name = entry.replace(/[.,!?\s]+$/, '').trim()
    const isName = /^[\p{L}\p{N}' -]+$/u.test(name) && countWords(name) <= MAX_WORDS
    return isName && !MARKER.test(name) && !VERB.test(name) ? [name] : []
  })
  return [...new Set(names)]
}

/** The words before a colon; or the entries of a sentence that only lists short names. */
function entriesOf(part: string): string[] {
  const [head = ''] = part.split(/[:：(]/)
  const entries = head.split(/[,、،]|\band\b/)
  return entries.every((entry) => countWords(entry) <= MAX_WORDS) ? entries : [head]
}

/** Puts the first two named things into a line to add, or leaves blanks for them. */
export function fillThings(line: string, names: readonly string[]): string {
  const filled = line
    .replaceAll('{thing}', () => names[0] ?? BLANK_TEXT)
    .replaceAll('{other}', () => names[1] ?? BLANK_TEXT)
  return filled.charAt(0).toUpperCase() + filled.slice(1)
}
