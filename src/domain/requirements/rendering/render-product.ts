import { entityDiagram } from '#domain/requirements/diagrams/diagram.ts'
import { mermaid } from '#domain/requirements/diagrams/mermaid.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  Entity,
  EntityField,
  FailureLine,
  Screen,
  ScreenState,
} from '#domain/requirements/document-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline, table } from './markdown.ts'
import { titled } from './render-purpose.ts'

/** Section 9. */
export function renderData(document: RequirementsDocument, words: DocumentText): string {
  const names = new Map([...document.roles, ...document.entities].map(({ id, name }) => [id, name]))
  return blocks(
    ...document.entities.map((entity) => renderEntity(entity, names, words)),
    titled(words.together, mermaid(entityDiagram(document))),
    titled(words.allInformation, bullets(document.dataRules.map((item) => itemLine(item, words)))),
  )
}

function columnsIn(
  { fields, yes, no }: DocumentText,
  names: ReadonlyMap<string, string>,
): { title: string; of: (field: EntityField) => string | null }[] {
  return [
    { title: fields.meaning, of: ({ meaning }) => meaning },
    {
      title: fields.required,
      of: ({ required }) => (required === null ? null : required ? yes : no),
    },
    { title: fields.example, of: ({ example }) => example },
    { title: fields.rule, of: ({ rule }) => rule },
    {
      title: fields.pointsTo,
      of: ({ refersTo }) =>
        refersTo === null ? null : `${names.get(refersTo) ?? ''} (${refersTo})`,
    },
  ]
}

function renderEntity(
  entity: Entity,
  names: ReadonlyMap<string, string>,
  words: DocumentText,
): string {
  const columns = columnsIn(words, names).filter(({ of }) =>
    entity.fields.some((field) => of(field) !== null),
  )
  const fields = table(
    [words.fields.field, ...columns.map(({ title }) => title)],
    entity.fields.map((field) => [
      inline(field.name),
      ...columns.map(({ of }) => inline(of(field) ?? '')),
    ]),
  )
  return titled(
    `${entity.id} ${inline(entity.name)}`,
    origin(entity, words),
    fields,
    bullets(entity.notes.map(inline)),
  )
}

/** Section 10. The states that all screens share are told once. */
export function renderScreens(
  { screens, experience }: RequirementsDocument,
  words: DocumentText,
): string {
  const shared = (screens[0]?.states ?? []).filter((state) =>
    screens.every(({ states }) =>
      states.some((other) => other.kind === state.kind && other.text === state.text),
    ),
  )
  return blocks(
    ...screens.map((screen) => renderScreen(screen, shared, words)),
    titled(words.everyScreen, bullets(shared.map((state) => stateLine(state, words)))),
    titled(
      words.experienceTitle,
      bullets(
        experience.map(
          (note) => `${words.experience[note.kind]}${words.colon}${itemLine(note, words)}`,
        ),
      ),
    ),
  )
}

function renderScreen(screen: Screen, shared: readonly ScreenState[], words: DocumentText): string {
  const own = screen.states.filter((state) => !shared.some((other) => other.kind === state.kind))
  const repeats = screen.content.replace(/[.。]$/, '') === screen.name
  const shown = repeats
    ? origin(screen, words)
    : `${words.shows}${words.colon}${inline(screen.content)} ${origin(screen, words)}`
  const used =
    screen.requirements.length === 0
      ? []
      : [`${words.usedFor}${words.colon}${screen.requirements.join(', ')}${words.stop}`]
  return titled(
    `${screen.id} ${inline(screen.name)}`,
    bullets([shown, ...used, ...own.map((state) => stateLine(state, words))]),
  )
}

function stateLine(state: ScreenState, words: DocumentText): string {
  return `${words.states[state.kind]}${words.colon}${inline(state.text)} ${origin(state, words)}`
}

/** Section 11. */
export function renderConnections(
  { integrations, messages }: RequirementsDocument,
  words: DocumentText,
): string {
  const told = messages.map((message) => {
    const to =
      message.recipient === null
        ? ''
        : ` ${words.recipient}${words.colon}${inline(message.recipient)}${words.stop}`
    return `${itemLine(message, words)}${to}${failureLine(message.failure, words)}`
  })
  return blocks(
    titled(
      words.integrations,
      bullets(
        integrations.map((entry) => itemLine(entry, words) + failureLine(entry.failure, words)),
      ),
    ),
    titled(words.messages, bullets(told)),
  )
}

function failureLine(failure: FailureLine | null, words: DocumentText): string {
  return failure === null
    ? ''
    : `\n  - ${words.ifItFails}${words.colon}${inline(failure.text)} ${origin(failure, words)}`
}
