import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** What a small word has to stand before to be a limit: "over 25", not "over to another truck". */
const COUNTED =
  /(?=\s+(?:\p{Sc}?\p{N}|an?\b|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|ninety|hundred|half|noon|midnight))/u
/** "By a week", "by 5 pm", "from noon"; not "by a friend", "from a list". */
const TIMED = makePattern(
  'iu',
)`(?!\s+an?\s+(?!day|night|week|month|year|quarter|half|hour|minute|dozen|hundred))${COUNTED}`
/** What a Japanese word of before or after is said of, where it is a limit. */
const TIME = /(?:日|時間?|分|週間?|[かヶ]月|年|以)/u

const ONLY =
  /\b(?:only|alone|solely|nobody (?:else|but)|no[ -]one (?:else|but))\b|だけ|のみ|しか|に限/iu
const LEAST = /\b(?:at least|minimum|no (?:less|fewer) than|or more)\b|以上|少なくとも/iu
const MOST =
  /\b(?:at most|maximum|no more than|up to|or less|or fewer|within|tops)\b|以内|以下|最大/iu
const MORE = /\b(?:more than|longer than|later than|exceed\p{L}*)\b|超え|超過|より(?:多|長|遅)/iu
const LATER = makePattern(
  'iu',
)`\b(?:over|above|past|after)\b${COUNTED}|\bfrom\b${TIMED}|${TIME}(?:後|から|降)`
const LESS = /\b(?:less than|fewer than|shorter than|earlier than)\b|未満|より(?:少|短|早)/iu
const EARLIER = makePattern(
  'iu',
)`\b(?:under|below|before|until|till)\b${COUNTED}|\bby\b${TIMED}|${TIME}前|(?<!ま)まで`
const EXCEPT = /\b(?:unless|except|apart from|other than)\b|以外|を除|ただし|のほか(?:の|は)/iu

/** Small words that decide what is allowed: who leaves one out says something else. */
const LIMITS: readonly { said: RegExp; told: readonly RegExp[] }[] = [
  { said: ONLY, told: [ONLY, /\b(?:nobody|no[ -]one|just)\b|以外/iu] },
  { said: LEAST, told: [LEAST, /\bfrom\b|から/iu] },
  { said: MOST, told: [MOST, /\b(?:until|till|by|not over|not more than|limit)\b|まで/iu] },
  { said: MORE, told: [MORE, /\b(?:over|above|past|after)\b|後|以降/iu] },
  {
    said: LATER,
    told: [LATER, MORE, /\b(?:over|above|past|after|from|since|later)\b|後|から|以降/iu],
  },
  { said: LESS, told: [LESS, /\b(?:under|below|before)\b|前/iu] },
  {
    said: EARLIER,
    told: [EARLIER, LESS, MOST, /\b(?:under|below|before|until|till|by|earlier)\b|前|まで/iu],
  },
  { said: EXCEPT, told: [EXCEPT, /\b(?:but|only|without)\b|だけ|のみ/iu] },
]

/** The limiting word of what was said that a text has in no way; null where it has all of them. */
export function findLostLimit(text: string, said: readonly string[]): string | null {
  for (const limit of LIMITS) {
    if (limit.told.some((way) => way.test(text))) continue
    for (const each of said) {
      const [found] = limit.said.exec(each) ?? []
      if (found !== undefined) return found
    }
  }
  return null
}
