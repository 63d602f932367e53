import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { PRIORITIES, type Role } from '#domain/requirements/document-items.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import {
  Below,
  IdLinks,
  Item,
  ItemId,
  Items,
  Origin,
  Part,
} from '#web/panels/document/reading/item.tsx'
import { Table } from '#web/panels/document/reading/table.tsx'
import { Words } from '#web/panels/document/reading/words.tsx'
import { columnTitles, partTitles, readingText as words } from '#web/text/document/reading.ts'
import type { SectionProps } from './section-props.ts'

/** Section 1. */
export function Summary({ document }: SectionProps) {
  return (
    <dl className="document-summary">
      {document.summary.map(({ label, text, items }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {text} {items.length === 0 ? null : <IdLinks ids={items} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Section 2. */
export function Problem({ document: { problem, today } }: SectionProps) {
  return (
    <>
      <Part title={partTitles.problem} isThere={problem.length > 0}>
        <Items items={problem} />
      </Part>
      <Part title={partTitles.today} isThere={today.length > 0}>
        <Items items={today} />
      </Part>
    </>
  )
}

/** Section 3. */
export function Goals({ document: { promise, success, counterMeasures } }: SectionProps) {
  return (
    <>
      <Part title={partTitles.promise} isThere={promise.length > 0}>
        <Items items={promise} />
      </Part>
      <Part title={partTitles.success} isThere={success.length > 0}>
        <Table
          head={[
            columnTitles.id,
            columnTitles.sign,
            columnTitles.target,
            columnTitles.due,
            columnTitles.source,
          ]}
          rows={success.map((entry) => ({
            id: entry.id,
            anchor: true,
            cells: [
              <ItemId key="id" id={entry.id} />,
              <Words key="text" id={entry.id} text={entry.text} />,
              entry.target ?? words.notSaid,
              entry.due,
              <Origin key="origin" of={entry} />,
            ],
          }))}
        />
      </Part>
      <Part title={partTitles.counterMeasures} isThere={counterMeasures.length > 0}>
        <Items items={counterMeasures} />
      </Part>
    </>
  )
}

/** Section 4. */
export function Roles({ document }: SectionProps) {
  const { outsiders = [] } = document
  return (
    <>
      <ul className="document-items">
        {document.roles.map((role) => (
          <RoleItem key={role.id} role={role} />
        ))}
      </ul>
      <Part title={partTitles.outsiders} isThere={outsiders.length > 0}>
        <ul className="document-items">
          {outsiders.map((person) => (
            <li key={person.id} id={person.id} className="document-item">
              <ItemId id={person.id} /> <strong>{person.name}</strong> <Origin of={person} />
            </li>
          ))}
        </ul>
      </Part>
      <Permissions document={document} />
    </>
  )
}

function RoleItem({ role }: { role: Role }) {
  return (
    <li id={role.id} className="document-item">
      <ItemId id={role.id} /> <strong>{role.name}</strong>{' '}
      {(role.also ?? []).length === 0 ? null : `${words.alsoCalled((role.also ?? []).join(', '))} `}
      <Origin of={role} />
      {role.can.length === 0 ? null : <Below label={words.may}>{listed(role.can)}</Below>}
      {role.mustNot.length === 0 ? null : (
        <Below label={words.mustNever}>{listed(role.mustNot)}</Below>
      )}
    </li>
  )
}

function listed(deeds: readonly string[]): string {
  return `${deeds.join(words.semicolon)}${words.stop}`
}

function Permissions({ document: { roles, permissions } }: { document: RequirementsDocument }) {
  const columns = roles.filter(({ id }) =>
    permissions.every(({ cells }) => cells.some(({ role }) => role === id)),
  )
  if (columns.length === 0 || permissions.length === 0) return null
  return (
    <Part title={partTitles.permissions}>
      <Table
        head={[columnTitles.id, columnTitles.action, ...columns.map(({ name }) => name)]}
        rows={permissions.map((row) => ({
          id: row.id,
          anchor: true,
          cells: [
            <ItemId key="id" id={row.id} />,
            <span key="action">
              {row.action} <Origin of={row} />
            </span>,
            ...columns.map(
              ({ id }) =>
                words[row.cells.find(({ role }) => role === id)?.permission ?? 'unstated'],
            ),
          ],
        }))}
      />
      <p className="document-note">{words.unstatedNote}</p>
    </Part>
  )
}

/** Section 5. A requirement is listed by its sentence and links to its place in section 7. */
export function Scope({ document }: SectionProps) {
  const requirements = requirementsOf(document)
  return (
    <>
      {PRIORITIES.map((priority) => {
        const listed = requirements.filter((entry) => entry.priority === priority)
        return (
          <Part key={priority} title={words.priorities[priority]} isThere={listed.length > 0}>
            <ul className="document-items">
              {listed.map(({ id, text }) => (
                <li key={id} className="document-item">
                  <a href={`#${id}`} className="document-id">
                    {id}
                  </a>{' '}
                  {text}
                </li>
              ))}
            </ul>
          </Part>
        )
      })}
      <Part title={partTitles.out} isThere={document.nonGoals.length > 0}>
        <ul className="document-items">
          {document.nonGoals.map((item) => (
            <Item key={item.id} item={item}>
              {item.reason === null ? null : <Below label={words.because}>{item.reason}</Below>}
            </Item>
          ))}
        </ul>
      </Part>
      <Part title={partTitles.later} isThere={document.later.length > 0}>
        <Items items={document.later} />
      </Part>
    </>
  )
}
