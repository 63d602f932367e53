import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
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
import { isUndecided, kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { ToldBeside } from './place-rules.ts'
import {
  idsInFront,
  labelOf,
  type SheetGroup,
  type SheetPart,
  sentenceOf,
  withInFront,
} from './sheet.ts'

interface Around {
  document: RequirementsDocument
  words: DocumentText
}

/** In words: what a test may say besides its paragraph where one with data stands with it. */
const BESIDE_EXAMPLE = 1
/** So much of a test is in the rule that stands with it. */
const OF_RULE = 0.7

/**
 * A capability without the tests that say nothing else: what says its paragraph again, or what another test shows,
 * and what says a rule again that stands with it, with its edge: its id stands with that of the rule. Given back is in
 * front of which line each other is told; what has data, a limit of its own or a figure stays, and so does the
 * last of a must.
 */
export function dropRepeats(part: SheetPart, around: Around): ToldBeside[] {
  const leads = part.groups.map(({ lead }) => sentenceOf(lead, around.words.signs))
  const title = part.heading.text
  return part.groups.flatMap((group) => {
    const beside: ToldBeside[] = []
    const drop = (line: Text, into: Text, taken: Text) => {
      const asked = line.filter((piece) => piece.kind === 'item' && isUndecided(piece.id))
      const withAsked = (each: Text) =>
        each === into ? addAsked(taken, asked, around.words) : each
      for (const each of part.groups) {
        each.lead = withAsked(each.lead)
        each.below = each.below.filter((told) => told !== line).map(withAsked)
      }
    }
    const dropBeside = (line: Text) => {
      beside.push({ label: labelOf(group.lead), ids: idsInFront(line, around.words) })
      drop(line, group.lead, group.lead)
    }
    for (const line of group.below) {
      const test = readTest(line, around)
      if (test === null) continue
      const rule = findSameRule(test, part, around)
      if (rule !== null)
        drop(line, rule, withInFront(rule, idsInFront(line, around.words), around.words))
      else if (isOfStages(test) && group.below.length > 1) dropBeside(line)
      else if (repeatsLead(test, { group, known: [title, ...leads].join(' '), around }))
        dropBeside(line)
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

/**
 * The rule with its edge, in the same capability, of which a test says nothing new: one that it rests on, or has the
 * words of the founder of, and then each of its figures, and a no, is in the line of the rule.
 */
function findSameRule(test: Test, part: SheetPart, { document, words }: Around): Text | null {
  const { told, line } = test
  const { resting, quoting } = findRules(test, document)
  const leads = part.groups.map(({ lead, below }) => ({
    isOwn: below.includes(line),
    text: sentenceOf(lead, words.signs),
  }))
  const own = [...contentStems(told)].filter((word) => !peopleOf(document).has(word))
  const isSaid = (rule: Text, around: readonly { text: string }[]) => {
    const said = [sentenceOf(rule, words.signs), ...around.map(({ text }) => text)].join(' ')
    const known = contentStems(said)
    return own.filter((word) => known.has(word)).length >= own.length * OF_RULE
  }
  const figures = findNumbers(told)
  const hasAll = (rule: Text) => {
    const said = sentenceOf(rule, words.signs)
    const kept = findNumbers(said).flatMap(({ readings }) => readings)
    const isAsLimited = !LIMITS.test(told) || LIMITS.test(said)
    const isIn = ({ readings }: (typeof figures)[number]) =>
      readings.some((figure) => kept.includes(figure))
    return isAsLimited && figures.length > 0 && figures.every(isIn)
  }
  const lines = part.groups.flatMap(({ lead, below }) => [lead, ...below])
  const isOfAny = (rule: Text, ids: readonly string[]) =>
    (document.ruleRows ?? []).some(
      ({ items, edge }) =>
        edge !== null && isOf(labelOf(rule), items) && ids.some((id) => items.includes(id)),
    )
  const above = leads.filter(({ isOwn }) => isOwn)
  return (
    lines.find((rule) => isOfAny(rule, resting) && isSaid(rule, leads)) ??
    lines.find((rule) => isOfAny(rule, quoting) && hasAll(rule) && isSaid(rule, above)) ??
    null
  )
}

/** The rules that a test rests on, and those of which it has the words of the founder. */
function findRules({ criterion, line }: Test, { capabilities = [], rules }: RequirementsDocument) {
  const lines = capabilities.flatMap((each) => each.lines)
  const rests = lines.find(({ items }) => items.includes(labelOf(line)))?.items ?? []
  const quoting = rules.filter(({ quotes }) =>
    quotes.some((quote) => criterion.quotes.some((own) => quotesSame(own, quote))),
  )
  return {
    resting: [...rests, ...(criterion.from ?? [])].filter((id) => kindOf(id) === 'BR'),
    quoting: quoting.map(({ id }) => id),
  }
}

/** "BR-013 to BR-015" is the row of these rules. */
function isOf(label: string, items: readonly string[]): boolean {
  return label.startsWith('BR') && items.some((id) => label.startsWith(id))
}

function peopleOf({ roles }: RequirementsDocument): ReadonlySet<string> {
  return stemsOfNames(roles)
}

interface Above {
  group: SheetGroup
  /** What the title and the paragraphs of the capability say. */
  known: string
  around: Around
}

function repeatsLead(test: Test, above: Above): boolean {
  const { line, told, criterion, requirement } = test
  const { group, known, around } = above
  const { document, words } = around
  if (listFigures(told).length > 0) return false
  const lead = sentenceOf(group.lead, words.signs)
  if (LIMITS.test(told) && !LIMITS.test(lead)) return false
  const others = group.below.filter((each) => each !== line)
  if (others.length === 0 && requirement.priority === 'must') return false
  const people = peopleOf(document)
  const tests = others.filter((each) => labelOf(each).startsWith('AC'))
  const isShown = (each: Text) =>
    newWords(told, `${known} ${sentenceOf(each, words.signs)}`, people).length === 0
  const isPlain = !criterion.failure && !LIMITS.test(told.replace(CHOICE, ''))
  if (isPlain && tests.some(isShown)) return true
  if (criterion.mark !== 'assumed') return false
  const isExample = ({ id, example }: AcceptanceCriterion) =>
    example === true && tests.some((each) => labelOf(each) === id)
  const hasExample = listRequirements(document).some(({ criteria }) => criteria.some(isExample))
  return newWords(told, known, people).length <= (hasExample ? BESIDE_EXAMPLE : 0)
}

/** What a test says that is not known, beside who does it and that it is seen. */
function newWords(told: string, known: string, people: ReadonlySet<string>): string[] {
  if (UNSPACED.test(told)) {
    const runs = new Set(told.match(DENSE_RUNS) ?? [])
    return [...runs].filter((run) => !known.includes(run) && !SEEN.test(run))
  }
  const stems = contentStems(known)
  return [...contentStems(told)].filter(
    (word) =>
      !stems.has(word) && !people.has(word) && !OF_SEEING.has(word) && !OF_NOTHING.test(word),
  )
}

/** A no that is one of two answers denies nothing. */
const CHOICE = /\byes (?:or|and) no\b/giu
/** Who or what was named before, and that it is there. */
const OF_NOTHING = /^(?:him|himself|hers?|herself|itself|themselv|them|kept|keep)$/u
/** Words of their own: what is between them bends or binds them. */
const DENSE_RUNS = /[\p{Script=Han}]+|[\p{Script=Katakana}ー]+/gu
/** That something is to be seen. */
const SEEN = /^(?:見|出|並|開|進|表示|画面|アプリ)$/u
