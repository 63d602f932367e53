import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import {
  joined,
  line,
  makeStrong,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { tellLines } from './rules.ts'
import { type Teller, tellRow } from './tell.ts'

/** Section 9: each thing with its fields, how long it is kept, who sees it. */
export function recordBlocks(teller: Teller): Block[] {
  const { desk, text } = teller
  const { document, words, workedOut } = desk
  const { columns, parts, drafted } = words
  const rows = document.entities.map((thing) =>
    tellRow(teller, thing, [
      nameOf(teller, thing),
      joined(
        thing.fields.map((field) => fieldText(teller, field)),
        words.semicolon,
      ),
      text(thing.kept),
      text(thing.seen),
    ]),
  )
  const head = [
    ...[columns.id, columns.thing, columns.fields, drafted.kept, drafted.seenBy],
    drafted.source,
  ]
  const diagram = workedOut.kept ?? null
  return [
    ...table(parts.data, head, rows),
    ...(diagram === null ? [] : [{ kind: 'diagram' as const, title: parts.together, diagram }]),
  ]
}

function nameOf({ desk, text }: Teller, { name, notes: [what] }: Entity): Text {
  return [makeStrong(name), plain(what ? desk.words.colon : ''), ...text(what)]
}

/** "date of birth (may be rough)", "home ↗ Home". */
function fieldText(
  { desk, text }: Teller,
  { name, meaning, refersTo, many, assumed }: EntityField,
): Text {
  const sign = assumed === true ? desk.words.assumedSign : ''
  const to = refersTo === null ? '' : `→ ${refersTo}${many ? ` (${desk.words.several})` : ''}`
  const more = [...(to === '' ? [] : [[plain(to)]]), ...(meaning ? [text(meaning)] : [])]
  return [plain(name + sign), ...desk.bracketed(joined(more, desk.words.comma))]
}

/** Section 10: what each screen shows, to whom, and what it says when it cannot. */
export function screenTable(teller: Teller): Block[] {
  const { desk, text } = teller
  const { document, words } = desk
  const { columns, drafted } = words
  const state = (states: Entity | readonly { kind: string; text: string }[], kind: string) =>
    text(Array.isArray(states) ? states.find((each) => each.kind === kind)?.text : '')
  const rows = document.screens.map((screen) =>
    tellRow(teller, screen, [
      [makeStrong(screen.name)],
      [plain((screen.who ?? []).join(words.comma))],
      [...text(screen.content), ...desk.bracketed(desk.links(screen.requirements))],
      state(screen.states, 'empty'),
      state(screen.states, 'error'),
    ]),
  )
  const head = [
    ...[columns.id, columns.screen, columns.who, drafted.shows, columns.empty, columns.fails],
    drafted.source,
  ]
  return [
    ...document.experience.map((each) =>
      line(each.id, {
        text: [
          plain(words.experience[each.kind] + words.colon),
          ...text(each.text),
          ...checkBehind(teller, each.check),
        ],
        origin: teller.origin(each),
      }),
    ),
    ...table(words.headings.screens, head, rows),
  ]
}

function checkBehind({ desk, text }: Teller, check: string | undefined): Text {
  return check ? [plain(desk.words.drafted.checked), ...text(check)] : []
}

/** Section 11: what goes in and out, what is sent, what is paid. */
export function sendingBlocks(teller: Teller): Block[] {
  const { desk, text, origin } = teller
  const { document, words } = desk
  const { columns, parts, drafted } = words
  const messages = document.messages.map(
    (message): Row =>
      tellRow(teller, message, [
        [makeStrong(message.text)],
        text(message.trigger),
        [plain(message.recipient ?? '')],
        [plain(message.channel)],
        text(message.says),
      ]),
  )
  const head = [
    ...[columns.id, drafted.message, columns.when, columns.receiver, columns.channel],
    ...[columns.says, drafted.source],
  ]
  return [
    ...document.integrations.map(({ failure, ...each }) =>
      line(each.id, {
        text: text(each.text),
        origin: origin(each),
        meta: failure === null ? [] : [[plain(words.ifItFails(failure.text))]],
      }),
    ),
    ...part(parts.messages, table(parts.messages, head, messages)),
    ...part(parts.money, tellLines(teller, document.money ?? [])),
  ]
}
