import { listFigures } from '#domain/language/numbers/list-figures.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  BusinessRule,
  FunctionalRequirement,
  Priority,
} from '#domain/requirements/document-items.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { repeatsTold } from './repeats-told.ts'

/** So many supplied tests stand below what nobody told a test of. */
const SUPPLIED = 2
/**
 * With so many, by the rank of its requirement, none that a model wrote is added; those are in the
 * appendix. What was read from the answers stands whatever its number.
 */
const ENOUGH: Readonly<Record<Priority, number>> = { must: 3, unsaid: 2, should: 2, could: 1 }

type Told = Pick<FunctionalRequirement, 'criteria' | 'priority' | 'text'>

type Around = Pick<RequirementsDocument, 'rules' | 'roles' | 'areas'>

/** In a file a test that tells nothing a tester could see is marked so, and stands at the end. */
export interface PrintedTest extends AcceptanceCriterion {
  hollow?: boolean
}

function isHollow({ hollow }: PrintedTest): boolean {
  return hollow === true
}

export interface PartedCriteria {
  shown: AcceptanceCriterion[]
  folded: AcceptanceCriterion[]
  /** The rules that folded criteria only say again, which stand by themselves. */
  rules: string[]
}

/**
 * What was told tests a requirement where it is, and examples do; where nothing was, so do some of the
 * tests that were supplied, but for a wish. Whatever else was supplied is folded, and what an example
 * tests with data: its rule stands by itself. So is what says the sentence or itself again, what a rule's own words
 * say of its edge, what has no case but says a rule again, and, where there is another test, that a
 * thing, a screen or a message is as its own row has it.
 */
export function partCriteria(
  { criteria: all, priority, text }: Told,
  document: Around,
): PartedCriteria {
  const criteria = all.filter(
    (each) => !repeatsTold(each, [text], document.roles) && !isHollow(each),
  )
  const examples = criteria.filter(({ example }) => example === true)
  const said = criteria.filter((criterion) => findRuleAlone(criterion, document) !== null)
  const told = criteria.filter(
    (criterion) =>
      criterion.example !== true &&
      criterion.mark !== 'assumed' &&
      criterion.edge !== true &&
      !said.includes(criterion) &&
      !examples.some((each) => isTestedBy(each, criterion)),
  )
  const telling = told.filter((criterion) => !isOfRow(criterion))
  const chosen = telling.length + examples.length > 0 ? telling : told
  const read = chosen.filter((criterion) => isRead(criterion))
  const written = [...examples, ...chosen.filter((criterion) => !isRead(criterion))]
  const room = Math.max(0, ENOUGH[priority] - read.length)
  const first = new Set([...read, ...written.slice(0, room)])
  const supplied = priority === 'could' || said.length > 0 ? [] : criteria.slice(0, SUPPLIED)
  const shown = first.size > 0 ? criteria.filter((each) => first.has(each)) : supplied
  return {
    shown,
    folded: all.filter((criterion) => !shown.includes(criterion)),
    rules: said.flatMap((criterion) => findRuleAlone(criterion, document)?.id ?? []),
  }
}

/**
 * "When the app works out the price, then this holds: …": the rule that a criterion says and nothing else,
 * where rules stand by area also in other words.
 */
function findRuleAlone(
  criterion: AcceptanceCriterion,
  { rules, roles, areas = [] }: Pick<RequirementsDocument, 'rules' | 'roles' | 'areas'>,
): BusinessRule | null {
  const { from = [], outcome, edited, example } = criterion
  const [id, ...more] = from
  const rule = rules.find((each) => each.id === id)
  if (rule === undefined || more.length > 0 || edited === true || example === true) return null
  const holds = (said: string) => outcome.toLowerCase().includes(bare(said).toLowerCase())
  const { condition, outcome: then, text } = rule
  const isParted = condition !== null && then !== null && holds(condition) && holds(then)
  const isWhole = holds(text) && outcome.length > bare(text).length
  const isAgain = areas.length > 0 && repeatsTold(criterion, [text], roles)
  return isParted || isWhole || isAgain ? rule : null
}

/** Whether a criterion was made of what was read; a model's rests on quotes alone. */
function isRead({ rows, from }: AcceptanceCriterion): boolean {
  return rows !== undefined || from !== undefined
}

const ROWS: ReadonlySet<string> = new Set(['ENT', 'SCR', 'MSG', 'ST', 'PERM'])

/** Whether a criterion says again what a thing, a screen or a message is. */
function isOfRow({ from = [], edited }: AcceptanceCriterion): boolean {
  return from.length > 0 && edited !== true && from.every((id) => ROWS.has(kindOf(id)))
}

/** Whether an example rests on the same words and has all figures of a criterion. */
function isTestedBy(
  example: AcceptanceCriterion,
  { quotes, ...told }: AcceptanceCriterion,
): boolean {
  const rests = quotes.every((quote) => example.quotes.some((own) => quotesSame(own, quote)))
  const figures = listFigures(`${example.given} ${example.when} ${example.outcome}`)
  const wanted = listFigures(`${told.when} ${told.outcome}`)
  return quotes.length > 0 && rests && wanted.every((each) => figures.includes(each))
}
