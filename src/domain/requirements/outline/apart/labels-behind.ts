import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import type { ToldBeside } from '#domain/requirements/outline/files/place-rules.ts'
import { labelOf, type SheetPart } from '#domain/requirements/outline/files/sheet.ts'
import { joined, makeItem, plain } from '#domain/requirements/outline/pieces.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/**
 * Lines below a function begin with what they say: a rule or a question has its id behind it, with its answers,
 * and a test none, since its number tells its function. Given back is which tests each function has.
 */
export function putLabelsBehind(part: SheetPart, desk: Desk): ToldBeside[] {
  return part.groups.flatMap((group) => {
    const tests = group.below.flatMap((line) => partLabel(labelOf(line), desk).tests)
    group.below = group.below.map((line) => putBehind(line, desk))
    return tests.length === 0 ? [] : [{ label: labelOf(group.lead), ids: tests }]
  })
}

/** Where each test stands that a line tells: its function. */
export function listFunctions(parts: readonly SheetPart[]): ReadonlyMap<string, string> {
  return new Map(
    parts.flatMap(({ groups }) =>
      groups.flatMap(({ lead, below }) =>
        below
          .map(labelOf)
          .filter((label) => kindOf(label) === 'AC')
          .map((label) => [label, labelOf(lead)] as const),
      ),
    ),
  )
}

/** "AC-017.7: AC-017.8; FR-017: FR-025" of what is told beside others, test by test: of its function. */
export function besideFunctions(
  told: Text,
  functions: ReadonlyMap<string, string>,
  { comma, semicolon }: DocumentText,
): Text {
  const entries = new Map<string, Text[]>()
  for (const entry of splitAt(told, semicolon)) {
    const [label, colon, ...ids] = entry
    if (label?.kind !== 'item' || colon === undefined) continue
    const own = functions.get(label.id) ?? label.id
    entries.set(own, [...(entries.get(own) ?? [[makeItem(own), colon]]), ids])
  }
  const whole = [...entries.values()].map(
    ([head = [], ...ids]): Text => [...head, ...joined(ids, comma)],
  )
  return joined(whole, semicolon)
}

function splitAt(text: Text, between: string): Text[] {
  const parts: Text[] = [[]]
  for (const piece of text) {
    if (piece.kind === 'plain' && piece.text === between) parts.push([])
    else parts[parts.length - 1] = [...(parts.at(-1) ?? []), piece]
  }
  return parts.filter(({ length }) => length > 0)
}

/** "BR-013, AC-041.2": the tests, and what stands behind the line. */
function partLabel(label: string, { words: { comma } }: Desk): { tests: string[]; shown: string } {
  const all = label.split(comma)
  const tests = all.filter((id) => kindOf(id) === 'AC')
  return { tests, shown: all.filter((id) => !tests.includes(id)).join(comma) }
}

function putBehind(line: Text, desk: Desk): Text {
  const label = labelOf(line)
  if (label === '') return line
  const { open, close } = desk.words.signs
  const { shown } = partLabel(label, desk)
  const [space, ...rest] = line.slice(1)
  const text = space === undefined || space.text.trim() !== '' ? line.slice(1) : rest
  if (shown === '') return text
  const at = text.findIndex((piece, index) => {
    return piece.text === open && text[index + 1]?.kind !== 'mark'
  })
  const own = makeItem(shown)
  if (at < 0) return [...text, plain(open), own, plain(close)]
  return [...text.slice(0, at + 1), own, plain(desk.words.semicolon), ...text.slice(at + 1)]
}
