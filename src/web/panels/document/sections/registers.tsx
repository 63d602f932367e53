import type { Change } from '#domain/requirements/document-registers.ts'
import { IdLinks, Items, Part } from '#web/panels/document/reading/item.tsx'
import { answerAnchor, questionName } from '#web/panels/document/reading/question-name.ts'
import { Table } from '#web/panels/document/reading/table.tsx'
import {
  changeWords,
  columnTitles,
  coverageStates,
  partTitles,
  readingText as words,
} from '#web/text/document/reading.ts'
import { versionsText } from '#web/text/document/versions.ts'
import type { SectionProps } from './section-props.ts'

/** Section 16. */
export function Glossary({ document: { glossary } }: SectionProps) {
  return (
    <Table
      head={[columnTitles.term, columnTitles.meaning, columnTitles.definedIn]}
      rows={glossary.map(({ term, meaning, item }) => ({
        id: term,
        cells: [<strong key="term">{term}</strong>, meaning, <IdLinks key="item" ids={[item]} />],
      }))}
    />
  )
}

/** Section 17. */
export function Coverage({ document: { coverage, unplaced, asides = [] } }: SectionProps) {
  return (
    <>
      <Table
        head={[columnTitles.question, columnTitles.state, columnTitles.items]}
        rows={coverage.map(({ question, title, state, items }) => ({
          id: question,
          cells: [
            `${questionName(question)} ${title}`,
            coverageStates[state],
            <IdLinks key="items" ids={items} />,
          ],
        }))}
      />
      <Part title={partTitles.unplaced} isThere={unplaced.length > 0}>
        <Items items={unplaced} />
      </Part>
      <Part title={partTitles.asides} isThere={asides.length > 0}>
        <Items items={asides} />
      </Part>
    </>
  )
}

/** Section 18. */
export function HandOff({ document: { handOff } }: SectionProps) {
  return (
    <>
      <Part title={partTitles.buildOrder} isThere={handOff.buildOrder.length > 0}>
        <ol className="document-steps">
          {handOff.buildOrder.map(({ title, items }) => (
            <li key={title}>
              <strong>{title}:</strong> <IdLinks ids={items} />
            </li>
          ))}
        </ol>
      </Part>
      <Part title={partTitles.prompt}>
        <pre className="document-verbatim">{handOff.starterPrompt}</pre>
      </Part>
    </>
  )
}

/** Appendix A: letter by letter. */
export function Answers({ document: { answers } }: SectionProps) {
  return answers.map(({ question, title, text }) => (
    <Part key={question} title={`${questionName(question)} ${title}`}>
      <pre id={answerAnchor(question)} className="document-verbatim scroll-mt-16">
        {text}
      </pre>
    </Part>
  ))
}

/** Appendix B. */
export function Changes({ document: { changeLog } }: SectionProps) {
  return changeLog.map(({ version, date, changes, restores }) => (
    <Part key={version} title={partTitles.version(version, date)}>
      {restores === undefined ? null : <p>{`${versionsText.restores(restores)}${words.stop}`}</p>}
      {changes.length > 0 ? (
        <ul className="document-items">
          {changes.map((change) => (
            <ChangeLine key={change.id} change={change} />
          ))}
        </ul>
      ) : (
        <p>{version === 1 ? words.firstVersion : words.nothingChanged}</p>
      )}
    </Part>
  ))
}

function ChangeLine({ change }: { change: Change }) {
  const { kind, id, before, after, marks, because } = change
  const reason = because.length === 0 ? '' : ` (${because.map(questionName).join(', ')})`
  return (
    <li className="document-item">
      <span className="document-id">{id}</span>{' '}
      {marks === undefined
        ? changeWords[kind]
        : versionsText.becomes(versionsText.marks[marks.before], versionsText.marks[marks.after])}
      {reason}:{' '}
      {kind === 'changed' && before !== after ? `“${before}” → “${after}”` : `“${after ?? before}”`}
    </li>
  )
}
