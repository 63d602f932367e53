import type { FigureKind } from '#domain/requirements/boundaries/limit.ts'

const WORD =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen)'
const NUMBER = `(?:\\d+(?:[.,]\\d+)*(?:k\\b)?|${WORD}(?:[\\s-](?:and\\s)?${WORD})*|a\\s(?:dozen|hundred|couple(?: of)?)|half a|a quarter)`

const TIME =
  '(?:ms|milliseconds?|(?<=\\d\\s?)s|secs?|seconds?|mins?|minutes?|hours?|hrs?|h|days?|d|nights?|weeks?|wks?|weekends?|months?|years?|yrs?|y|fortnights?|seasons?|terms?|semesters?)'
/** What may be between a number and its time: "school days". */
const SORT = '(?:(?:school|business|working|work|calendar|full|whole|consecutive|clear)\\s)?'
const DURATION = `(?:${NUMBER}\\s?-?(?:more\\s)?${SORT}${TIME}(?!\\p{L})|(?:half an|an|a full|a whole|a|half a|a quarter of an)\\s(?:hour|day|week|month|year|fortnight|minute|night|second)(?!\\p{L}))`

const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const WEEKDAY =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?s?(?:\\s(?:noon|midnight|morning|evening|night))?'
const DAY_NUMBER = '\\d{1,2}(?:st|nd|rd|th)'
const CLOCK =
  "(?:\\d{1,2}[:.]\\d{2}(?:\\s?[ap]\\.?m\\b\\.?|\\s?h\\b)?|\\d{1,2}\\s?[ap]\\.?m\\b\\.?|\\d{1,2}\\s?o[’']?\\s?clock|noon|midnight|midday|(?:half past|quarter past|quarter to)\\s(?:\\d{1,2}|\\p{L}+)|(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?=\\s(?:in the (?:morning|evening|afternoon)|at night))(?:\\s(?:in the (?:morning|evening|afternoon)|at night)))"
const ORDINAL = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)'
const DATE = `(?:(?:the\\s)?(?:${ORDINAL}|${DAY_NUMBER})\\s(?:working|business|school)\\sday|(?:the\\s)?${DAY_NUMBER}(?:\\s(?:of\\s)?(?:${MONTHS}|the month|each month|every month)(?!\\p{L}))?|${MONTHS}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d)|\\d{1,2}\\.?\\s(?!may\\s(?!at|and|or|for|in|to|until|till)\\p{L})${MONTHS}(?!\\p{L})|day \\d+|${WEEKDAY}(?!\\p{L})|(?:the\\s)?end of (?:the\\s)?(?:day|week|month|year))`
/** A moment without a number, after a comparator only. */
const EVENT =
  "(?:(?!or\\b|and\\b)[\\p{L}’'-]+\\s){0,2}(?:closing(?: time)?|opening(?: time)?|sunset|sunrise|lunch(?:time)?|dinner|breakfast|departure|checkout|check-?in|time (?:we|they|you|the \\p{L}+) (?:open|close|start|leave|finish)(?:e?s)?(?: (?:up )?at \\p{L}+)?|kick-?off|deadline|due date|(?:start|end|closing|vacating|expiry|delivery|event|wedding|exam|moving|pick-?up|return|wedding|party|move-?out) (?:date|day|time)|expiry)(?!\\p{L})"

const SIGN =
  '(?:[A-Z]{0,2}[$€£¥₹]|(?:rs|eur|usd|gbp|chf|thb|aud|cad|inr|ngn|nok|sek|dkk|pln|czk)\\b\\.?)'
const CURRENCY =
  '(?:%|percent(?!\\p{L})|per cent|€|\\$|£|(?:eur|usd|gbp|chf|thb|aud|cad|inr|dollars?|euros?|pounds?|quid|bucks?|cents?|rupees?|francs?|pence|naira|pesos?|crowns?|rs)(?!\\p{L}))'
const MONEY = `(?:${SIGN}\\s?${NUMBER}(?:\\s(?:thousand|lakhs?|crores?|million)(?!\\p{L}))?|${NUMBER}(?:\\s(?:thousand|lakhs?|k|million))?\\s?${CURRENCY}(?:\\s(?:more|off|less))?)`

/** Words that are no unit of the number before them. */
const STOP =
  'a|an|the|and|or|of|to|in|on|at|by|for|with|from|as|is|are|be|was|were|it|its|this|that|they|we|i|you|he|she|then|than|so|if|when|while|must|should|can|may|will|would|not|no|only|per|each|every|before|after|until|till|max|min|maximum|minimum|or|up|down|out|off|again|otherwise|else|but|because|unless|without|tops|onwards?|plus|ever|always|gets?|have|has|needs?|pays?|costs?|counts?|goes|go|comes?|stays?|works?|brings?|joins?|enters?|requires?|into|onto'
const SORT_OF =
  '(?:(?:late|missed|new|free|failed|different|unpaid|active|open|wrong|separate|small|large|other|adult|bad|overdue|paid|whole|single)\\s)?'
const UNIT = `(?:\\s?(?:kg|g|km|m|cm|mm|l|ml|gb|mb|kb|°c|°f|m²)(?!\\p{L})|\\s(?!(?:${STOP})(?!\\p{L}))${SORT_OF}[\\p{L}’'-]+(?:\\s(?:old|of age)(?!\\p{L}))?)`
const COUNT = `(?<![\\p{L}\\d.,:])${NUMBER}(?!\\p{L})(?:${UNIT})?|${NUMBER}(?:kg|g|km|m|cm|mm|l|ml|gb|mb|kb|x)(?!\\p{L})`

const MOMENT = `(?:${CLOCK}|${DATE})`
const IS = {
  clock: new RegExp(`^${CLOCK}$`, 'iu'),
  date: new RegExp(`^(?:${DATE}|${EVENT})$`, 'iu'),
  money: new RegExp(`^${MONEY}$`, 'iu'),
  time: new RegExp(`^${DURATION}$`, 'iu'),
}

/** The figures of English texts, as pieces of patterns. */
export const ENGLISH_FIGURES = {
  number: NUMBER,
  money: MONEY,
  duration: DURATION,
  moment: MOMENT,
  /** A number without a unit, as the first of a range has it. */
  stop: STOP,
  plain: `(?<![\\p{L}\\d.,:])${NUMBER}`,
  count: `(?:${MONEY}|${DURATION}|${COUNT})`,
  any: `(?:${MOMENT}|${MONEY}|${DURATION}|${EVENT}|${COUNT})`,
  /** What the figure counts. */
  kindOf(figure: string): FigureKind {
    const said = figure.trim()
    if (IS.clock.test(said)) return 'clock'
    if (IS.date.test(said)) return 'date'
    if (IS.money.test(said)) return 'money'
    return IS.time.test(said) ? 'time' : 'count'
  },
}
