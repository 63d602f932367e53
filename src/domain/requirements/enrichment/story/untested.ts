import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
  FunctionalRequirement,
  Quote,
  Role,
} from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { applyEachProposal, type Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { UntestedProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isBrokenSentence } from './is-broken-sentence.ts'

/** A line that was read: what it says, and the founder's words for it. */
interface Line {
  requirement: FunctionalRequirement | null
  /** What it says happens. */
  outcome: string
  /** What sets it off. */
  trigger: string
  /** What it says that goes before, and whom it is for. */
  before: string
  quotes: Quote[]
  /** Its parts as they are printed. */
  texts: readonly string[]
  settles: NonNullable<Assumption['settles']>
  takeOut(): void
}

/**
 * Takes out what was read as a test or as a rule of the app and is none, as far as its own words bear that
 * out. The words stand as an assumption of its own: struck out, the line is back (`settleSupposed`).
 */
export function applyUntested(
  bench: Bench,
  proposals: readonly UntestedProposal[],
  words: DocumentWords,
): void {
  let taken = 0
  applyEachProposal(bench, { kind: 'untested', list: proposals }, (proposal, place) => {
    const { item, why, cites } = proposal
    const line = findCriterion(bench, item) ?? findRule(bench, item)
    if (line === null) return { rule: 'unknown-item', words: item, part: 'item' }
    const { quotes, wrong } = readCitations(cites, bench.evidence.answers)
    if (wrong !== null) return { rule: 'citation-wrong', words: wrong.quote, part: 'cites' }
    // What the program made up of pieces may have no words of its own.
    const own = why === 'broken' && line.quotes.length === 0 ? quotes : line.quotes
    if (!quotes.some((quote) => own.some((each) => isOf(quote, each)))) {
      return { rule: 'citation-missing', words: '', part: 'cites' }
    }
    const against = speaksAgainst(bench, line, why)
    if (against !== null) return { rule: 'told', words: item, says: against, part: 'why' }
    if (taken >= LIMITS.untested.inAll) {
      return { rule: 'too-many', words: '', most: LIMITS.untested.inAll }
    }
    taken += 1
    line.takeOut()
    const told = own.map(({ text }) => text).join(JOINT)
    const text = words.enrichment.untested[why](told)
    const about = line.requirement?.id ?? item
    suppose(bench, place, { text, quotes: own, item: about, settles: line.settles })
    return null
  })
}

/** Between two quotes that tell one thing. */
const JOINT = ' … '

function findCriterion({ document }: Bench, id: string): Line | null {
  for (const requirement of listRequirements(document)) {
    const criterion = requirement.criteria.find((each) => each.id === id)
    if (criterion === undefined || !isRead(criterion)) continue
    return {
      requirement,
      outcome: criterion.outcome,
      trigger: criterion.when,
      before: [criterion.given, criterion.when, requirement.text].join(' '),
      quotes: criterion.quotes,
      texts: [criterion.given, criterion.when, criterion.outcome],
      settles: { criterion },
      takeOut: () => {
        requirement.criteria = requirement.criteria.filter((each) => each !== criterion)
      },
    }
  }
  return null
}

/** A rule stays in its section; no requirement keeps it any more. */
function findRule({ document }: Bench, id: string): Line | null {
  const rule = document.rules.find((each) => each.id === id)
  if (rule === undefined || rule.unbuilt === true) return null
  const keeping = listRequirements(document).filter(({ rules }) => rules.includes(id))
  return {
    requirement: null,
    outcome: rule.outcome ?? rule.text,
    trigger: rule.condition ?? '',
    before: rule.condition ?? '',
    quotes: rule.quotes,
    texts: [rule.text, rule.condition ?? '', rule.outcome ?? ''],
    settles: { unbuilt: keeping.map((requirement) => requirement.id) },
    takeOut: () => leaveOut(rule, keeping),
  }
}

function leaveOut(rule: BusinessRule, keeping: readonly FunctionalRequirement[]): void {
  rule.unbuilt = true
  for (const requirement of keeping) {
    requirement.rules = requirement.rules.filter((id) => id !== rule.id)
    requirement.criteria = requirement.criteria.filter(({ from = [] }) => from.join() !== rule.id)
  }
}

/** What a model supplied is taken back by a review. */
function isRead({ mark, example }: AcceptanceCriterion): boolean {
  return mark !== 'assumed' && example !== true
}

function isOf(one: Quote, other: Quote): boolean {
  if (one.question !== other.question) return false
  const [a, b] = [one.text.toLowerCase(), other.text.toLowerCase()]
  return a.includes(b) || b.includes(a)
}

const IN_THE_APP =
  /\b(?:apps?|screens?|shows?|sees?|buttons?|e-?mails?|texts?|texted|messages?|book(?:ed|ings?)?|lists?|saves?|refused?|blocked|can['’]?t|cannot)\b|アプリ|画面|表示|メール|一覧|通知|ボタン|押|選べ|できない|断/iu
const FIGURE = /[\p{N}£$€¥%]/u
/** Words that weigh rather than tell what happens. */
const WEIGHS =
  /\b(?:nothing|nobody|everything|worst|important|matters?|no choice|disaster|first of all)\b|何も|大事|大切|一番|肝心|困/iu
const SELF = /\b(?:I|we)\b|私|わたし|うち/u
const NAME =
  /(?<!^)(?<![.!?] )\b\p{Lu}\p{Ll}+|^\p{Lu}\p{Ll}+['’]s\b|\p{Script=Han}+(?=さん|様|ちゃん)/gu
const ECHO = 0.6

/** The words by which a line is more than what it is said to be; null for none. */
function speaksAgainst(bench: Bench, line: Line, why: UntestedProposal['why']): string | null {
  const { outcome, before, quotes } = line
  const own = quotes.map(({ text }) => text).join(' ')
  if (why === 'broken') return line.texts.some(isBrokenSentence) ? null : outcome
  if (why === 'outside') return IN_THE_APP.exec(own)?.[0] ?? findDoneInside(bench, line, own)
  if (why === 'matters') {
    const isAll = WEIGHS.test(outcome) && !FIGURE.test(outcome)
    return isAll ? (IN_THE_APP.exec(outcome)?.[0] ?? null) : outcome
  }
  if (why === 'one-person') {
    const names = own.match(NAME) ?? []
    const isOnesOwn = names.length > 0 && !names.some((name) => isRole(bench, name))
    return IN_THE_APP.exec(own)?.[0] ?? (isOnesOwn ? null : outcome)
  }
  const told = contentStems(before)
  const stems = [...contentStems(outcome)]
  const share = stems.filter((stem) => told.has(stem)).length / Math.max(stems.length, 1)
  return share >= ECHO ? (FIGURE.exec(outcome)?.[0] ?? null) : outcome
}

/** What nobody is said to do, and what comes of a deed in the app, happens there. */
function findDoneInside(bench: Bench, line: Line, own: string): string | null {
  const { outcome, trigger, requirement } = line
  const isDone =
    SELF.test(own) || bench.document.roles.some((role) => namesOf(role).some(isIn(outcome)))
  if (!isDone) return outcome
  const deed = contentStems(requirement?.text ?? '')
  return sharedCount(deed, contentStems(trigger)) >= DEED ? trigger : null
}

const DEED = 2

function isIn(text: string): (name: string) => boolean {
  return (name) => text.toLowerCase().includes(name.toLowerCase())
}

function namesOf({ name, also = [] }: Role): string[] {
  return [name, ...also].filter((each) => each.length > 1)
}

function isRole({ document }: Bench, name: string): boolean {
  const bare = name.replace(/['’]s$/u, '')
  return document.roles.some((role) => namesOf(role).some(isIn(bare)))
}
