import { entityDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type {
  Entity,
  EntityField,
  FailureLine,
  Screen,
  ScreenState,
} from '#domain/requirements/document-items.ts'
import { Picture } from '#web/panels/document/pictures/picture.tsx'
import { Below, IdLinks, Item, Items, Origin, Part } from '#web/panels/document/reading/item.tsx'
import { Table } from '#web/panels/document/reading/table.tsx'
import {
  columnTitles,
  experienceTitles,
  partTitles,
  stateTitles,
  readingText as words,
} from '#web/text/document/reading.ts'
import type { SectionProps } from './section-props.ts'

/** Section 9. */
export function Data({ document }: SectionProps) {
  const diagram = entityDiagram(document)
  return (
    <>
      <Part title={partTitles.together} isThere={diagram !== null}>
        <Picture title={partTitles.together} diagram={diagram} />
      </Part>
      {document.entities.map((entity) => (
        <EntityPart key={entity.id} entity={entity} />
      ))}
      <Part title={partTitles.allData} isThere={document.dataRules.length > 0}>
        <Items items={document.dataRules} />
      </Part>
    </>
  )
}

const COLUMNS: readonly { title: string; of: (field: EntityField) => string | null }[] = [
  { title: columnTitles.meaning, of: ({ meaning }) => meaning },
  {
    title: columnTitles.required,
    of: ({ required }) => (required === null ? null : required ? words.yes : words.no),
  },
  { title: columnTitles.example, of: ({ example }) => example },
  { title: columnTitles.rule, of: ({ rule }) => rule },
]

function EntityPart({ entity }: { entity: Entity }) {
  const { id, name, fields, notes } = entity
  const columns = COLUMNS.filter(({ of }) => fields.some((field) => of(field) !== null))
  const points = fields.some(({ refersTo }) => refersTo !== null)
  const head = [columnTitles.field, ...columns.map(({ title }) => title)]
  return (
    <Part id={id} title={name}>
      <p className="document-note">
        <Origin of={entity} />
      </p>
      <Table
        head={points ? [...head, columnTitles.pointsTo] : head}
        rows={fields.map((field) => ({
          id: field.name,
          cells: [
            field.name,
            ...columns.map(({ of }) => of(field) ?? ''),
            ...(points ? [field.refersTo && <IdLinks key="to" ids={[field.refersTo]} />] : []),
          ],
        }))}
      />
      {notes.length === 0 ? null : (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Part>
  )
}

/** Section 10. The states that all screens share are told once. */
export function Screens({ document: { screens, experience } }: SectionProps) {
  const shared = (screens[0]?.states ?? []).filter((state) =>
    screens.every(({ states }) =>
      states.some((other) => other.kind === state.kind && other.text === state.text),
    ),
  )
  return (
    <>
      {screens.map((screen) => (
        <ScreenPart key={screen.id} screen={screen} shared={shared} />
      ))}
      <Part title={partTitles.everyScreen} isThere={shared.length > 0}>
        <StateLines states={shared} />
      </Part>
      <Part title={partTitles.experience} isThere={experience.length > 0}>
        <ul className="document-items">
          {experience.map((note) => (
            <Item key={note.id} item={note} label={experienceTitles[note.kind]} />
          ))}
        </ul>
      </Part>
    </>
  )
}

interface ScreenPartProps {
  screen: Screen
  shared: readonly ScreenState[]
}

function ScreenPart({ screen, shared }: ScreenPartProps) {
  const own = screen.states.filter((state) => !shared.some((other) => other.kind === state.kind))
  return (
    <Part id={screen.id} title={screen.name}>
      <p>
        {screen.content === `${screen.name}.` ? null : `${words.shows} ${screen.content} `}
        <Origin of={screen} />
      </p>
      {screen.requirements.length === 0 ? null : (
        <Below label={words.usedFor}>
          <IdLinks ids={screen.requirements} />
        </Below>
      )}
      <StateLines states={own} />
    </Part>
  )
}

function StateLines({ states }: { states: readonly ScreenState[] }) {
  if (states.length === 0) return null
  return (
    <ul>
      {states.map((state) => (
        <li key={state.kind}>
          <span className="document-label">{stateTitles[state.kind]}</span> {state.text}{' '}
          <Origin of={state} />
        </li>
      ))}
    </ul>
  )
}

/** Section 11. */
export function Connections({ document: { integrations, messages } }: SectionProps) {
  return (
    <>
      <Part title={partTitles.integrations} isThere={integrations.length > 0}>
        <ul className="document-items">
          {integrations.map((entry) => (
            <Item key={entry.id} item={entry}>
              <Failure line={entry.failure} />
            </Item>
          ))}
        </ul>
      </Part>
      <Part title={partTitles.messages} isThere={messages.length > 0}>
        <ul className="document-items">
          {messages.map((message) => (
            <Item key={message.id} item={message}>
              {message.recipient === null ? null : (
                <Below label={words.to}>{`${message.recipient}${words.stop}`}</Below>
              )}
              <Failure line={message.failure} />
            </Item>
          ))}
        </ul>
      </Part>
    </>
  )
}

function Failure({ line }: { line: FailureLine | null }) {
  if (line === null) return null
  return (
    <Below label={words.ifItFails}>
      {line.text} <Origin of={line} />
    </Below>
  )
}
