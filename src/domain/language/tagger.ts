/**
 * The parts of speech that the readers tell apart: the universal ones (universaldependencies.org),
 * for Japanese as near as its dictionary gives them. `PART` is "not", "'s" and "to"; in Japanese
 * `ADP` is a particle of case (を, が, に …) and `AUX` an auxiliary (た, ない, ます …).
 */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'

/** One word of a text. `start` and `end` count UTF-16 units: `text.slice(start, end)` is `text`. */
export interface Token {
  text: string
  start: number
  end: number
  pos: PartOfSpeech
  /** The base form in lower case ("joins" → "join", 選ん → 選ぶ). */
  lemma: string
  /** The dictionary's own finer class, for example 名詞,サ変接続; empty where it has none. */
  detail: string
}

/** Names each word's part of speech and base form. Pure: the same text gives the same words. */
export interface Tagger {
  tag(text: string): Token[]
}

/** What knows the grammar of the languages that are read by grammar. */
export interface Taggers {
  en: Tagger
  ja: Tagger
}
