import { countWords } from '#domain/language/count-words.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { meaningOf } from '#domain/requirements/contradictions/meaning.ts'
import { withoutInstead } from '#domain/requirements/contradictions/without-instead.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { findFormFault, SHOWN } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { FIRST_PERSON } from '#domain/requirements/enrichment/first-person.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { findOtherNegation, isDenied } from '#domain/requirements/enrichment/negations.ts'
import { findLeftOut } from '#domain/requirements/enrichment/supplying/draft-says.ts'
import { chooseFrames } from '#domain/requirements/enrichment/supplying/judge-feature.ts'

interface Shown {
  text: string
  /** The name that it has in the proposal. */
  part: string
  /** The most words and letters that it may have. */
  most: { words: number; letters: number }
  /** The founder's words that it stands beside. */
  beside: readonly string[]
  /** What of it nobody told and it may not have; every number and name where nothing is said. */
  find?: (text: string, told: readonly string[]) => string[]
}

/**
 * Why a text that somebody will read in the app is not taken: too long, in another language, of the
 * one who writes it, with what no answer holds, of what is left out, or a yes where the words beside
 * it say no. It may have words of its own, since it is marked as supposed.
 */
export function findShownFault(
  bench: Bench,
  { text, part, most, beside, find }: Shown,
  words: DocumentWords,
): Fault | null {
  const form = findFormFault({ text, part }, most.letters)
  if (form !== null) return form
  const cut = text.slice(0, SHOWN)
  if (countWords(text) > most.words) {
    return { rule: 'shape', form: 'too-many-words', most: most.words, words: cut, part }
  }
  if (!chooseFrames(bench, words).speaks(text)) {
    return { rule: 'shape', form: 'other-language', words: cut, part }
  }
  // "My bookings" is whose screen it is.
  const [self] = part === 'name' ? [] : (FIRST_PERSON.exec(text) ?? [])
  if (self !== undefined) return { rule: 'shape', form: 'first-person', words: self, part }
  const invented = findInvented({ text, part }, bench.evidence.told, find)
  if (invented !== null) return invented
  const { nonGoals } = bench.document
  // One word of what is left out is in many texts: "phone" of a phone app.
  const named = nonGoals.filter((each) => meaningOf(withoutInstead(each.text)).size >= LEAST)
  const out = findLeftOut({ ...bench.document, nonGoals: named }, text.replace(PLACEHOLDER, ' '))
  if (out !== null) return { rule: 'left-out', words: out, part }
  const turned = isDenied(text) ? null : findOtherNegation(text, clausesAbout(text, beside))
  return turned === null ? null : { rule: 'negation', words: turned, part }
}

/** The clauses of which the text has at least half of the words: a no in them is about it. */
function clausesAbout(text: string, beside: readonly string[]): string[] {
  const stems = contentStems(text)
  return beside
    .flatMap((quote) => quote.split(CLAUSE))
    .filter((clause) => {
      const own = contentStems(clause)
      return own.size > 0 && sharedCount(own, stems) >= own.size * HALF
    })
}

const CLAUSE = /[.,;!?。、！？\n]|\s(?:but|though|although)\s/iu
/** "[number] crates" are no numbered ones. */
const PLACEHOLDER = /\[[^\]]*\]|［[^］]*］/gu
const HALF = 0.5
const LEAST = 2
