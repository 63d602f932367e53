import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { readWords, type TellingWord } from './read-words.ts'
import type { Clause } from './split-clauses.ts'

const NONE =
  /no|without|nada de|ning[uú]n\p{L}*|sin|ni|none of|zero|kein\p{L}*|ohne|skip(?:ping)?|leav(?:e|ing) out|tampoco (?:habrá|hay|hacemos|queremos|ponemos)/iu
const NEGATED_FIRST =
  /not|never|cannot|(?:nobody|no one) (?:needs|wants|uses|asks for|has to)|nothing|neither|nor|nunca|jam[aá]s|nadie|tampoco|no se/iu
const NEGATED_SECOND =
  /no (?:queremos|quiero|hacemos|haremos|guardamos|vendemos|necesitamos|hace falta|habrá|hay)|nicht|nie/iu
const NEVER = makePattern('iu')`${NEGATED_FIRST}|${NEGATED_SECOND}`
const SHORT = /(?:is|are|was|do|does|did|wo|ca|could|should|would|must|has|have|need|ai)n['’]?t/iu
/** The name of what is refused follows at once. */
const NAMED = makePattern('giu')`(?<!\p{L})(?:${NONE})(?!\p{L})`
/** What is refused follows, or stands before. */
const DENIED = makePattern('giu')`(?<!\p{L})(?:${NEVER}|${SHORT})(?!\p{L})`
const BEHIND =
  /\b(?:can wait|stays? out|left out|out of scope|comes? (?:later|next)|has to wait|have to wait|(?:is|are) (?:finished|history|over|dead|banned|forbidden|no more)|stays? off)\b|\bse acab(?:ó|aron)\b/iu
const JAPANESE =
  /(?:ない|ません|なし(?![でく])|無し|不要|不可|禁止|やめ|お断り|ご遠慮|対象外|廃止|見送|後回し)/u
/** Two refusals, or one that refuses something else. */
const JAPANESE_OTHER =
  /ないと|なければ|なくては|なきゃ|ないうち|ないように|かもしれ|ではないか|だけでなく|問題な|すみません|限ら|足りな|少な|間違いな|いけない|ないので|ないため|ませんので|ないから/u
const NEEDED =
  /(?:\bn(?:o|ot|ever|obody|othing)\b|n['’]t\b|\bcannot\b).{0,40}\b(?:without|until|unless)\b|\bno (?:se )?puede.*\bsin\b|\bhasta que\b|^no \p{L}+$/iu
const ELSE_FIRST =
  /\bnot (?:only|just|sure|everyone|everybody|all|every|always|more than|later than|less than|until)\b/iu
const ELSE_SECOND =
  /\bno (?:s[oó]lo|matter|problem|later|more|less|exceptions?|longer|idea|doubt|one else|todos|siempre|más)\b/iu
const ELSE_THIRD =
  /\bn['’]t (?:mind|forget|know|think|want to (?:lose|miss))\b|\bno \p{L}+(?: \p{L}+)? (?:is|are|gets?|goes|has|will|may|can|should)\b|=/iu
const OTHER = makePattern('iu')`${ELSE_FIRST}|${ELSE_SECOND}|${ELSE_THIRD}`

/** Which of a clause's telling words it refuses. */
export function refusedIn({ words, telling, before }: Clause): TellingWord[] {
  if (OTHER.test(words) || isNeeded(words)) return []
  if (/\p{Script=Hiragana}/u.test(words)) return refusedInJapanese(words, telling)
  const behind = words.search(BEHIND)
  if (behind >= 0) return telling.filter(({ start }) => start < behind)
  const named = endOf(words, NAMED)
  if (named !== null) return telling.filter(({ start }) => start >= named)
  const denied = endOf(words, DENIED)
  if (denied === null) return []
  // "The passport is shown, never photographed."
  return /^(?:never|nunca)(?!\p{L})/iu.test(words) ? [...before, ...telling] : [...telling]
}

function endOf(words: string, pattern: RegExp): number | null {
  const match = [...words.matchAll(pattern)].at(-1)
  return match ? match.index + match[0].length : null
}

/** 「写真は載せません」: what stands so far before the refusal that it is what is refused. */
function refusedInJapanese(words: string, telling: readonly TellingWord[]): TellingWord[] {
  const at = words.search(JAPANESE)
  if (at < 0 || JAPANESE_OTHER.test(words)) return []
  return telling.filter(({ start }) => start < at)
}

/** Whether it says what nothing goes without, by two refusals. */
export function isNeeded(words: string): boolean {
  return NEEDED.test(words) || /ないと|なければ|なくては|なきゃ/u.test(words)
}

/** Whether a word is what a refusal names at once: "no trampolines". */
export function isNamedAtOnce(words: string, { start, end }: TellingWord): boolean {
  const before = words.slice(0, start)
  return (
    new RegExp(`(?<!\\p{L})(?:${NONE.source})\\s(?:\\p{L}+\\s){0,1}$`, 'iu').test(before) ||
    /^(?:は|も|など|なんか)/u.test(words.slice(end))
  )
}

const WITHOUT =
  /(?<!\p{L})(?:without|sin|ohne|not having|(?:with|has|have|had) no|hasn[’']t got)\s(?:an?\s|any\s|the\s|un[oa]?\s|ning\p{L}+\s|\p{L}+ing\s)?(?:\p{L}+\s)?$/iu
const JAPANESE_WITHOUT =
  /^(?:が|は|を|も)?(?:なし|無し|なく(?:て)?|せず|しないで|いない|付けず|取らず|見せず|入れず|書かず|連れず)/u

const MOVES_FIRST =
  /go(?:es)?|ride|rides|come|comes|play|plays|climb|climbs|swim|swims|dive|dives|join|joins|book|books|enter|drive|drives|get in|gets in|take part|fly/iu
const MOVES_SECOND = /sail/iu
/** "Ride without one". */
const WITHOUT_IT = makePattern(
  'iu',
)`(?<!\p{L})(?:${MOVES_FIRST}|${MOVES_SECOND}) (?:\p{L}+ )?without (?:one|it|them)(?!\p{L})`
const SUPPOSED = /^(?:(?:and|but|so) )?(?:if|when|whenever|si|cuando)(?!\p{L})/iu

/** What a clause does without: "goes up without a leader", 「予約なしで」. */
export function missedIn({ words, telling, before, around }: Clause): TellingWord[] {
  // What happens then is told after it.
  if (SUPPOSED.test(words)) return []
  if (WITHOUT_IT.test(words)) return [...before, ...telling, ...readWords(around)]
  return telling.filter(
    ({ start, end }) =>
      WITHOUT.test(words.slice(0, start)) || JAPANESE_WITHOUT.test(words.slice(end)),
  )
}
