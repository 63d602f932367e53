import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { Journey } from '#domain/requirements/document-journeys.ts'
import type { SideJourney } from '#domain/requirements/document-people.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import {
  fold,
  line,
  makeItem,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { featureTable } from './feature-table.ts'
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
    ...(desk.isFile ? [] : fold('rights', drafted.whoMay, rightsTable(teller))),
    ...part(parts.noAccess, outside),
  ]
}

/** Each function with a column for each role: what its limit is, or that there is none. */
export function rightsTable({ desk }: Teller): Block[] {
  const { document, words } = desk
  const roles = document.roles.map(({ name }) => name)
  const rows = listRequirements(document)
    .filter(({ doers = [] }) => doers.length > 0)
    .map(({ id, title = '', doers = [] }): Row => {
      const cells = roles.map((role) => {
        const own = doers.find(
          (each) => each === role || new RegExp(`^${escapePattern(role)}\\s*[(（]`, 'u').test(each),
        )
        const limit = /[(（](.*)[)）]$/u.exec(own ?? '')?.[1]
        return makeTextCell(own === undefined ? '' : (limit ?? words.drafted.may))
      })
      return { id: null, cells: [makeTextCell([makeItem(id), plain(` ${title}`)]), ...cells] }
    })
  return table(words.drafted.whoMay, [words.drafted.deed, ...roles], rows)
}

/** Section 5: what is left out; what is in is the table of section 1. */
export function scopeBlocks(teller: Teller): Block[] {
  const { document, words } = teller.desk
  const out = document.nonGoals.map(({ reason, ...each }) => ({
    ...each,
    text: reason === null ? each.text : `${bare(each.text)}${words.colon}${reason}`,
  }))
  return [
    ...featureTable(teller),
    ...part(words.parts.out, tellLines(teller, out)),
    ...part(words.parts.later, tellLines(teller, document.later)),
  ]
}

/** Section 6: the main story, the shorter ones, and what happens by the clock. */
export function storyBlocks(teller: Teller): Block[] {
  const { document, words } = teller.desk
  const { drafted, columns } = words
  const shorter = (document.sideJourneys ?? []).map((each) => tellAside(teller, each))
  const head = [columns.when, drafted.happens, drafted.source]
  return [
    ...document.journeys.flatMap((each) => tellStory(teller, each)),
    ...part(drafted.shorter, shorter),
    ...part(drafted.clock, table(drafted.clock, head, listMoments(teller))),
  ]
}

function tellStory({ desk, text, origin }: Teller, journey: Journey): Block[] {
  const { id, title, steps } = journey
  const entries = steps.map(
    ({ text: step, requirements }): Text => [
      ...text(step),
      ...desk.bracketed(desk.links(requirements)),
    ],
  )
  return [
    { kind: 'heading', anchor: id, id, text: title, origin: origin(journey) },
    { kind: 'list', ordered: true, entries },
  ]
}

function tellAside(teller: Teller, { title, steps, sources, items }: SideJourney): Block {
  const { desk, text } = teller
  const from: Text = items.length > 0 ? desk.links(items) : [plain(listQuestions(teller, sources))]
  return {
    kind: 'paragraph',
    text: [
      makeStrong(title + desk.words.stop),
      plain(desk.words.space),
      ...steps.flatMap((step) => text(step.text)),
      ...desk.bracketed(from),
    ],
  }
}

function listMoments(teller: Teller): Row[] {
  return (teller.desk.document.moments ?? []).map(({ when, text: then, items }) => ({
    id: null,
    cells: [
      makeTextCell([makeStrong(when)]),
      makeTextCell(teller.text(then)),
      makeTextCell(listQuestions(teller, items)),
    ],
  }))
}

function listQuestions({ desk }: Teller, questions: readonly string[]): string {
  return questions.map((id) => desk.question(id)).join(desk.words.comma)
}
