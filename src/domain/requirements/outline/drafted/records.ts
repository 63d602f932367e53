import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import { SUPPOSED, unsigned } from '#domain/requirements/drafting/supposed.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import {
  joined,
  line,
  list,
  makeStrong,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { tellLines } from './rules.ts'
import { ours, type Teller, tellRow } from './tell.ts'

/** Section 9: each thing with its fields, how long it is kept, who sees it. */
export function recordBlocks(teller: Teller): Block[] {
  const { document, words, workedOut } = teller.desk
  const diagram = workedOut.kept ?? null
  const title = words.parts.together
  return [
    ...document.entities.flatMap((thing) => tellThing(teller, thing)),
    ...(diagram === null ? [] : [{ kind: 'diagram' as const, title, diagram }]),
  ]
}

/** What it is, how long it is kept, who sees it, then its fields one by one. */
function tellThing(teller: Teller, thing: Entity): Block[] {
  const { desk, text, origin } = teller
  const { id, name, notes, fields, kept, seen } = thing
  const { colon, drafted } = desk.words
  const labelled = (label: string, told: string | undefined): Text[] =>
    told ? [[plain(label + colon), ...text(told)]] : []
  const [what] = notes
  return [
    line(id, {
      text: [makeStrong(name), plain(what ? colon : ''), ...text(what)],
      origin: origin(thing),
      meta: [...labelled(drafted.kept, kept), ...labelled(drafted.seenBy, seen)],
    }),
    ...list(fields.map((each) => fieldText(teller, each))),
  ]
}

/** "date of birth: may be rough", "home: → Home". */
function fieldText({ desk, text }: Teller, field: EntityField): Text {
  const { name, meaning, refersTo, many, assumed } = field
  const { several, comma, colon } = desk.words
  const to = refersTo === null ? '' : `→ ${refersTo}${many ? ` (${several})` : ''}`
  const said = joined([...(to === '' ? [] : [[plain(to)]]), text(meaning)], comma)
  const named = plain(assumed === true ? name + SUPPOSED : name)
  return said.length === 0 ? [named] : [named, plain(colon), ...said]
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
      [...ours(teller, screen.content), ...desk.bracketed(desk.links(screen.requirements))],
      state(screen.states, 'empty'),
      state(screen.states, 'error'),
    ]),
  )
  const head = [
    ...[
      columns.id,
      columns.screen,
      columns.who,
      drafted.shows + SUPPOSED,
      columns.empty + SUPPOSED,
      columns.fails + SUPPOSED,
    ],
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
  return check ? [plain(desk.words.drafted.checked), ...text(unsigned(check))] : []
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
        ours(teller, message.says),
      ]),
  )
  const head = [
    ...[columns.id, drafted.message, columns.when, columns.receiver, columns.channel],
    ...[columns.says + SUPPOSED, drafted.source],
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
