import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
  Quote,
} from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

/** The rules that the app keeps and no test runs: one that says a rule again tries nothing. */
export function listUntested(document: RequirementsDocument): BusinessRule[] {
  const { rules } = document
  const tests = listRequirements(document).flatMap(({ criteria }) => criteria)
  return rules.filter((rule) => {
    if (rule.unbuilt === true || rule.mark === 'open') return false
    const own = quotesOf(rule, rules)
    return !tests.some((test) => !saysAgain(test, rule) && runs(test, rule, own))
  })
}

/** The words that a rule alone was read from: a heading stands above several. */
function quotesOf(rule: BusinessRule, rules: readonly BusinessRule[]): Quote[] {
  const own = rule.quotes.filter(
    ({ question, text }) =>
      !rules.some(
        (other) =>
          other !== rule &&
          other.quotes.some((each) => each.question === question && each.text === text),
      ),
  )
  return own.length === 0 ? rule.quotes : own
}

/** "Then this holds: …", and "when" what the rule says "then" what it says: the rule again, without data. */
function saysAgain(test: AcceptanceCriterion, rule: BusinessRule): boolean {
  const { given, when, outcome, example } = test
  const told = (example === true ? outcome : `${given} ${when} ${outcome}`).toLowerCase()
  const holds = (said: string) => told.includes(bare(said).toLowerCase())
  const { condition, outcome: then, text } = rule
  return holds(text) || (condition !== null && then !== null && holds(condition) && holds(then))
}

/** Made of the rule's own row, or of its words with most of what it says. */
function runs(test: AcceptanceCriterion, rule: BusinessRule, own: readonly Quote[]): boolean {
  const { from = [], rows = [], quotes, given, when, outcome, example } = test
  if (from.includes(rule.id) || rows.some((row) => rule.rows?.includes(row) === true)) return true
  if (!quotes.some((quote) => own.some((each) => quotesSame(each, quote)))) return false
  const wanted = contentStems(`${rule.condition ?? ''} ${rule.outcome ?? rule.text}`)
  const told = contentStems(`${given} ${when} ${outcome}`)
  return sharedCount(told, wanted) >= Math.min(example === true ? 1 : LEAST, wanted.size)
}

/** One word alone is in many sentences; where data are worked out with them, the words are few. */
const LEAST = 2
