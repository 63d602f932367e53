import { SPOKEN_NO } from '#domain/language/patterns/spoken-no.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { NEUTRAL } from './own-words.ts'

const NEGATION =
  /\b(?:not|never|no|nobody|nothing|none|neither|nor|cannot|without)\b|n['’]t\b|\b(?:do|does|did|is|are|was|were|has|have|had|wo|would|could|should|ca)nt\b|ない|ません|なく|せず|禁止|不可/giu

/** Two values to choose from deny nothing. */
const YES_OR_NO = /\byes\s*(?:\/|,|or)\s*no\b/giu

/** Where another statement begins, of which a no before or behind it says nothing. A list goes on. */
const CLAUSE =
  /[.;!?。！？\n]|,?\s+(?:but|because|so|though|although|whereas|while|and\s+(?=not?\b))\s*|(?<=ので|けれど|けど|ですが|ますが|ませんが|のに|ですから|ますから|んから)、/iu

/** A no that stands with these alone is said of what comes next: "It is not allowed." */
const GOVERNS = /^(?:allow|permit|possibl|way|may|ok|okay|right|pleas|ever|thing|matter)$/u

/**
 * The word by which the quotes say no of what the text says yes of, or the other way round; null
 * where both say the same. A no in another clause of a quote, which has none of the text's words,
 * is not about it.
 */
export function findOtherNegation(text: string, quotes: readonly string[]): string | null {
  const own = negationsOf(text)
  const words = contentStems(text)
  const told = quotes
    .flatMap((quote) => quote.split(CLAUSE))
    .filter((clause) => isAbout(clause, words))
    .flatMap(negationsOf)
  return own.length > 0 === told.length > 0 ? null : (told[0] ?? own[0] ?? null)
}

/** Whether a text forbids, refuses or denies what it speaks of. */
export function isDenied(text: string): boolean {
  return negationsOf(text).length > 0 || REFUSES.test(text) || UNDONE.test(text)
}

/** 「始めず」: no 「必ず」 and no 「まず」. */
const UNDONE = /\p{Script=Han}\p{Script=Hiragana}{1,3}ず(?=に|、|。|$)/u
const REFUSES =
  /\b(?:refus|reject|declin|forbid|forbad|forbidden|den(?:y|ie))\p{L}*|断[らりるっ]|拒否|できず/iu

function isAbout(clause: string, words: ReadonlySet<string>): boolean {
  const stems = contentStems(clause.replace(NEGATION, ' '))
  const own = [...stems].filter((stem) => !NEUTRAL.has(stem) && !GOVERNS.test(stem))
  return own.length === 0 || sharedCount(stems, words) > 0
}

function negationsOf(text: string): string[] {
  const plain = text.replace(YES_OR_NO, ' ')
  return [NEGATION, SPOKEN_NO].flatMap((pattern) => plain.match(pattern) ?? [])
}
