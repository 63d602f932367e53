import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import {
  line,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import { tellLines } from './rules.ts'
import type { Teller } from './tell.ts'

/** Section 4: who may what, role by role. */
export function peopleBlocks(teller: Teller): Block[] {
  const { desk, text, origin } = teller
  const { document, words } = desk
  const { drafted, columns, parts } = words
  const entries = (all: readonly string[]): Cell => ({
    kind: 'entries',
    entries: all.map((each) => text(capitalise(each))),
  })
  const rows = document.roles.map(
    (role): Row => ({
      id: role.id,
      cells: [
        makeTextCell([
          makeStrong(role.name),
          plain(role.who ? words.colon : ''),
          ...text(role.who),
          ...desk.bracketed(origin(role)),
        ]),
        entries(role.can),
        entries(role.mustNot),
      ],
      main: 0,
    }),
  )
  const outside = (document.outsiders ?? []).map((each) =>
    line(each.id, {
      text: [makeStrong(each.name), plain(each.reached ? words.colon : ''), ...text(each.reached)],
      origin: origin(each),
    }),
  )
  return [
    { kind: 'note', text: [plain(drafted.rights)] },
    ...table(words.headings.roles, [columns.id, columns.who, columns.may, drafted.mayNot], rows),
    ...part(parts.noAccess, outside),
  ]
}

/** Section 5: what is left out; what is in is the table of section 1. */
export function scopeBlocks(teller: Teller): Block[] {
  const { document, words } = teller.desk
  const out = document.nonGoals.map(({ reason, ...each }) => ({
    ...each,
    text: reason === null ? each.text : `${each.text}${words.colon}${reason}`,
  }))
  return [
    { kind: 'paragraph', text: [plain(words.scope.in + words.stop)] },
    ...part(words.parts.out, tellLines(teller, out)),
    ...part(words.parts.later, tellLines(teller, document.later)),
  ]
}

/** Section 6: the main story, the shorter ones, and what happens by the clock. */
export function storyBlocks(teller: Teller): Block[] {
  const { desk, text, origin } = teller
  const { document, words } = desk
  const stories = document.journeys.flatMap((journey): Block[] => [
    {
      kind: 'heading',
      ...{ anchor: journey.id, id: journey.id, text: journey.title, origin: origin(journey) },
    },
    {
      kind: 'list',
      ordered: true,
      entries: journey.steps.map(
        ({ text: step, requirements }): Text => [
          ...text(step),
          ...desk.bracketed(desk.links(requirements)),
        ],
      ),
    },
  ])
  const shorter = (document.sideJourneys ?? []).map(
    ({ title, steps, sources, items }): Block => ({
      kind: 'paragraph',
      text: [
        makeStrong(title + words.stop),
        plain(words.space),
        ...steps.flatMap((step) => text(step.text)),
        ...desk.bracketed(desk.links(items)),
        ...(items.length > 0 ? [] : desk.bracketed([plain(listQuestions(teller, sources))])),
      ],
    }),
  )
  return [
    ...stories,
    ...part(words.drafted.shorter, shorter),
    ...part(words.drafted.clock, clockTable(teller)),
  ]
}

function clockTable(teller: Teller): Block[] {
  const { document, words } = teller.desk
  const { drafted, columns } = words
  const rows = (document.moments ?? []).map(
    ({ when, text: then, items }): Row => ({
      id: null,
      cells: [
        makeTextCell([makeStrong(when)]),
        makeTextCell(teller.text(then)),
        makeTextCell(listQuestions(teller, items)),
      ],
    }),
  )
  return table(drafted.clock, [columns.when, drafted.happens, drafted.source], rows)
}

function listQuestions({ desk }: Teller, questions: readonly string[]): string {
  return questions.map((id) => desk.question(id)).join(desk.words.comma)
}
