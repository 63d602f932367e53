import { countWords } from '#domain/language/count-words.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { Block, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { isOfRanks } from '#domain/requirements/outline/open/sort-by-blocking.ts'
import {
  fold,
  joined,
  line,
  makeStrong,
  part,
  plain,
  makeWords as text,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { listItems, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { nameSources, writeCriterionLine } from './criteria-lines.ts'
import { groupRequirements } from './group-requirements.ts'
import { partCriteria } from './part-criteria.ts'
import { type Around, lackingOf, metaOf } from './requirement-meta.ts'

/** A question on which more wait is one about all of them, and says nothing of one. */
const MOST_WAITING = 3

/** Section 7: the common rules, then the requirements by area, or by who acts. */
export function writeRequirementBlocks(desk: Desk): Block[] {
  const { document } = desk
  const around: Around = {
    desk,
    named: nameSources(desk),
    asked: askedByItem(desk),
    // What each may do is in the table of section 4, all of it.
    told: new Set(
      document.permissions.flatMap(({ quotes }) => quotes.map(({ text }) => text.trim())),
    ),
    actor: [],
    items: listItems(document),
  }
  const groups = groupRequirements(desk)
  const told = groups.flatMap(({ title, actor, requirements }) =>
    part(
      title,
      actor === null
        ? areaBlocks(around, requirements)
        : actorBlocks({ ...around, actor }, requirements),
    ),
  )
  const folded = groups.flatMap(({ requirements }) =>
    requirements.flatMap((each) => partCriteria(each, document).folded),
  )
  return [
    ...commonBlocks(around),
    ...told,
    ...fold('tests', desk.words.parts.moreTests, listMoreTests(around, folded)),
  ]
}

/** The criteria that do not stand below their requirement. */
function listMoreTests(around: Around, folded: readonly AcceptanceCriterion[]): Statement[] {
  return folded.map((each) => writeCriterionLine(around.desk, each, around))
}

/** What is missing of several alike, and what holds until then, is above them once. */
function actorBlocks(around: Around, requirements: readonly FunctionalRequirement[]): Block[] {
  const { desk } = around
  const groups = new Map<string, FunctionalRequirement[]>()
  for (const each of requirements) {
    const { missing = [], untilThen = '' } = each
    const key = [...missing, untilThen].join()
    if (missing.length > 0) groups.set(key, [...(groups.get(key) ?? []), each])
  }
  const shared = [...groups.values()].filter(({ length }) => length > 1)
  const notes = shared.map((group): Block => {
    const [first] = group
    const lacking = first === undefined ? [] : lackingOf(desk, first)
    const ids = desk.ranged(group.map(({ id }) => id))
    const told = joined(lacking, desk.words.signs.dot)
    return { kind: 'note', text: [...ids, plain(desk.words.colon), ...told] }
  })
  const isShared = new Set(shared.flat())
  return [
    ...notes,
    ...requirements.map((entry) => {
      const own = requirementStatement(around, entry, isShared.has(entry))
      const isShort = own.below.length === 0 && (entry.missing ?? []).length === 0
      return isShort ? asLine(around, own) : own
    }),
  ]
}

/** The musts, then what has criteria; last the others, which are short, as the lines of one list. */
function areaBlocks(around: Around, requirements: readonly FunctionalRequirement[]): Block[] {
  const { desk } = around
  const entries = requirements.map((requirement) => {
    const block = requirementStatement(around, requirement, false)
    return { block, isShort: block.below.length === 0 && requirement.priority !== 'must' }
  })
  const short = entries.filter(({ isShort }) => isShort).map(({ block }) => block)
  const long = entries.filter(({ isShort }) => !isShort).map(({ block }) => block)
  if (short.length < FEWEST_LISTED) return [...long, ...short]
  const also: Block = { kind: 'note', text: text(desk.words.alsoShort) }
  const isAlone = long.length === 0
  return [...long, ...(isAlone ? [] : [also]), ...short.map((each) => asLine(around, each))]
}

/** One is no list. */
const FEWEST_LISTED = 2

/** What is told of a line in few words stands behind it. */
function asLine({ desk }: Around, block: Statement): Statement {
  const told = joined(block.meta, desk.words.signs.dot)
  const isBrief = block.meta.length > 0 && countWords(toPlainText(told)) <= MOST_BEHIND
  return { ...block, look: 'line', ...(isBrief && { origin: told, meta: [] }) }
}

/** In words. */
const MOST_BEHIND = 8

function commonBlocks({ desk }: Around): Block[] {
  const { document, words, mark } = desk
  const rules = document.commonRules ?? []
  const { before, after } = words.untested
  const all = listRequirements(document)
  if (all.length === 0) return []
  const isShort = all.some(({ criteria }) => criteria.length === 0)
  const untested: Text = isShort ? [plain(before), mark('open'), plain(after + words.space)] : []
  const short = (document.areas ?? []).length > 0 ? words.unranked : words.shortSentences
  return [
    ...part(
      words.common,
      rules.map((rule) => line(rule.id, { text: text(rule.text), origin: desk.origin(rule) })),
    ),
    { kind: 'note', text: [...untested, plain(short)] },
  ]
}

function requirementStatement(
  around: Around,
  requirement: FunctionalRequirement,
  isLackTold: boolean,
): Statement {
  const { desk } = around
  const { id, text: sentence, missing = [] } = requirement
  const told = desk.words.behindName(sentence, around.actor)
  const meta = metaOf(around, requirement, isLackTold).filter(({ length }) => length > 0)
  const origin = desk.origin(requirement)
  const isPlain = requirement.priority === 'unsaid' && origin.length > 0 && meta.length === 1
  return {
    kind: 'statement',
    id,
    look: 'requirement',
    text: [missing.length === 0 ? plain(told) : makeStrong(sentence)],
    // What has nothing but its source has it behind the sentence.
    origin: isPlain ? origin : [],
    meta: isPlain ? [] : meta,
    below: partCriteria(requirement, desk.document).shown.map((test) =>
      writeCriterionLine(desk, test, { named: around.named }),
    ),
  }
}

function askedByItem({ document }: Desk): Map<string, string[]> {
  const asked = new Map<string, string[]>()
  for (const question of document.openQuestions) {
    const { id, blocks } = question
    if (blocks.length > MOST_WAITING || isOfRanks(question, document)) continue
    for (const waiting of blocks) asked.set(waiting, [...(asked.get(waiting) ?? []), id])
  }
  return asked
}
