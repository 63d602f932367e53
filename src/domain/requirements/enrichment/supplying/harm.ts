import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Quote, Role } from '#domain/requirements/document-items.ts'
import { hasNo } from '#domain/requirements/enrichment/negations.ts'
import { isDeleting, isHarmful, isOfSameKind } from '#domain/requirements/writing/rights/deeds.ts'
import { mayEverything } from '#domain/requirements/writing/rights/everything.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'
import { isNamed } from '#domain/requirements/writing/rights/named-beside.ts'
import { sharesObject } from '#domain/requirements/writing/rights/suppose-cell.ts'

interface Supposed {
  /** Null for the app. */
  role: Role | null
  roles: readonly Role[]
  /** The words that it rests on. */
  quotes: readonly Quote[]
  /** The part of it that is supposed, in the founder's words; left out for the whole. */
  part?: string
}

/**
 * Whether a supposition could do harm: who deletes, who decides on money, who sees what is private
 * stays with the owner until the founder says otherwise
 * (docs/decisions/0067-a-model-may-supply-what-is-missing.md). What the quoted words give to the role
 * by name is said.
 */
export function doesHarm(deed: string, { role, roles, quotes, part = '' }: Supposed): boolean {
  if (!isHarmful(deed)) return false
  // What the app does by itself is told, or it is nobody's.
  if (role === null) return !isTold(deed, quotes)
  if (findFounder(roles)?.id === role.id || mayEverything(role)) return false
  return !isGivenByName(deed, role, quotes) && !isPartGiven({ deed, part }, role, quotes)
}

/** "Wipe the name and phone after 6 months": the same is done to the same. */
function isTold(deed: string, quotes: readonly Quote[]): boolean {
  const clauses = quotes.flatMap(({ text }) => text.split(CLAUSE))
  return (
    clauses.some(
      (clause) => isOfSameKind(deed, clause) && sharesObject(deed, clause) && !hasNo(clause),
    ) ||
    (isDeleting(deed) && quotes.some(({ text }) => isOfExpiry(deed, text)))
  )
}

/**
 * "Held three days then it goes": what has its period, or the moment after which it goes, is deleted by no
 * one's will. Who rubs it out by name does so by hand.
 */
function isOfExpiry(deed: string, text: string): boolean {
  const sentences = text.split(SENTENCE)
  return sentences.some((sentence) => {
    const isAbout = sharesObject(deed, LATIN.test(sentence) ? `do ${sentence}` : sentence)
    const isDone = GOES.test(sentence) && AFTER_THAT.test(sentence)
    return isAbout && isDone && !hasNo(sentence) && !BY_HAND.test(sentence)
  })
}

/**
 * "Only me and Sandra see the medical notes": it is hers, too. "Money goes to Daphne" is about money, whoever
 * stands first; and nobody deletes what they are only said to see.
 */
export function isGivenByName(deed: string, role: Role, quotes: readonly Quote[]): boolean {
  return listGiving(role, quotes).some((clause) => {
    const isTold = !isDeleting(deed) || isDeleting(clause)
    return isTold && sharesObject(deed, LATIN.test(clause) ? `do ${clause}` : clause)
  })
}

const SENTENCE = /[.!?。！？\n]/u
const IN_ENGLISH =
  /\b(?:goes|go|gone)(?= *(?:$|[,;]|away\b|and\b|unless\b|but\b|by itself\b|automatically\b|after\b|when\b|once\b))/
const ENDS =
  'rubbed out|rubs? (?:it|them|that|those) out|rubs? out|wiped?|wipes|delet(?:e|es|ed)|erased?|removed?|cleared|thrown away|binned|disappears?|vanish(?:es)?|expires?|lapses?'
/** What no longer stays, as it is said of the thing itself. */
const GOES = makePattern(
  'iu',
)`${IN_ENGLISH}|\b(?:${ENDS})\b|(?<!取り?)消(?:し|す|え|去)|削除|破棄|抹消|なくな`
const SOME = /\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+teen|\p{L}+ty/u
const SPAN = /[ -](?:minute|hour|day|night|week|fortnight|month|year)s?\b/
const PERIOD = makePattern(
  'u',
)`\b(?:${SOME})${SPAN}|[0-9〇一二三四五六七八九十]+(?:分|時間|日|週間?|[かヶカケ]月|年)`
const MOMENT =
  /\b(?:when|once|after|as soon as|at the end of)\b|(?:したら|たら|れば|ると|終わ|過ぎ|経|たつと|後に|次第|翌[日朝週月年])/
const AFTER_THAT = makePattern('iu')`${PERIOD}|${MOMENT}`
const BY_HAND = makePattern(
  'u',
)`(?<!\p{L})(?:I|[Ww]e|[Hh]e|[Ss]he|me|(?!(?:It|This|That|App)\b)\p{Lu}\p{L}+) (?:then |just |always |must |should |has to |have to )?(?:rub|wipe|delete|erase|remove|clear|throw|bin)s?(?!\p{L})|\bby hand\b|[がも](?:消|削除|破棄)|手で`

const LATIN = /^\P{L}*\p{Script=Latin}/u

/**
 * Whether the quoted words give a part of a right to the role by name, as they tell it: "their own quote" of
 * "agree money", where "ordinary customers, own quote" is said.
 */
function isPartGiven(
  { deed, part }: { deed: string; part: string },
  role: Role,
  quotes: readonly Quote[],
): boolean {
  if (part === '') return false
  return listGiving(role, quotes).some((clause) => {
    const told = contentStems(clause)
    return isOfSameKind(deed, clause) && sharedCount(contentStems(part), told) > 0
  })
}

/** The clauses that name the role and deny nothing. */
function listGiving(role: Role, quotes: readonly Quote[]): string[] {
  return quotes
    .flatMap(({ text }) => text.split(CLAUSE))
    .filter((clause) => isNamed(clause, role) && !hasNo(clause.replace(NOBODY_ELSE, ' ')))
}

const CLAUSE = /[.;!?。！？\n]|,?\s(?:but|though|although)\s|(?:が|けれど|けど)、/iu
/** That others may not gives it to who is named. */
const NOBODY_ELSE =
  /,? \b(?:but )?not (?:any|some)(?:one|body) else(?:['’]s)?|\b(?:nobody|no one|no-one)(?: else(?:['’]s)?| (?:but|except|besides|other than|apart from))|(?:以外|しか).*(?:ない|ません)/giu
