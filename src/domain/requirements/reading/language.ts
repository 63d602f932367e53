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

const COMMON: Readonly<Record<string, string>> = {
  en: 'the and of to is for with are can must their they it when from not who my',
  es: 'el la los las de que y en un una por con para su se no es cuando',
  fr: 'le la les des et un une pour avec qui que est dans sur pas leur nous',
  de: 'der die das und ein eine ist mit für nicht sie den von zu wenn ich',
  pt: 'o os as de que e em um uma por com para não seu sua é quando',
  it: 'il lo la gli di che e un una per con non è del della quando sono',
  nl: 'de het een en van is met voor niet dat zij die op wanneer',
}

/** Enough to tell: the first letters of all answers together. */
const SAMPLE = 20_000

/** The answers' main language as a BCP 47 tag; `und` when it cannot be told. */
export function languageOf(texts: readonly string[]): string {
  const sample = texts.join('\n').slice(0, SAMPLE)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0) return 'und'
  for (const [script, language] of SCRIPTS) {
    if ((sample.match(script)?.length ?? 0) > letters * 0.2) return language
  }
  const words = sample.toLowerCase().match(/\p{L}+/gu) ?? []
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  let best: { language: string; score: number } = { language: 'und', score: 0 }
  for (const [language, common] of Object.entries(COMMON)) {
    const score = common.split(' ').reduce((sum, word) => sum + (counts.get(word) ?? 0), 0)
    if (score > best.score) best = { language, score }
  }
  return best.score >= Math.max(2, words.length * 0.04) ? best.language : 'und'
}
