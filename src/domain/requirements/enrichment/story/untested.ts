import type {
  AcceptanceCriterion,
  BusinessRule,
  FunctionalRequirement,
  Quote,
} from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { applyEachProposal, type Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import type { UntestedProposal } from '#domain/requirements/enrichment/supply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type Line, speaksAgainst } from './speaks-against.ts'

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
      test: criterion,
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
    test: null,
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
