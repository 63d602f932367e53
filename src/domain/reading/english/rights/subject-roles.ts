import { type Cast, isBackward } from '#domain/reading/english/cast.ts'
import type { Statement } from '#domain/reading/english/grammar/statements.ts'
import type { Word } from '#domain/reading/english/grammar/words.ts'
import { splitPhrases } from '#domain/reading/english/person-phrases.ts'
import { APP } from '#domain/reading/rows.ts'

interface Known {
  cast: Cast
  /** Whom "he" and "they" name. */
  last: string | null
  /** The answer is that about the people. */
  isPeople: boolean
}

/** The known roles of a subject: "Darlene and the drivers". */
export function subjectRoles(
  { subject, frame, own }: Statement,
  { cast, last, isPeople }: Known,
): string[] {
  const before = last === null ? [] : [last]
  if (isBackward(subject)) {
    // "customers they order": of somebody new, not of whoever was named last.
    const [first, next] = own.filter(({ pos }) => pos !== 'ADV' && pos !== 'PUNCT')
    const isOther = first?.pos === 'NOUN' && next === subject[0] && isMeant(first, next)
    const isPlain = frame.modal === null && !frame.negated
    return isOther && isPlain && cast.find([first]) === null ? [] : before
  }
  const words = subject.length === 0 && frame.verb === null ? frame.words : subject
  const named = subject[0]?.low === 'there' ? frame.rest : words
  // "no deleting anything": of whoever was named last.
  const refused = subject.length === 0 && words !== frame.words && frame.words[0]?.low === 'no'
  if (isPeople && refused) return before
  const found = splitPhrases(named).flatMap((phrase) => cast.find(phrase) ?? [])
  return [...new Set(found.filter((name) => name !== APP))]
}

/** "customers they", but not "mornings he". */
function isMeant({ low, lemma }: Word, pronoun: Word | undefined): boolean {
  return pronoun !== undefined && (pronoun.low === 'they') === (low !== lemma)
}
