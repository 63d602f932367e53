import { beginsEither } from '#domain/language/japanese/numbers.ts'

/** "one or two a year", "about five a week", by what is around the rate: how often it comes about limits nothing. */
export function isEstimate(before: string, behind: string): boolean {
  return NEARLY.test(before) || OR_SO.test(behind)
}

const NEARLY =
  /\b(?:about|around|roughly|approximately|maybe|perhaps|usually|normally|(?:once|one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:or|to))\s$/iu
const OR_SO = /^,? (?:or so|ish|on average|give or take|maybe)\b/iu

/** 「年に一人か二人います」, 「月二三回」. */
export function isJapaneseEstimate(figure: string, behind: string): boolean {
  return HAPPENS.test(behind) || beginsEither(figure)
}

const HAPPENS =
  /^(?:くらい|ぐらい|ほど|程度|前後|か[0-9一二三四五六七八九十]|、?(?:が|は|も)?(?:い(?:る|ます|まし|て|た)|おり|あ(?:る|り|った)|出(?:る|ます)|起き))/u
