import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import type { ToldBeside } from '#domain/requirements/outline/files/place-rules.ts'
import { labelOf, type SheetPart } from '#domain/requirements/outline/files/sheet.ts'
import { joined, makeItem, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

/**
 * Lines below a function begin with what they say, a rule and what is built until a question is decided with that
 * word; their ids stand behind them, with their answers, and those of tests nowhere, since a test's number tells
 * its function. Given back is which tests each function has.
 */
export function putLabelsBehind(part: SheetPart, desk: Desk): ToldBeside[] {
  return part.groups.flatMap((group) => {
    const lines = group.below.map((text) => ({ text, ...partLabel(labelOf(text), desk) }))
    const tests = lines.flatMap((line) => line.tests)
    group.below = lines
      .sort((one, other) => rankOf(one) - rankOf(other))
      .map((line) => putBehind(line, desk))
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

interface Line {
  text: Text
  tests: readonly string[]
  /** The ids that stand behind it. */
  shown: string
}

/** Tests, rules, and last what is built until a question is decided. */
function rankOf({ shown }: Line): number {
  return shown === '' ? 0 : kindOf(shown) === 'BR' ? 1 : 2
}

/** "BR-013, AC-041.2": the tests, and what stands behind the line. */
function partLabel(label: string, { words: { comma } }: Desk): Omit<Line, 'text'> {
  const all = label.split(comma)
  const tests = all.filter((id) => kindOf(id) === 'AC')
  return { tests, shown: all.filter((id) => !tests.includes(id)).join(comma) }
}

function putBehind({ text: line, shown }: Line, { words }: Desk): Text {
  if (labelOf(line) === '') return line
  const { open, close } = words.signs
  const [space, ...rest] = line.slice(1)
  const said = space === undefined || space.text.trim() !== '' ? line.slice(1) : rest
  if (shown === '') return said
  const { kinds } = words.rulesThere
  const text = [
    makeStrong(kindOf(shown) === 'BR' ? kinds.BR : kinds.asked),
    plain(words.space),
    ...said,
  ]
  const at = text.findIndex((piece, index) => {
    return piece.text === open && text[index + 1]?.kind !== 'mark'
  })
  const own = makeItem(shown)
  if (at < 0) return [...text, plain(open), own, plain(close)]
  return [...text.slice(0, at + 1), own, plain(words.semicolon), ...text.slice(at + 1)]
}
