const SCRIPTS: readonly [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Devanagari}/gu, 'hi'],
]

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu

const COMMON = {
  en: 'the and of to is for with are can must their they it when from not who my',
  es: 'el la los las de que y en un una por con para su se no es cuando',
  fr: 'le la les des et un une pour avec qui que est dans sur pas leur nous',
  de: 'der die das und ein eine ist mit für nicht sie den von zu wenn ich',
  pt: 'o os as de que e em um uma por com para não seu sua é quando',
  it: 'il lo la gli di che e un una per con non è del della quando sono',
  nl: 'de het een en van is met voor niet dat zij die op wanneer',
}

/** More words that tell English where it alone is in question. */
const MORE_ENGLISH =
  'them on at by that this then if be we i you he she has have will what who which but or in as an our your was were so than'
const OTHER_LATIN = new Set([
  ...Object.entries(COMMON).flatMap(([language, words]) =>
    language === 'en' ? [] : words.split(' '),
  ),
  ...'del como zu sur em na och att det som är'.split(' '),
])
const ENGLISH = new Set(`${COMMON.en} ${MORE_ENGLISH} no`.split(' '))
const ACCENTS = /[áéíóúñäöüßçãõàèêëîïôûœæøå¿¡]/

/** Enough to tell: the first letters of all answers together, and of one. */
const SAMPLE = 20_000
const SAMPLE_OF_ONE = 1_500

/** The texts' main language as a BCP 47 tag; `und` when it cannot be told. */
export function detectLanguage(texts: readonly string[]): string {
  const sample = texts.join('\n').slice(0, SAMPLE)
  const letters = countOf(sample, /\p{L}/gu)
  if (letters === 0) return 'und'
  for (const [script, language] of SCRIPTS) {
    if (countOf(sample, script) > letters * 0.2) return language
  }
  const words = wordsOf(sample)
  const [best] = scoresOf(words)
  return best !== undefined && best.score >= Math.max(2, words.length * 0.04)
    ? best.language
    : 'und'
}

/** How many of a language's commonest words are there, the best first. */
function scoresOf(words: readonly string[]): { language: string; score: number }[] {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.entries(COMMON)
    .map(([language, common]) => ({
      language,
      score: common.split(' ').reduce((sum, word) => sum + (counts.get(word) ?? 0), 0),
    }))
    .sort((one, other) => other.score - one.score)
}

/**
 * The language that one answer is read in, when all answers together are in `main`: an English
 * answer among Japanese ones is read as English, a note of three words as the others.
 */
export function answerLanguage(text: string, main: string): string {
  if (readsAsJapanese(text)) return 'ja'
  const own = detectLanguage([text])
  if (own === main || own === 'und') return isShortEnglish(text, main) ? 'en' : main
  const scores = scoresOf(wordsOf(text))
  const scoreOf = (wanted: string) => scores.find(({ language }) => language === wanted)?.score ?? 0
  // A list of names holds a "la" or "no" of another language by chance.
  const isSure =
    !Object.hasOwn(COMMON, own) ||
    !Object.hasOwn(COMMON, main) ||
    scoreOf(own) >= scoreOf(main) * 2 + 3
  return isSure ? own : main
}

function isShortEnglish(text: string, main: string): boolean {
  if (main !== 'und' && main !== 'ja') return false
  const isLatin = countOf(text, /\p{Script=Latin}/gu) > countOf(text, /\p{L}/gu) * 0.8
  return isLatin && wordsOf(text).length >= 3 && readsAsEnglish(text)
}

/**
 * Whether English words may judge this text. Short texts without any telling word count as
 * English; text mostly in another script does not.
 */
export function readsAsEnglish(text: string): boolean {
  const sample = text.slice(0, SAMPLE_OF_ONE)
  if (countOf(sample, /\p{Script=Latin}/gu) < countOf(sample, /\p{L}/gu) * 0.8) return false
  const words = wordsOf(sample)
  const english = words.filter((word) => ENGLISH.has(word)).length
  const other = words.filter((word) => OTHER_LATIN.has(word) && !ENGLISH.has(word)).length
  return english >= other && !(english === 0 && ACCENTS.test(sample.toLowerCase()))
}

/** Whether Japanese words may judge this text. */
export function readsAsJapanese(text: string): boolean {
  const kana = countOf(text, KANA)
  return kana > 0 && kana > countOf(text, /\p{L}/gu) * 0.15
}

function countOf(text: string, letters: RegExp): number {
  return text.match(letters)?.length ?? 0
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
