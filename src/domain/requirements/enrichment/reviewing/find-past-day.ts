const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const NAME =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|march|april|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const DAY = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?'
const YEAR = '(?:,? (?<year>20\\d\\d))?'
const FORMS = [
  new RegExp(`\\b${DAY} (?:of )?${NAME}\\b${YEAR}`, 'giu'),
  new RegExp(`\\b${NAME} ${DAY}\\b${YEAR}`, 'giu'),
  /\b(?<year>20\d\d)-(?<month>\d\d)-(?<day>\d\d)\b/gu,
  /(?:(?<year>20\d\d)年)?(?<month>1?\d)月(?<day>[1-3]?\d)日/gu,
]
/** It comes again. */
const EVERY = /\b(?:every|each|yearly|annual\p{L}*|a year)\b|毎年|年ごと/iu
/** A day without a year that is longer ago is that of the next year. */
const RECENT_DAYS = 183
const DAY_MS = 86_400_000

/** The first day that a text names and that is over on that of the document (yyyy-mm-dd), as it is written. */
export function findPastDay(text: string, today: string): string | null {
  if (EVERY.test(text)) return null
  const now = Date.parse(today.slice(0, 10))
  const named = FORMS.flatMap((form) => [...text.matchAll(form)])
  const past = named.find(({ 0: told, groups = {}, index }) => {
    if (!isBound(text, index, index + told.length) && groups.year === undefined) return false
    const { day = '', month = '', year } = groups
    const at = /^\d/u.test(month) ? Number(month) : monthOf(month)
    const own = Date.UTC(Number(year ?? today.slice(0, 4)), at - 1, Number(day))
    return own < now && (year !== undefined || now - own <= RECENT_DAYS * DAY_MS)
  })
  return past?.[0] ?? null
}

/** "By 31 October"; "the term begins on 1 September" is so each year. */
function isBound(text: string, start: number, end: number): boolean {
  return BEFORE.test(text.slice(0, start)) || BEHIND.test(text.slice(end))
}

const BEFORE = /\b(?:by|before|until|till|no later than)(?: (?:the|\p{L}+day))?,? $/iu
const BEHIND = /^(?:\s?[（(].[）)])?まで/u

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}
