/** A letter of a script without spaces between words. Has no flag of state: it may be tested again and again. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Of a pair of letters one that is a particle or an ending: the pair is no word by itself. */
export const HALF_WORD = /\p{Script=Hiragana}/u
