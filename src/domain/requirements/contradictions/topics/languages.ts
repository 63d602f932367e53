import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { says } from './says.ts'
import { areOtherParts } from './segments.ts'

const ONE_LANGUAGE = says(
  "(?:english|spanish|german|french|castellano|español|inglés) (?:y nada más|nada más|y punto|and nothing else|and that[’']s it)",
  'nothing but (?:english|german|french|spanish); s[oó]lo (?:en )?castellano; 日本語以外は',
  '(?:english|spanish|german|french) is all',
  "(?:won[’']?t|don[’']?t|not|no) (?:\\p{L}+ )?translat\\p{L}*; no traduc\\p{L}+; no se traduce",
  '(?:a |one )?single language; (?:only )?one language; no (?:second|other) languages?',
  'no translations?; (?:english|spanish|german|french) (?:alone|will do|does)',
  'nada de traduc\\p{L}+; s[oó]lo español; 日本語で十分; 翻訳は(?:しません|不要|いりません|要りません)',
  '(?:only|just) needs? to be in \\p{L}+; just (?:in )?english',
  '(?:english|spanish|german|french) is (?:fine|enough); con (?:el )?español basta',
  'deutsch reicht; only (?:in )?(?:english|german|french|spanish)',
  '(?:english|german|french|spanish|japanese) only; un solo idioma; s[oó]lo en español',
  'nur (?:auf )?deutsch; 日本語だけ; 日本語のみ; 多言語(?:対応)?は(?:しません|不要|なし|やら|いりません)',
)
const NAMES: readonly RegExp[] = [
  says('english; inglés; englisch; anglais; 英語'),
  says('german; alemán; deutsch; allemand; ドイツ語'),
  says('french; francés; französisch; français; フランス語'),
  says('spanish; español; castellano; spanisch; espagnol; スペイン語'),
  says('polish; polaco; polnisch; polonais'),
  says('turkish; turco; türkisch; turc'),
  says('arabic; árabe; arabisch; arabe'),
  says('chinese; chino; chinesisch; chinois; 中国語'),
  says('portuguese; portugués; portugiesisch; ポルトガル語'),
  says('ukrainian; ucraniano; ukrainisch'),
  says('welsh; irish; catalán; catalan; euskera; gallego'),
  says('hindi; urdu; punjabi; bengali'),
  says('japanese; japonés; 日本語'),
  says('romanian; rumano; rumänisch'),
  says('russian; ruso; russisch; ロシア語'),
  says('italian; italiano; italienisch'),
  says('dutch; holandés; niederländisch'),
  says('tagalog; タガログ語'),
  says('korean; coreano; 韓国語'),
  says('vietnamese; ベトナム語'),
]
const NAME = NAMES.map(({ source }) => source).join('|')
const TWO_LANGUAGES = says(
  'both languages; two languages; bilingual; bilingüe; dos idiomas; zweisprachig; 二か国語',
  '2か国語; 多言語対応',
)
/** Where a person only happens to speak it. */
const SPEAKS = says('speaks?; lessons?; teach\\p{L}*; class(?:es)?; habla\\p{L}*; 教室; 話')

/** "They book in their own language". */
const OWN_LANGUAGE =
  /\b(?:in|en) (?:their|his|her|your|su|tu) (?:own )?(?:language|idioma|lengua)\b/iu

/** "Only Welsh", "Welsh only". */
const SOLE = new RegExp(
  `\\b(?:only|just|s[oó]lo)(?: in| en)? (?:${NAME})(?!\\p{L})|(?<!\\p{L})(?:${NAME}) only|(?:${NAME})(?:だけ|のみ)`,
  'iu',
)

/** One language in one answer, several in another. */
export function clashingLanguages(pieces: readonly Piece[]): Found[] {
  const one = pieces.find(({ words }) => isOne(words))
  if (!one) return []
  const several = pieces.find(
    ({ question, words }) =>
      question !== one.question &&
      !isOne(words) &&
      (isSeveral(words) || isOther(one.words, words)) &&
      !areOtherParts(one.words, words),
  )
  return several ? [{ kind: 'promise', said: [one, several], names: [] }] : []
}

function isOne(words: string): boolean {
  return ONE_LANGUAGE.test(words) || (SOLE.test(words) && !SPEAKS.test(words))
}

function isSeveral(words: string): boolean {
  if (TWO_LANGUAGES.test(words)) return true
  const isWritten = !SPEAKS.test(words) || OWN_LANGUAGE.test(words)
  return isWritten && NAMES.filter((name) => name.test(words)).length > 1
}

/** Another language than the one: "in Arabic if they like". */
function isOther(one: string, words: string): boolean {
  const said =
    /\b(?:in|into|en|auf) (\p{L}+)/iu.exec(words)?.[1] ??
    /(\p{Script=Katakana}+語|英語|中国語)で/u.exec(words)?.[1]
  return (
    said !== undefined &&
    NAMES.some((name) => name.test(said) && !name.test(one)) &&
    !SPEAKS.test(words)
  )
}
