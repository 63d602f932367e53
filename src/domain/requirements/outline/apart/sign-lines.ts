import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import type { ToldBeside } from '#domain/requirements/outline/files/place-rules.ts'
import {
  idsInFront,
  type SheetGroup,
  type SheetPart,
} from '#domain/requirements/outline/files/sheet.ts'
import { joined, makeItem, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf, leadTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { isUndecided, kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** A line below a function, with the ids in front of it. */
interface BelowLine {
  text: Text
  ids: readonly string[]
  group: SheetGroup
  part: SheetPart
}

interface Signing {
  /** As it is printed. */
  document: RequirementsDocument
  desk: Desk
  /** What is told beside other lines. */
  beside: readonly ToldBeside[]
}

/**
 * The lines below functions as a file has them: "Test: Who asks late is refused. (AC-018.2; Q12)", with an answer
 * where it was said; a rule is told by section 8 as "Not more than 60. (BR-013; Q9)", and its id stands with its
 * test, else with its function. Given back is what stands with none of them.
 */
export function signLines(parts: readonly SheetPart[], signing: Signing): ToldBeside[] {
  const { desk, beside } = signing
  const lines = parts.flatMap((part) =>
    part.groups.flatMap((group) =>
      group.below.map((text) => ({ text, part, group, ids: idsInFront(text, desk.words) })),
    ),
  )
  // The tests of rules come first.
  const placed = [...lines.filter(isRule), ...lines.filter((line) => !isRule(line))]
  const groups = parts.flatMap((part) => part.groups)
  for (const group of groups) group.below = []
  for (const line of placed) {
    const whole = withTold(line, beside)
    if (isRule(whole)) placeRule(whole, desk)
    else line.group.below.push(signTestLine(whole, signing))
  }
  const told = new Set(placed.flatMap((line) => withTold(line, beside).ids))
  return beside.flatMap(({ label, ids }) => {
    const left = ids.filter((id) => !told.has(id))
    return left.length === 0 ? [] : [{ label: findLabel(label, beside), ids: left }]
  })
}

/** With what is told beside it, and beside that. */
function withTold(line: BelowLine, beside: readonly ToldBeside[]): BelowLine {
  const more = beside.filter(({ label }) => line.ids.includes(label)).flatMap(({ ids }) => ids)
  const ids = [...new Set([...line.ids, ...more])]
  return ids.length === line.ids.length ? line : withTold({ ...line, ids }, beside)
}

/** The line that is printed where one that is not tells something. */
function findLabel(label: string, beside: readonly ToldBeside[]): string {
  const [into, ...others] = beside.filter(({ ids }) => ids.includes(label))
  if (into === undefined || into.label === label) return label
  return findLabel(into.label, [...others, ...beside.filter((each) => !each.ids.includes(label))])
}

function isRule({ ids }: BelowLine): boolean {
  return kindOf(ids[0] ?? '') === 'BR'
}

function signTestLine({ text, ids }: BelowLine, signing: Omit<Signing, 'beside'>): Text {
  if (ids.length === 0) return text
  const of = (kind: string) => ids.filter((id) => kindOf(id) === kind)
  const { desk } = signing
  const test = withIds(signTest(text.slice(1), ids, signing), of('BR'), desk)
  return asTest(test, [...of('AC'), ...ids.filter(isUndecided)], desk)
}

/** A rule with those of its part, and its test below its function. */
function placeRule({ text, ids, part, group }: BelowLine, desk: Desk): void {
  const of = (kind: string) => ids.filter((id) => kindOf(id) === kind)
  const [tests, rules] = [of('AC'), of('BR')]
  const asked = ids.filter(isUndecided)
  const { rule, edge } = partRule(text.slice(1), desk)
  const isTested = edge.length > 0 && tests.length > 0
  // What no test of its own runs is told with the rule, and a rule is its own test where that has no case of its own.
  const whole = isTested || edge.length === 0 ? rule : joined([rule, edge], desk.words.space)
  if (isTested) group.below.push(asTest(withIds(edge, rules, desk), tests, desk))
  else group.lead = withIds(group.lead, rules, desk)
  // The paragraph above may say it.
  if (toPlainText(rule).trim() === '') return
  part.rules ??= []
  part.rules.push(withIds(whole, [...rules, ...(isTested ? [] : tests), ...asked], desk))
}

/** What a rule says, and what is so at its edge. */
function partRule(said: Text, { words }: Desk): { rule: Text; edge: Text } {
  const at = said.findIndex((piece) => piece.text === fileTextOf(words).rulesThere.test)
  const end = at > 0 && said[at - 1]?.text.trim() === '' ? at - 1 : at
  return {
    rule: trimStart(at < 0 ? said : said.slice(0, end)),
    edge: at < 0 ? [] : trimStart(said.slice(at + 1)),
  }
}

function trimStart([first, ...rest]: Text): Text {
  if (first === undefined) return []
  const text = first.text.trimStart()
  return text === '' ? rest : [{ ...first, text }, ...rest]
}

/** "Test: … (AC-018.2; Q12)": a line begins with what it says. */
function asTest(said: Text, ids: readonly string[], desk: Desk): Text {
  const { words } = desk
  const space = plain(words.colon.endsWith(' ') ? ' ' : '')
  return [plain(leadTextOf(words).test + words.colon.trimEnd()), space, ...withIds(said, ids, desk)]
}

/** What a test says, with the answers in which it was said, and what is asked of it. */
function signTest(
  line: Text,
  ids: readonly string[],
  { desk, document }: Omit<Signing, 'beside'>,
): Text {
  const { signs, comma, semicolon } = desk.words
  const open = line.findIndex(({ text }) => text === signs.open)
  const end = open < 0 ? line.length : open
  const [said, behind] = [line.slice(0, end), line.slice(end)]
  const own = listTests(document).filter(({ id, mark }) => ids.includes(id) && mark !== 'assumed')
  const told = new Set(own.flatMap(({ sources }) => sources))
  const isGuess = own.length > 0 && own.every(({ mark }) => mark === 'guess')
  const guess = behind.filter((piece) => isGuess && piece.kind === 'mark').slice(0, 1)
  const sources = behind.filter((piece) => piece.kind === 'source' && told.has(piece.question))
  const asked = behind.filter((piece) => piece.kind === 'item' && isUndecided(piece.id))
  const alone = (pieces: Text) => pieces.map((piece) => [piece])
  const from = joined(
    [joined(alone([...guess, ...sources]), comma), joined(alone(asked), comma)],
    semicolon,
  )
  return [...trimStart(said), ...desk.bracketed(from)]
}

function listTests(document: RequirementsDocument): AcceptanceCriterion[] {
  return listRequirements(document).flatMap(({ criteria }) => criteria)
}

/** Ids come first in the brackets at the end of a line, those of what is asked behind the others. */
function withIds(line: Text, ids: readonly string[], { words, ranged, bracketed }: Desk): Text {
  const kinds = [ids.filter((id) => !isUndecided(id)), ids.filter(isUndecided)]
  const own = joined(
    kinds.map((each) => ranged(each)),
    words.comma,
  )
  if (own.length === 0) return line
  const { open, close } = words.signs
  const at = line.map(({ text }) => text).lastIndexOf(open)
  if (at < 0 || line.at(-1)?.text !== close) return [...line, ...bracketed(own)]
  return [...line.slice(0, at + 1), ...own, plain(words.semicolon), ...line.slice(at + 1)]
}

/** "FR-024: AC-024.1; CT-05: BR-030": what has no line of its own, beside what tells it. */
export function tellBeside(beside: readonly ToldBeside[], desk: Desk): Text {
  const { colon, semicolon } = desk.words
  const labels = [...new Set(beside.map(({ label }) => label))]
  const entries = labels.map((label): Text => {
    const ids = beside.filter((each) => each.label === label).flatMap((each) => each.ids)
    return [makeItem(label), plain(colon), ...desk.ranged(ids)]
  })
  return joined(entries, semicolon)
}
