import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { SPOKEN_NO } from '#domain/language/patterns/spoken-no.ts'
import { contentStems } from '#domain/language/stems.ts'
import { NEUTRAL } from './own-words.ts'

const IN_ENGLISH =
  /\b(?:not|never|no|nobody|nothing|none|neither|nor|cannot|without)\b|n['’]t\b|\b(?:do|does|did|is|are|was|were|has|have|had|wo|would|could|should|must|need|ca)nt\b/giu
/** 「選べず」「始めずに」: no 「必ず」, 「まず」, 「はず」 or 「思わず」. */
const UNDONE = /(?<=\p{Script=Han}\p{Script=Hiragana}{1,3}(?<!思わ|は))ず(?=に|、|。|$)|できず/u
const NEGATION = makePattern(
  'giu',
)`${IN_ENGLISH}|ない|ません|なく|せず|禁止|不可|${[UNDONE, SPOKEN_NO]}`

/** Two values to choose from deny nothing, and neither does what must be, may be, or is not known. */
const CHOICE =
  /\byes\s*(?:\/|,|or|and(?: an?)?)\s*no\b|\b(\p{L}+)(?:\s+or\s+|\s*\/\s*)(?:no|not)[\s-]\1\b|\b(?:whether )?or not\b|\bif not\b(?=,|\s+(?:he|she|they|we|i|it|you|the)\b|[.;]|$)/giu
/** "If it isn't, he takes a picture": what is not so is the case, and not what comes of it. */
const IF_NOT =
  /\bif (?:it|that|he|she|they|we|i|you|there) (?:(?:is|are|was|were|do|does|did|has|have|had|ca|wo)(?:n['’]?t| not)|cannot)\b(?=,|\s+(?:he|she|they|we|i|it|you|the)\b)/giu
/** "Hmm no, they should pay": who takes a word back says yes to the next. */
const NO_TAKEN_BACK =
  /\b(?:hmm+|oh|er+|um+|well|actually|wait),? no\b(?=,?\s+(?:he|she|they|we|i|it|you)\s)/giu
const NO_MATTER =
  /(?<!\b(?:do|does|did|must|shall|should|will|would|can|could|may) )\bnot (?:only|just|sure)\b|\bno (?:matter|problem|doubt|idea)\b|\b(?:do ?n['’]?t|do not) (?:forget|worry|mind|know)\b/giu
const NOT_WITHOUT = /\b(?:ca(?:n['’]?|nno)t|cannot) (?:\w+ ){0,2}without\b/giu
const MUST =
  /(?:な(?:ければ|くては|きゃ)|ねば)(?:なら|いけ|あか|だめ)?(?:ない|ません|ん)?|(?:ない|ん)と(?:困|いけ(?:ない|ません)|[あい]かん|だめ)/gu
const MAY =
  /かもしれ(?:な[いくか]|ません|ん)|(?:かま|構)(?:わ(?:ない|ん|なく)|いません)|(?:差し支え|問題)(?:な[いく]|ありません)/gu
/** 「少ない」, 「間もなく」, 「売り切れてなくなる」, 「だけでなく」, 「いませんか」. */
const OF_ANOTHER_WORD =
  /(?:少|危|すく|あぶ|きた|切|つまら|もったい|仕方(?:が)?|やむを得)な[いく]|(?:間も|まも|ほど|も[れら]|漏れ|滞り|遠慮)なく/gu
const NO_NO =
  /(?<=[がもはを])なく(?=な[るっりれ]|[しす])|(?:だけ|ばかり)で(?:は)?なく|ません(?=か[。？?]?$)|すみません|じゃない(?=か|です|？)/gu
/** 「出るか出ないか」 is not known, 「切っとらんか見る」 looks for it, and 「6本しかなく」 is only 6. */
const WHETHER_OR_ONLY =
  /(?<=\p{L}か)\p{L}{1,6}(?:ない|ません)か|(?:ない|ません|ん)か(?:どうか)?を?(?=見|確かめ|確認|数え|調べ)|しか(?:\p{L}{1,4})?(?:な[いく]|ありません|ません)/gu
/** 「わからない」, 「まだ決まっていません」, 「決めとらん」: of what is open nothing is denied. */
const OPEN = /(?:わから|分から|決(?:まっ|め)(?:てい?|とら))(?:ない|ません|なく|へん|ん(?!で))/gu
/** 「そこは落としたくない」, 「なくしたくない」: who would not lose a thing has it. */
const KEEPS = /(?:落と|失|減ら|[な無]く|逃|手放)[いし]?たく(?:ない|ありません)/gu
const NO_DENIAL = makePattern(
  'giu',
)`${[WHETHER_OR_ONLY, OPEN, KEEPS, CHOICE, IF_NOT, NO_TAKEN_BACK, NO_MATTER, NOT_WITHOUT, MUST, MAY, OF_ANOTHER_WORD, NO_NO]}`

/**
 * Where another statement begins, of which a no before or behind it says nothing: a condition, or what
 * somebody or something of its own does. A list goes on.
 */
const JOINS =
  /[.;!?。！？\n]|,?\s+(?:but|because|so|though|although|whereas|while|and\s+(?=not?\b))\s*/u
/** What stands before "no …", "nothing about …" or "not …" in a list is not under it. */
const NO_MORE = /,\s+(?=(?:no|nothing|nobody|none|never|not)\s)/u
const CONDITION = /,?\s+(?=(?:if|unless|until|till|when|or\s+(?:i|we|you|he|she|there))\s)/u
const OF_ITS_OWN =
  /,\s+(?:and\s+)?(?=(?:there|it|he|she|they|we|i|you|this|that|who|which)(?:\s|['’]))/u
const AFTER_A_REASON =
  /(?<=ので|けれど|けど|ですが|ますが|ませんが|のに|ですから|ますから|んから)、/u
/** 「返さない人は」: whom a clause speaks of may not do what is not told of the rest. */
const OF_WHOM = /(?<=な[いかっ]た?(?:\p{Script=Han}|お客さま|とき|もの){1,4}[はに])(?=\p{L})/u
/** 「お客さまではなく私が」: what it is not, and what it is. */
const NOT_BUT = /(?<=(?:では|じゃ)なくて?)、?(?=[^なは])/u
/** Who dictates Japanese has spaces for commas; "not that" belongs to what stands before it. */
const SPOKEN =
  /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[ 　](?!じゃな|で(?:は|も)?な|[\p{Script=Hiragana}]{1,2}[ 　])/u
/** Who did not know a thing does not deny it. */
const KNOWN =
  /(?<=\b(?:know|knew|understand|understood|reali[sz]e|notice|remember|forget|forgot|grasp)\s)(?=that\s)/u
/** "If they give way they are not charged, and have a credit": each verb with a no of its own. */
const AFTER_A_CONDITION =
  /(?<=(?:^|[\s,])(?:if|when|once|while)\s[^.,;]{3,60}\s)(?=(?:they|he|she|it|we|i|you)\s+(?:are|is|do|does|can(?:not)?|may|must|will|have|has)\s)/u
const NEXT_VERB =
  /\s+and\s+(?=(?:is|are|has|gets|will|can|may|must)\s)|(?<=\b(?:is|are|was|were)\snot\s\p{L}+ed\b[^.,;]*)\s+and\s+(?=(?:have|get)\s)/u
const SENTENCE = makePattern(
  'iu',
)`${[JOINS, SPOKEN, AFTER_A_REASON, OF_WHOM, NOT_BUT, KNOWN, AFTER_A_CONDITION, NEXT_VERB]}`
const CLAUSE = makePattern('iu')`${[NO_MORE, CONDITION, OF_ITS_OWN]}`

/** A no that stands with these alone is said of what comes next: "It is not allowed." */
const GOVERNS =
  /^(?:allow|permit|possibl|way|may|ok|okay|right|pleas|ever|thing|matter|need|thank|interest|hurry|point)$/u

/**
 * The word by which the quotes say no of what the text says yes of, or the other way round; null
 * where both say the same. A no in another clause of a quote, which has none of the text's words, or none
 * that is not said with a yes as well, is not about it.
 */
export function findOtherNegation(told: string, quotes: readonly string[]): string | null {
  const [text = told, ...cited] = withoutUnknown(told, quotes)
  const [own] = negationsOf(text)
  const words = contentStems(text)
  const isBound = !MORE.test(text)
  const plain = cited.map((quote) => (isBound ? quote.replace(NO_MORE_THAN, ' ') : quote))
  const whole = plain
    .map((quote) => (own === undefined ? withoutContrast(quote, text) : quote))
    .flatMap((quote) => quote.split(SENTENCE))
  const isOfIt = (clause: string) => isAbout(clause, words)
  if (own !== undefined) return whole.filter(isOfIt).some(hasNo) ? null : own
  const about = whole.flatMap(listClauses).filter(isOfIt)
  const denied = about.filter(hasNo)
  const said = about.filter((clause) => !isDenied(clause)).map((clause) => sharedOf(clause, words))
  // "No card fees": a fee of 0.
  if (NOUGHT.test(text) && denied.length > 0) return null
  const turned = denied.find((clause) => !isSaidBeside(sharedOf(clause, words), said))
  return turned === undefined ? null : (negationsOf(turned)[0] ?? null)
}

/** "That is not known yet" is "that you never know": where both say so, nothing is turned round. */
function withoutUnknown(text: string, quotes: readonly string[]): string[] {
  const all = [text, ...quotes]
  const isOfBoth = UNKNOWN.test(text) && quotes.some((quote) => UNKNOWN.test(quote))
  return isOfBoth ? all.map((each) => each.replace(UNKNOWN, 'know')) : all
}

const UNKNOWN =
  /(?:\b(?:(?:do|does|did|is|are|was|were) )?(?:not|never)|\b(?:do|does|did|is|are|was|were)n['’]?t) (?:yet )?know[ns]?\b/iu

/** "My decision, not theirs" denies nothing but theirs; "not firm until the deposit is in" tells when it is. */
function withoutContrast(quote: string, text: string): string {
  const words = contentStems(text)
  const has = (said: string) => [...contentStems(said)].some((stem) => words.has(stem))
  const told = quote
    .replace(CONTRAST, (found) => (THEIRS.test(text) ? found : ' '))
    .replace(NOT_THE_OTHER, (found) => (has(found) ? found : ' '))
    .replace(LACKING, (found) => (has(found) ? found : ' '))
  const sentences = told.split(/(?<=[.;!?])\s/u)
  const isTimed = (said: string) => {
    const [, limit = ''] = UNTIL.exec(said) ?? []
    const own = [...contentStems(limit)].filter((stem) => !NEUTRAL.has(stem))
    return own.length > 0 && own.every((stem) => words.has(stem))
  }
  return sentences.filter((said) => !isTimed(said)).join(' ')
}

const CONTRAST =
  /(?<!\b(?:is|are|was|were|be|been|am|do|does|did|has|have|had|may|can|must|shall|should|will|would|could)\s|['’]s\s)\bnot (?:theirs|mine|yours|ours|hers|his)(?=\s*(?:[.,;:!?)]|$))/giu
/** "Tides not dates": two of a kind, of which it is the one. */
const NOT_THE_OTHER =
  /(?<=\b(?!(?:is|was|has|does|its|this|us)\b)\p{L}{2,}s )not \p{L}{3,}s\b|(?<=\b(?:the|an?) \p{L}+ )not (?:the|an?) \p{L}+\b/giu
/** 「行き先のない米」: what a thing is without, and not what is done with it. */
const LACKING =
  /(?:\p{Script=Han}[\p{Script=Han}\p{Script=Hiragana}]{0,4}?|[\p{Script=Katakana}ー]{2,})の(?:ない|無い)(?=[\p{Script=Han}\p{Script=Katakana}])/gu
const THEIRS = /\b(?:their|your|our|her|his)s?\b/iu
/** A no up to a moment, and what that is. */
const UNTIL = /\b(?:until|till?|unless)\s+([^.,;]+)/iu

/** "40 a month and no more" is at most 40, where the text has no more. */
const NO_MORE_THAN = /\b(?:and )?no more\b(?! \p{L}+s\b)/giu
const MORE = /\b(?:more|over|above|exceeds?)\b/iu
const NOUGHT =
  /(?<![\p{N}.,:])(?:0|０)(?![\p{N}.,:])|(?<![\p{N}.,:])(?:0|０)(?=[.,](?:\s|$))|\bzero\b|ゼロ/iu

/** The clauses of a statement; a no that only points back stays with what it denies: "deposits, we don't take them". */
function listClauses(statement: string): string[] {
  const clauses: string[] = []
  for (const clause of statement.split(CLAUSE)) {
    const isOutcome = IS_CASE.test(clauses.at(-1) ?? '') && !BACK.test(clause)
    const isOwn = !hasNo(clause) || HAS_ITS_OWN.test(clause) || isOutcome || !pointsBack(clause)
    if (isOwn) clauses.push(clause)
    else clauses.push(`${clauses.pop() ?? ''}, ${clause}`)
  }
  return clauses
}

function pointsBack(clause: string): boolean {
  const stems = [...contentStems(clause.replace(NEGATION, ' '))]
  const own = stems.filter((word) => !NEUTRAL.has(word) && !SHORT_FORM.test(word))
  return own.length <= FEW || BACK.test(clause)
}

/** What comes of a case is said of what is done, not of the case: "if they cancel, nothing to pay". */
const IS_CASE = /^\s*(?:if|when|once|unless)\s/iu
/** "I'd", "they've". */
const SHORT_FORM = /['’]/u

/** A condition, and what "no" stands before. */
const HAS_ITS_OWN =
  /^\s*(?:if|unless|until|till|when|or|no|(?:nothing|none)\s+(?:about|of|on)|never\s+(?:an?|the|any))\s/iu
const BACK =
  /(?<!\p{L})(?:it|them|they|that|those|these|this|any|ones?)(?!\p{L}|\s\p{L}+s(?!\p{L}))/iu
/** Words of a clause that needs what stands before it. */
const FEW = 1

/** What is denied is told with a yes, too, and no less of it: "Col writes the notes, she is not to see the notes". */
function isSaidBeside(denied: readonly string[], said: readonly (readonly string[])[]): boolean {
  const told = new Set(said.flat())
  const isAll = denied.length > 0 && denied.every((word) => told.has(word))
  // Pairs of letters are no words: there it has to be told more of than is denied.
  const least = denied.length + (denied.some((word) => UNSPACED.test(word)) ? 1 : 0)
  return isAll && said.some((each) => each.length >= least)
}

function sharedOf(clause: string, words: ReadonlySet<string>): string[] {
  return [...contentStems(clause)].filter((word) => words.has(word))
}

/** Whether a text has a no of its own in it. */
export function hasNo(text: string): boolean {
  return negationsOf(text).length > 0
}

/** Whether a text forbids, refuses or denies what it speaks of. */
export function isDenied(text: string): boolean {
  return negationsOf(text).length > 0 || REFUSES.test(text)
}

const REFUSES =
  /\b(?:refus|reject|declin|forbid|forbad|forbidden|den(?:y|ie))\p{L}*|断[らりるっ]|拒否/iu

function isAbout(clause: string, words: ReadonlySet<string>): boolean {
  const stems = contentStems(clause.replace(NEGATION, ' '))
  const own = [...stems].filter((stem) => !NEUTRAL.has(stem) && !GOVERNS.test(stem))
  // "Won't lend one" says nothing of "a big one".
  return own.length === 0 || own.some((stem) => words.has(stem))
}

/** Whether a text has a no that none of these has with the words around it. */
export function addsNo(text: string, said: readonly string[]): boolean {
  const all = said.map((each) => each.replace(NO_DENIAL, ' ').toLowerCase())
  const told = text.replace(NO_DENIAL, ' ').toLowerCase()
  return [...told.matchAll(NEGATION)].some(({ index, 0: no }) => {
    const [lead = ''] = BEFORE.exec(told.slice(0, index)) ?? []
    const [rest = ''] = BEHIND.exec(told.slice(index + no.length)) ?? []
    return !all.some((each) => each.includes(lead + no + rest))
  })
}

const BEFORE = /(?:[\p{L}'’]+\s|\p{L}{1,2})?$/u
const BEHIND = /^(?:[\p{Script=Han}\p{Script=Hiragana}]|\s[\p{L}'’]+)?/u

function negationsOf(text: string): string[] {
  return text.replace(NO_DENIAL, ' ').match(NEGATION) ?? []
}
