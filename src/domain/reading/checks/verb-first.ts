import type { Tagger, Token } from '#domain/language/tagger.ts'

/** What no verb phrase begins with. */
const NO_VERB =
  /^(?:an?|the|this|that|these|those|my|your|his|her|its|our|their|some|any|no|each|for|with|of|in|on|at|from|about|i|you|he|she|it|we|they|there|also|only)(?!\p{L})|^[\p{N}$€£¥]/iu
/** A noun by its ending, with nothing that it could act on. */
const NOUN_ENDING =
  /^\p{L}+(?:tion|ment|ness|ance|ence|ship)s?(?!\p{L})(?! (?:an?|the|their|his|her|my)\b)/iu
/** "Everything but money" stands for whatever may be done. */
const ANYTHING = /^(?:everything|anything|all|nothing)(?!\p{L})|^(?:すべて|全て|全部|なんでも)/iu
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
/** How a Japanese verb, or a noun that becomes one with する, may end. */
const JAPANESE_VERB = /(?:[うくぐすつぬぶむる]|[\p{Script=Han}ァ-ヶー]{2,}|(?:して|する)?こと)$/u

/**
 * Whether a phrase is what somebody does: in English it begins with a verb in its base form, in
 * Japanese it ends in one. Without a tagger only what can be no verb is told. Null when that
 * cannot be said of its language.
 */
export function beginsWithVerb(phrase: string, tagger: Tagger | null): boolean | null {
  const text = phrase.replace(ASIDE, '').trim()
  if (ANYTHING.test(text)) return true
  if (JAPANESE.test(text)) return tagger ? endsInVerb(tagger.tag(text)) : JAPANESE_VERB.test(text)
  if (!/^[\p{Script=Latin}\p{N}\p{P}\p{S}\s]+$/u.test(text)) return null
  if (NO_VERB.test(text) || NOUN_ENDING.test(text)) return false
  if (tagger === null) return null
  // After "they" a word that may be a noun is read as the verb that it is here.
  const first = tagger.tag(`They ${text}`).find(({ start }) => start >= 'They '.length)
  return first ? first.pos === 'VERB' || first.pos === 'AUX' : null
}

/** 「注文を入れる（電話、FAXどれで来ても）」: what is in brackets behind it is no part of the deed. */
const ASIDE = /[（(][^（）()]*[)）]\s*$/u

function endsInVerb(tokens: readonly Token[]): boolean {
  const last = tokens.filter(({ pos }) => pos !== 'PUNCT').at(-1)
  return last !== undefined && (/^(?:VERB|AUX)$/.test(last.pos) || /サ変/.test(last.detail))
}
