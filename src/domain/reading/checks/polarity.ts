import { SPOKEN_NO } from '#domain/language/patterns/spoken-no.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'
import { findClausesAbout, splitClauses } from './clauses.ts'
import { contentWords, shareIn } from './content-words.ts'
import { isActorNamed, type People } from './people/actors.ts'

const NO_IN_ENGLISH =
  /\b(?:not|never|no|nobody|nothing|none|neither|nor|cannot|without|(?:do|does|did|ca|wo|is|are|was|were|should|would|could|must|need)nt)\b|n['’]t\b/giu
const NO_ELSEWHERE =
  /\b(?:nunca|nadie|sin|nicht|kein\w*|nie|ohne|jamais|personne|sans|não|nenhum\w*)\b|ない|ません|なく|ずに|せず|まない|ならず|(?<![必まはい])ず(?=[、。]|$)|禁止|不可|ダメ|だめ|駄目|×|\bNG\b/gu
/** Negations that deny nothing: they rank, or make light of something. */
const NO_DENIAL =
  /\b(?:can(?:no|['’]?)t|could(?:n['’]t| not)|cannot) (?:\w+ ){0,2}without\b|\bnot (?:only|just)\b|\bno (?:matter|problem|doubt|wait|idea)\b|\bdon['’]?t (?:forget|worry|mind)\b|\bif not\b/giu
const NO_DENIAL_IN_JAPANESE =
  /欠かせない|なくてはならない|なければならない|なければなりません|ないと(?:困|いけ|だめ)|かもしれない|(?:しか|だけしか)[^。、]*ない|だけで(?:は)?なく/gu
/** What bars somebody without a negation. */
const BARS =
  /\b(?:only|except|but|hidden|hide|private|secret|forbid\w*|forbidden|banned?|prohibited|refuse[ds]?|off.limits|just|own|other|under|solo|nur|seulement)\b|だけ|のみ|以外|秘密|非公開|見せ|内緒|自分/iu
/** Somebody whom a no does not mean. */
const EXCEPTION =
  /\b(?:only|but|except|besides|other than|apart from|unless|until)\b|以外|だけ|しか|まで/iu
/** A verb that keeps something from happening. */
const PREVENTS =
  /\b(?:refuse|block|prevent|stop|reject|forbid|warn|hide|keep|skip|alarm|alert)\w*\b|断|防|止め|停止|警告|隠/iu
/** A rule's bounds say no without a negation. */
const BOUNDS =
  /\b(?:max\w*|limit\w*|at (?:most|least)|until|unless|otherwise|or|same|free)\b|まで|たら|れば|以内|上限/iu
/** Words of a rule that one clause must hold before its no counts. */
const SAME_WORDS = 0.7
/** What puts off, or leaves out. */
const LATER =
  /\b(?:later|next|phase|version|v2|some ?day|out|skip|leave|drop|stay\w*|future|eventually)\b|あとで|後で|今回|将来|次|不要|対象外/iu

/**
 * True when a row says yes where its quotes say no, or the other way round. Of a right or a feature
 * the clauses that hold most of its words count; of a rule the whole quotes do.
 */
export function contradictsQuotes(row: ProposedRow, people: People = NOBODY): boolean {
  const quotes = row.said.map(({ words }) => words)
  switch (row.kind) {
    case 'permission': {
      if (row.may === 'never') return !denies(quotes.join('\n')) && !BARS.test(quotes.join('\n'))
      const isDeniedTo = isDenied({ ...people, text: row.what, actor: row.role }, quotes)
      return !deniesText(row.what) && isDeniedTo
    }
    case 'feature':
      return (
        !deniesText(row.does) &&
        isDenied({ ...people, text: row.does, actor: row.actor ?? '' }, quotes)
      )
    case 'rule':
      return turnsRule([row.when ?? '', row.then].join(' '), quotes)
    case 'out': {
      if (row.said.some(({ question }) => question === 'q8')) return false
      const quoted = quotes.join('\n')
      return !denies(quoted) && !LATER.test(quoted) && !BARS.test(quoted)
    }
    case 'role':
      return !row.access && !denies(quotes.join('\n')) && !BARS.test(quotes.join('\n'))
    default:
      return false
  }
}

const NOBODY: People = { roles: [] }

/** What somebody does in a clause that says no to it, unless the no is to others than the actor. */
function isDenied(
  { text, actor, ...people }: { text: string; actor: string } & People,
  quotes: readonly string[],
): boolean {
  if (PREVENTS.test(text)) return false
  const clauses = findClausesAbout(text, quotes).filter((clause) => !EXCEPTION.test(clause))
  if (clauses.length === 0 || !clauses.every(deniesText)) return false
  const isNamed = (clause: string) => isActorNamed({ ...people, actor }, clause)
  // "They can't close a fault, that's me or the captain."
  const others = quotes.flatMap(splitClauses).filter((clause) => !clauses.includes(clause))
  return clauses.some(isNamed) || !others.some((clause) => !deniesText(clause) && isNamed(clause))
}

/**
 * The sentences that hold most of the rule's words, each with a no too many or too few. What the
 * next sentence says to another case counts for that one: "less = no refund. earlier = refund".
 */
function turnsRule(text: string, quotes: readonly string[]): boolean {
  const quoted = quotes.join('\n')
  if (PREVENTS.test(text + quoted) || BARS.test(quoted) || BOUNDS.test(quoted)) return false
  const words = contentWords(text)
  if (shareIn(words, quoted) < SAME_WORDS) return false
  const sentences = quotes.flatMap((quote) => quote.split(SENTENCE_END)).filter((one) => one !== '')
  const shares = sentences.map((sentence) => shareIn(words, sentence))
  const near = sentences.filter((_, at) => shares[at] === Math.max(...shares))
  return near.every((sentence) => denies(sentence) !== denies(text))
}

const SENTENCE_END = /[.!?。！？\n;；]+\s*/u

/** Two negations of one clause say yes: "never without a deposit". */
function deniesText(text: string): boolean {
  return negationsIn(text) % 2 === 1
}

function denies(text: string): boolean {
  return negationsIn(text) > 0
}

function negationsIn(text: string): number {
  const plain = text.replace(NO_DENIAL, ' ').replace(NO_DENIAL_IN_JAPANESE, ' ')
  return [NO_IN_ENGLISH, NO_ELSEWHERE, SPOKEN_NO].reduce(
    (count, pattern) => count + (plain.match(pattern)?.length ?? 0),
    0,
  )
}
