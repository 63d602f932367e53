import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import { LIMITS, OF_SEEING } from '#domain/requirements/outline/features/repeats-told.ts'
import { joined, plain } from '#domain/requirements/outline/pieces.ts'
import { kindOf, listNames, listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { ToldBeside } from './place-rules.ts'
import { labelOf, type SheetGroup, type SheetPart, sentenceOf } from './sheet.ts'

interface Around {
  document: RequirementsDocument
  words: DocumentText
}

/** In words: what a test may say besides its paragraph where one with data stands with it. */
const BESIDE_EXAMPLE = 1
/** So much of a test is in the rule that it rests on, where the rule stands in its capability. */
const OF_RULE = 0.7

/**
 * A capability without the tests that say nothing else: what was supplied and says its paragraph again, and what
 * says a rule again that stands with it, with its edge. Given back is in front of which line each is told; what
 * has data, a limit of its own or a figure stays, and so does the last of a must.
 */
export function dropRepeats(part: SheetPart, around: Around): ToldBeside[] {
  const leads = part.groups.map(({ lead }) => sentenceOf(lead, around.words.signs))
  const title = part.heading.text
  return part.groups.flatMap((group) => {
    const beside: ToldBeside[] = []
    const drop = (line: Text, into: Text) => {
      const asked = line.filter((piece) => piece.kind === 'item' && kindOf(piece.id) !== 'AC')
      const withAsked = (each: Text) => (each === into ? addAsked(each, asked, around.words) : each)
      for (const each of part.groups) {
        each.lead = withAsked(each.lead)
        each.below = each.below.filter((told) => told !== line).map(withAsked)
      }
      beside.push({ label: labelOf(into), ids: [labelOf(line)] })
    }
    for (const line of group.below) {
      const test = readTest(line, around)
      if (test === null) continue
      const rule = findSameRule(test, part, around)
      if (rule !== null) drop(line, rule)
      else if (isOfStages(test) && group.below.length > 1) drop(line, group.lead)
      else if (repeatsLead(test, { group, known: [title, ...leads].join(' '), around }))
        drop(line, group.lead)
    }
    return beside
  })
}

/** What waits for a line that is not printed waits for the one that tells it. */
function addAsked(line: Text, asked: Text, { comma, semicolon, signs }: DocumentText): Text {
  const known = new Set(line.flatMap((piece) => (piece.kind === 'item' ? [piece.id] : [])))
  const added = asked.filter((piece) => piece.kind !== 'item' || !known.has(piece.id))
  if (added.length === 0) return line
  const all = joined(
    added.map((each) => [each]),
    comma,
  )
  if (line.at(-1)?.text !== signs.close)
    return [...line, plain(signs.open), ...all, plain(signs.close)]
  const hasAsked = line.at(-2)?.kind === 'item'
  return [...line.slice(0, -1), plain(hasAsked ? comma : semicolon), ...all, plain(signs.close)]
}

/** A table of section 8 tells each stage, with who takes a thing there. */
function isOfStages({ criterion: { from = [] } }: Test): boolean {
  return from.length > 0 && from.every((id) => kindOf(id) === 'ST')
}

interface Test {
  line: Text
  told: string
  criterion: AcceptanceCriterion
  requirement: FunctionalRequirement
}

/** A test without data that stands in a line of its own. */
function readTest(line: Text, { document, words }: Around): Test | null {
  const id = labelOf(line)
  const requirement = listRequirements(document).find(({ criteria }) =>
    criteria.some((each) => each.id === id),
  )
  const criterion = requirement?.criteria.find((each) => each.id === id)
  if (requirement === undefined || criterion === undefined) return null
  if (criterion.example === true || criterion.edited === true) return null
  return { line, told: sentenceOf(line, words.signs), criterion, requirement }
}

/** The rule with its edge, in the same capability, that a test rests on and of which it says nothing new. */
function findSameRule(
  { told, criterion, line }: Test,
  part: SheetPart,
  { document, words }: Around,
): Text | null {
  const { capabilities = [], ruleRows = [] } = document
  const lines = capabilities.flatMap((each) => each.lines)
  const rests = lines.find(({ items }) => items.includes(labelOf(line)))?.items ?? []
  const from = [...rests, ...(criterion.from ?? [])].filter((id) => kindOf(id) === 'BR')
  const row = ruleRows.find(
    ({ items, edge }) => edge !== null && from.some((id) => items.includes(id)),
  )
  if (row === undefined) return null
  const all = part.groups.flatMap(({ lead, below }) => [lead, ...below])
  const rule = all.find((each) => isOf(labelOf(each), row.items))
  if (rule === undefined) return null
  const known = contentStems(
    [rule, ...part.groups.map(({ lead }) => lead)]
      .map((each) => sentenceOf(each, words.signs))
      .join(' '),
  )
  const own = [...contentStems(told)].filter((word) => !peopleOf(document).has(word))
  const isSame = own.filter((word) => known.has(word)).length >= own.length * OF_RULE
  return isSame ? rule : null
}

/** "BR-013 to BR-015" is the row of these rules. */
function isOf(label: string, items: readonly string[]): boolean {
  return label.startsWith('BR') && items.some((id) => label.startsWith(id))
}

function peopleOf({ roles }: RequirementsDocument): ReadonlySet<string> {
  return contentStems(listNames(roles).join(' '))
}

interface Above {
  group: SheetGroup
  /** What the title and the paragraphs of the capability say. */
  known: string
  around: Around
}

function repeatsLead(
  { line, told, criterion, requirement }: Test,
  { group, known, around }: Above,
): boolean {
  const { document, words } = around
  if (criterion.mark !== 'assumed' || listFigures(told).length > 0) return false
  const lead = sentenceOf(group.lead, words.signs)
  if (LIMITS.test(told) && !LIMITS.test(lead)) return false
  const others = group.below.filter((each) => each !== line)
  if (others.length === 0 && requirement.priority === 'must') return false
  const isExample = ({ id, example }: AcceptanceCriterion) =>
    example === true && others.some((each) => labelOf(each) === id)
  const hasExample = listRequirements(document).some(({ criteria }) => criteria.some(isExample))
  const most = hasExample ? BESIDE_EXAMPLE : 0
  return newWords(told, known, peopleOf(document)).length <= most
}

/** What a test says that is not known, beside who does it and that it is seen. */
function newWords(told: string, known: string, people: ReadonlySet<string>): string[] {
  if (DENSE.test(told)) {
    const runs = new Set(told.match(DENSE_RUNS) ?? [])
    return [...runs].filter((run) => !known.includes(run) && !SEEN.test(run))
  }
  const stems = contentStems(known)
  return [...contentStems(told)].filter(
    (word) =>
      !stems.has(word) && !people.has(word) && !OF_SEEING.has(word) && !OF_NOTHING.test(word),
  )
}

/** Who or what was named before, and that it is there. */
const OF_NOTHING = /^(?:him|himself|hers?|herself|itself|themselv|them|kept|keep)$/u
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** Words of their own: what is between them bends or binds them. */
const DENSE_RUNS = /[\p{Script=Han}]+|[\p{Script=Katakana}ー]+/gu
/** That something is to be seen. */
const SEEN = /^(?:見|出|並|開|進|表示|画面|アプリ)$/u
