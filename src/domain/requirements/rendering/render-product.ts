import { entityDiagram } from '#domain/requirements/diagrams/diagram.ts'
import { mermaid } from '#domain/requirements/diagrams/mermaid.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  Entity,
  EntityField,
  ExperienceKind,
  FailureLine,
  Screen,
  ScreenState,
} from '#domain/requirements/document-items.ts'
import { itemLine, origin } from './item-line.ts'
import { blocks, bullets, inline, table } from './markdown.ts'
import { titled } from './render-purpose.ts'

/** Section 9. */
export function renderData(document: RequirementsDocument): string {
  const names = new Map([...document.roles, ...document.entities].map(({ id, name }) => [id, name]))
  return blocks(
    ...document.entities.map((entity) => renderEntity(entity, names)),
    titled('How it belongs together', mermaid(entityDiagram(document))),
    titled('For all information', bullets(document.dataRules.map(itemLine))),
  )
}

const COLUMNS: readonly { title: string; of: (field: EntityField) => string | null }[] = [
  { title: 'Meaning', of: ({ meaning }) => meaning },
  { title: 'Required', of: ({ required }) => (required === null ? null : required ? 'yes' : 'no') },
  { title: 'Example', of: ({ example }) => example },
  { title: 'Rule', of: ({ rule }) => rule },
]

function renderEntity(entity: Entity, names: ReadonlyMap<string, string>): string {
  const pointer = {
    title: 'Points to',
    of: ({ refersTo }: EntityField) =>
      refersTo === null ? null : `${names.get(refersTo) ?? ''} (${refersTo})`,
  }
  const columns = [...COLUMNS, pointer].filter(({ of }) =>
    entity.fields.some((field) => of(field) !== null),
  )
  const fields = table(
    ['Field', ...columns.map(({ title }) => title)],
    entity.fields.map((field) => [
      inline(field.name),
      ...columns.map(({ of }) => inline(of(field) ?? '')),
    ]),
  )
  return titled(
    `${entity.id} ${inline(entity.name)}`,
    origin(entity),
    fields,
    bullets(entity.notes.map(inline)),
  )
}

const STATES: Record<ScreenState['kind'], string> = {
  empty: 'Nothing to show',
  loading: 'Loading',
  error: 'Something failed',
}

const EXPERIENCE: Record<ExperienceKind, string> = {
  device: 'Devices',
  language: 'Languages',
  accessibility: 'Accessibility',
  style: 'Look and feel',
}

/** Section 10. The states that all screens share are told once. */
export function renderScreens({ screens, experience }: RequirementsDocument): string {
  const shared = (screens[0]?.states ?? []).filter((state) =>
    screens.every(({ states }) =>
      states.some((other) => other.kind === state.kind && other.text === state.text),
    ),
  )
  return blocks(
    ...screens.map((screen) => renderScreen(screen, shared)),
    titled('Every screen', bullets(shared.map(stateLine))),
    titled(
      'Devices, languages, accessibility and style',
      bullets(experience.map((note) => `${EXPERIENCE[note.kind]}: ${itemLine(note)}`)),
    ),
  )
}

function renderScreen(screen: Screen, shared: readonly ScreenState[]): string {
  const own = screen.states.filter((state) => !shared.some((other) => other.kind === state.kind))
  const repeats = screen.content === `${screen.name}.`
  const shown = repeats ? origin(screen) : `Shows: ${inline(screen.content)} ${origin(screen)}`
  const used =
    screen.requirements.length === 0 ? [] : [`Used for: ${screen.requirements.join(', ')}.`]
  return titled(
    `${screen.id} ${inline(screen.name)}`,
    bullets([shown, ...used, ...own.map(stateLine)]),
  )
}

function stateLine(state: ScreenState): string {
  return `${STATES[state.kind]}: ${inline(state.text)} ${origin(state)}`
}

/** Section 11. */
export function renderConnections({ integrations, messages }: RequirementsDocument): string {
  const told = messages.map((message) => {
    const to = message.recipient === null ? '' : ` To: ${inline(message.recipient)}.`
    return `${itemLine(message)}${to}${failureLine(message.failure)}`
  })
  return blocks(
    titled(
      'Integrations',
      bullets(integrations.map((entry) => itemLine(entry) + failureLine(entry.failure))),
    ),
    titled('Messages', bullets(told)),
  )
}

function failureLine(failure: FailureLine | null): string {
  return failure === null ? '' : `\n  - If it fails: ${inline(failure.text)} ${origin(failure)}`
}
