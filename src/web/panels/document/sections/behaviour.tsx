import { journeyDiagram, stagesDiagram } from '#domain/requirements/diagrams/diagram.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import { Picture } from '#web/panels/document/pictures/picture.tsx'
import { IdLinks, ItemId, Items, Origin, Part } from '#web/panels/document/reading/item.tsx'
import { Table } from '#web/panels/document/reading/table.tsx'
import { Words } from '#web/panels/document/reading/words.tsx'
import { columnTitles, partTitles, readingText as words } from '#web/text/document/reading.ts'
import type { SectionProps } from './section-props.ts'

/** Section 6. */
export function Journeys({ document: { journeys, roles } }: SectionProps) {
  return journeys.map((journey) => {
    const role = roles.find(({ id }) => id === journey.role)
    return (
      <Part key={journey.id} id={journey.id} title={journey.title}>
        <p className="document-note">
          {role === undefined ? null : `${words.role} ${role.name}${words.stop} `}
          <Origin of={journey} />
        </p>
        <Picture title={journey.title} diagram={journeyDiagram(journey, roles)} />
        <ol className="document-steps">
          {journey.steps.map(({ number, text, requirements }) => (
            <li key={number} value={number}>
              <Words id={`${journey.id}.${number}`} text={text} />{' '}
              {requirements.length === 0 ? null : <IdLinks ids={requirements} />}
            </li>
          ))}
        </ol>
      </Part>
    )
  })
}

/** Section 7. */
export function Requirements({ document: { features }, number }: SectionProps) {
  return features.map(({ title, requirements }, index) => {
    const place = `${number}.${index + 1}`
    return (
      <Part key={place} title={`${place} ${title}`}>
        {requirements.map((requirement) => (
          <Requirement key={requirement.id} requirement={requirement} />
        ))}
      </Part>
    )
  })
}

function Requirement({ requirement }: { requirement: FunctionalRequirement }) {
  const { id, text, priority, priorityStated, why, rules, entities, criteria } = requirement
  const { missing = [], quotes } = requirement
  return (
    <div id={id} className="document-requirement">
      <p className="document-statement">
        <ItemId id={id} />{' '}
        {missing.length === 0 ? (
          <Words id={id} text={text} />
        ) : (
          <strong>
            <Words id={id} text={text} />
          </strong>
        )}
      </p>
      {missing.length === 0 ? null : (
        <p className="document-note">{quotes.map((quote) => words.quoted(quote.text)).join(' ')}</p>
      )}
      <p className="document-note">
        {words.priorities[priority]}
        {priorityStated || priority === 'unsaid' ? '' : ` ${words.priorityAssumed}`}
        {words.stop}{' '}
        {missing.length === 0 ? null : (
          <>
            {words.missing} {missing.map((part) => words.missingParts[part]).join(words.semicolon)}
            {words.stop}{' '}
          </>
        )}
        {why === null ? null : `${words.why} ${why} `}
        {rules.length === 0 ? null : (
          <>
            {words.rules} <IdLinks ids={rules} />
            {words.stop}{' '}
          </>
        )}
        {entities.length === 0 ? null : (
          <>
            {words.data} <IdLinks ids={entities} />
            {words.stop}{' '}
          </>
        )}
        <Origin of={requirement} />
      </p>
      <ul className="document-criteria">
        {criteria.map((criterion) => (
          <Criterion key={criterion.id} criterion={criterion} />
        ))}
      </ul>
    </div>
  )
}

function Criterion({ criterion }: { criterion: AcceptanceCriterion }) {
  const { id, given, when, outcome, failure } = criterion
  return (
    <li id={id} className="document-item">
      <ItemId id={id} /> {failure ? <span className="document-label">{words.failure} </span> : null}
      {given === '' ? null : (
        <>
          <strong>{words.given}</strong> {given}
          {words.comma}{' '}
        </>
      )}
      <strong>{given === '' ? words.whenFirst : words.when}</strong> {when}
      {words.comma} <strong>{words.outcome}</strong> {outcome}
      {words.stop} <Origin of={criterion} />
    </li>
  )
}

/** Section 8. */
export function Rules({ document: { rules, statusTables } }: SectionProps) {
  return (
    <>
      <Items items={rules} />
      {statusTables.map((table) => (
        <Stages key={table.id} table={table} />
      ))}
    </>
  )
}

function Stages({ table }: { table: StatusTable }) {
  const { id, text, thing, states, transitions } = table
  const moves = states.flatMap((state) => {
    const next = transitions.filter(({ from }) => from === state).map(({ to }) => to)
    return next.length === 0 ? [] : [{ id: state, cells: [state, next.join(words.or)] }]
  })
  const title = partTitles.stagesOf(thing)
  return (
    <Part id={id} title={title}>
      <p>
        <Words id={id} text={text} /> <Origin of={table} />
      </p>
      <Picture title={title} diagram={stagesDiagram(table)} />
      <Table head={[columnTitles.from, columnTitles.to]} rows={moves} />
      {moves.length > 0 ? null : (
        <ul>
          {states.map((state) => (
            <li key={state}>{state}</li>
          ))}
        </ul>
      )}
    </Part>
  )
}
