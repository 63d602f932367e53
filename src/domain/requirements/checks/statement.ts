/** What a statement is: a requirement in EARS form, or the user's own words about something. */
export type StatementKind = 'functional' | 'quality' | 'rule' | 'success'

export type CheckLanguage = 'en' | 'ja' | 'other'

export interface Statement {
  text: string
  kind: StatementKind
  language: CheckLanguage
  /** True when the product wrote it, so that its form is the writer's duty. */
  ownWriting: boolean
  /** Names that the user's answers settle, in small letters: "stripe". */
  settledNames: ReadonlySet<string>
}

/** A statement taken apart once for all rules. Offsets stay those of the text. */
export interface ParsedStatement extends Statement {
  /** The text with quoted words and notes blanked out: what a screen says is nobody's requirement. */
  plain: string
  /** Where the first shall or must is; 0 when there is none. */
  obligationAt: number
  /** It holds a number with a unit, which says what a vague word means. */
  measured: boolean
}

const QUOTED =
  /\(NOTE\b[^)]{0,400}\)|\[\p{Lu}{2,6}-?\d{1,4}\]|“[^”\n]{1,200}”|"[^"\n]{1,200}"|「[^」\n]{1,200}」|『[^』\n]{1,200}』|`[^`\n]{1,200}`|(?<![\p{L}\p{N}])['‘][^'’\n]{1,120}['’](?![\p{L}\p{N}])/gu

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|thousand|half an?|an'

const UNIT =
  'ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|months?|years?|nights?|%|percent|per cent|[kmgt]i?b|bytes?|bits?|px|pixels?|[µmck]?m|metres?|meters?|k?g|mg|kilograms?|m?l|lit(?:re|er)s?|[kmg]?hz|m?v|volts?|m?a(?!\\s+\\p{L})|k?w|watts?|°\\s?[cf]|degrees?|k?pa|bar|db|[kmg]?bps|fps|dpi|rpm|km\\/h|dollars?|euros?|pounds?|cents?|characters?|words?|lines?|pages?|users?|clicks?|taps?|steps?|items?|requests?|times'

const MEASURED = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{N}[\\p{N}.,]{0,15}|(?:${NUMBER_WORD}))[\\s\\u00a0-]?(?:${UNIT})(?![\\p{L}\\p{N}])|[$€£¥]\\s?\\p{N}|\\p{N}\\s?(?:秒|分|時間|日|週|か月|ヶ月|年|人|件|回|円|％|%|名|個)`,
  'iu',
)

/** Takes a statement apart. Time grows with its length only. */
export function readStatement(statement: Statement): ParsedStatement {
  const plain = statement.text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))
  const at = plain.search(/\b(?:shall|must)\b/i)
  return {
    ...statement,
    plain,
    obligationAt: Math.max(at, 0),
    measured: MEASURED.test(plain),
  }
}

/** The language of one statement, by its letters; `fallback` is the document's. */
export function detectStatementLanguage(text: string, fallback: string): CheckLanguage {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja'
  if (/\b(?:shall|must)\b/i.test(text)) return 'en'
  if (fallback !== 'en' && fallback !== 'und') return 'other'
  return /[^\P{L}\p{Script=Latin}]/u.test(text) ? 'other' : 'en'
}
