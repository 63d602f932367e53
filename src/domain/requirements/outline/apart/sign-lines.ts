import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { AcceptanceCriterion } from '#domain/requirements/document-items.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import type { ToldBeside } from '#domain/requirements/outline/files/place-rules.ts'
import { idsInFront, type SheetPart } from '#domain/requirements/outline/files/sheet.ts'
import {
  joined,
  makeItem,
  makeStrong,
  makeTextCell,
  plain,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf, leadTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { isUndecided, kindOf, listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type BelowLine, sortBelow } from './sort-below.ts'
import type { LeadText } from './text-en.ts'

interface Signing {
  /** As it is printed. */
  document: RequirementsDocument
  desk: Desk
  /** What is told beside other lines. */
  beside: readonly ToldBeside[]
}

/**
 * The lines below functions as a file has them: "Test: Who asks late is refused. (AC-018.2; Q12)", with an answer
 * where it was said, and "**Rule:** Not more than 60. (BR-013; Q9)" with its test behind it; a question stands with
 * what is built until then in a table at the end of its part. Given back is what stands with none of them.
 */
export function signLines(parts: readonly SheetPart[], signing: Signing): ToldBeside[] {
  const { desk, document, beside } = signing
  const lines = parts.flatMap((part) =>
    part.groups.flatMap((group) =>
      group.below.map((text) => ({ text, part, group, ids: idsInFront(text, desk.words) })),
    ),
  )
  const placed = sortBelow(lines, document)
  const groups = parts.flatMap((part) => part.groups)
  for (const group of groups) group.below = []
  for (const line of placed) {
    const whole = withTold(line, beside)
    if (isOpen(whole)) addOpen(whole, desk)
    else line.group.below.push(...signLine(whole, signing))
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

/** Whether a line only asks. */
function isOpen({ ids, text }: BelowLine): boolean {
  const isBuilt = ids.some((id) => kindOf(id) === 'AC') || kindOf(ids[0] ?? '') === 'BR'
  return text.length > 1 && ids.some(isUndecided) && !isBuilt
}

/** "Nobody answers? (Q6)" beside "It is free again": what is asked, and what is built until then. */
function addOpen({ text, ids, part }: BelowLine, desk: Desk): void {
  const { words } = desk
  const { decision, builtUntil } = fileTextOf(words)
  const { until } = leadTextOf(words)
  const [, ...said] = text
  const at = said.findIndex((piece) => piece.text.startsWith(words.space + until))
  const [asked, held] = at < 0 ? [said, []] : [said.slice(0, at), said.slice(at)]
  const [id = '', ...others] = ids.filter(isUndecided)
  const rules = ids.filter((each) => kindOf(each) === 'BR')
  const built = toPlainText(held).slice(words.space.length + until.length)
  const [first, ...rest] = asked
  const question = first?.text.trim() === '' ? rest : asked
  part.open ??= {
    ...{ name: decision, head: [words.columns.id, decision, builtUntil] },
    rows: [],
  }
  part.open.rows.push({
    id,
    ...(others.length > 0 && { told: { ids: others, label: [id, ...others].join(words.comma) } }),
    main: 0,
    cells: [withIds(question, rules, desk), [plain(words.roleTable.begin(bare(built)))]].map(
      makeTextCell,
    ),
  })
}

function signLine({ text, ids }: BelowLine, { desk, document }: Omit<Signing, 'beside'>): Text[] {
  const { words } = desk
  const said = text.slice(1)
  if (ids.length === 0) return [text]
  const of = (kinds: readonly string[]) => ids.filter((id) => kinds.includes(kindOf(id)))
  const [tests, rules, asked] = [of(['AC']), of(['BR']), ids.filter(isUndecided)]
  if (asked.length === 0 && rules[0] === ids[0]) {
    const at = said.findIndex((piece) => piece.text === fileTextOf(words).rulesThere.test)
    // A rule is its own test where that has no case of its own.
    if (at < 0) return [labelled(desk, { kind: 'rule', ids: [...rules, ...tests] }, said)]
    const isBlank = at > 0 && said[at - 1]?.text.trim() === ''
    const [rule, edge] = [said.slice(0, isBlank ? at - 1 : at), said.slice(at + 1)]
    // The paragraph above says the rule.
    if (toPlainText(rule).trim() === '') {
      return [labelled(desk, { kind: 'test', ids: tests }, withIds(edge, rules, desk))]
    }
    // What no test of its own runs is told with the rule.
    if (tests.length === 0) {
      const [first, ...rest] = edge
      const more = first === undefined ? [] : [{ ...first, text: first.text.trimStart() }, ...rest]
      return [labelled(desk, { kind: 'rule', ids: rules }, joined([rule, more], words.space))]
    }
    return [
      labelled(desk, { kind: 'rule', ids: rules }, rule),
      labelled(desk, { kind: 'test', ids: tests }, edge),
    ]
  }
  const test = withIds(signTest(said, ids, { desk, document }), rules, desk)
  return [labelled(desk, { kind: 'test', ids: [...tests, ...asked] }, test)]
}

/** "Test: … (AC-018.2; Q12)": a line begins with what it says, and a rule stands out. */
function labelled(
  desk: Desk,
  { kind, ids }: { kind: keyof LeadText['labels']; ids: readonly string[] },
  said: Text,
): Text {
  const { words } = desk
  const [first, ...rest] = said
  const told = first?.text.trim() === '' ? rest : said
  const lead = leadTextOf(words).labels[kind] + words.colon.trimEnd()
  const space = plain(words.colon.endsWith(' ') ? ' ' : '')
  const start = kind === 'test' ? plain(lead) : makeStrong(lead)
  return [start, space, ...withIds(told, ids, desk)]
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
  const [first, ...rest] = said
  return [...(first?.text.trim() === '' ? rest : said), ...desk.bracketed(from)]
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
