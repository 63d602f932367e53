/** What the number words of English come to. */
export const ENGLISH_NUMBERS: Readonly<Record<string, number>> = {
  zero: 0,
  nil: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
}

/** Many "ones", "tens" and "hundreds" are no number. */
const NEVER_MANY: ReadonlySet<string> = new Set(
  'zero nil one ten dozen hundred thousand million'.split(' '),
)

/** "Under eighteens", "the over sixties", "in twos": each with the number that it stands for. */
export const PLURAL_NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(ENGLISH_NUMBERS)
    .filter((word) => !NEVER_MANY.has(word))
    .map((word) => [word.replace(/y$/u, 'ie').replace(/x$/u, 'xe').concat('s'), word]),
)

/** What those of Spanish come to: only these, its "once" and "media" are words of English too. */
export const SPANISH_NUMBERS: Readonly<Record<string, number>> = {
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciséis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  cien: 100,
  doscientos: 200,
  quinientos: 500,
  mil: 1000,
  media: 0.5,
}

/** Parts and ranks that stand where a number does, and what people call a note of money. */
const NEAR_NUMBERS: Readonly<Record<string, number>> = {
  half: 0.5,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  tenner: 10,
  fiver: 5,
}

/** Every word that says a number, with what it comes to. */
export const NUMBER_VALUES: Readonly<Record<string, number>> = {
  ...ENGLISH_NUMBERS,
  ...NEAR_NUMBERS,
  ...SPANISH_NUMBERS,
}

const GROUPS: ReadonlySet<string> = new Set(['thousand', 'million', 'mil'])
const TIMES: ReadonlySet<string> = new Set(['hundred', 'dozen'])

/** Words that multiply what is before them. */
export function isScale(word: string): boolean {
  return GROUPS.has(word) || TIMES.has(word)
}

/** "two hundred and fifty" is 250, "dos mil quinientos" 2,500; words that are no number count nothing. */
export function valueOfNumberWords(words: readonly string[]): number {
  let total = 0
  let part = 0
  for (const word of words) {
    const value = NUMBER_VALUES[word] ?? 0
    if (TIMES.has(word)) part = (part || 1) * value
    else if (GROUPS.has(word)) {
      total += (part || 1) * value
      part = 0
    } else part += value
  }
  return total + part
}

/** "1,250.50", "1.250,50" and "1,00,000" as numbers; null for what is none, such as a clock's time. */
export function valueOfDigits(digits: string): number | null {
  const plain = digits.replace(/[.,](?=\d{2,3}(?:[.,]|$))(?!\d\d$)/g, '').replace(',', '.')
  const value = Number(plain)
  return Number.isNaN(value) ? null : value
}

/** "first" to "twentieth", in their order. */
export const ORDINALS: readonly string[] =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'.split(
    '|',
  )
