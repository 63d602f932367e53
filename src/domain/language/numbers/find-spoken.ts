import { ENGLISH_NUMBERS, ORDINALS } from './number-words.ts'

const UNITS = 'one|two|three|four|five|six|seven|eight|nine'
const TENS = 'ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const ORDINAL = new RegExp(
  `\\b(?:(twenty|thirty)[\\s-])?(${ORDINALS.join('|')}|thirtieth)\\b`,
  'giu',
)
/** "room for two forty", "one twenty five". */
const HUNDREDS = new RegExp(`\\b(${UNITS})[\\s-](${TENS})(?:[\\s-](${UNITS}))?\\b`, 'giu')
/** "a dollar ten". */
const AND_CENTS = new RegExp(
  `\\ba (?:dollar|pound|euro|quid) (${TENS})(?:[\\s-](${UNITS}))?\\b`,
  'giu',
)
const MONTH_END = /\bend of (?:the )?(?:month|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu

/**
 * Further numbers that words may mean as people say them: "the fifteenth" 15, "two forty" 240, "a dollar
 * ten" 1.10, "the end of March" its last day. An answer is read so, generously; a document never is.
 */
export function findSpoken(text: string): string[] {
  const days = [...text.matchAll(ORDINAL)].map(([, tens, ordinal = '']) => {
    const last = ordinal.toLowerCase()
    const own = last === 'thirtieth' ? 30 : ORDINALS.indexOf(last) + 1
    return numberOf(tens) + own
  })
  const hundreds = [...text.matchAll(HUNDREDS)].map(
    ([, unit, tens, more]) => numberOf(unit) * 100 + numberOf(tens) + numberOf(more),
  )
  const cents = [...text.matchAll(AND_CENTS)].map(
    ([, tens, more]) => 1 + (numberOf(tens) + numberOf(more)) / 100,
  )
  const ends = MONTH_END.test(text) ? [28, 29, 30, 31] : []
  return [...days, ...hundreds, ...cents, ...ends].map(String)
}

function numberOf(word: string | undefined): number {
  return ENGLISH_NUMBERS[word?.toLowerCase() ?? ''] ?? 0
}
