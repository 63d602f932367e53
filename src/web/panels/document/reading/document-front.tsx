import { useContext } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { languageName } from '#domain/requirements/rendering/language-name.ts'
import { writersLine } from '#domain/requirements/rendering/writers-line.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import { frontText as words } from '#web/text/document/front.ts'
import { LevelContext } from './level.ts'

const { facts } = DOCUMENT_TEXT

/** Title, what it is for, its figures, and how to read it. */
export function DocumentFront({ document }: { document: RequirementsDocument }) {
  const Title = `h${useContext(LevelContext)}` as 'h1'
  const writers = writersLine(document)
  return (
    <div className="document-front markdown">
      <Title>{document.title}</Title>
      {document.project.description ? <p>{document.project.description}</p> : null}
      <dl className="document-facts">
        {factsOf(document).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {writers === '' ? null : (
          <div className="document-writers">
            <dt>{facts.writers}</dt>
            <dd>{writers}</dd>
          </div>
        )}
      </dl>
      <p className="document-legend">
        {words.legendSource} <span className="document-unconfirmed">{words.unconfirmed}</span>{' '}
        {words.legendUnconfirmed} <span className="document-assumed">{words.assumed}</span>{' '}
        {words.legendAssumed} <span className="document-open">{words.open}</span> {words.legendOpen}
      </p>
    </div>
  )
}

function factsOf(document: RequirementsDocument): [string, string][] {
  const { project, coverage, openQuestions, language } = document
  const answered = coverage.filter(({ state }) => state !== 'unanswered').length
  const rows: [string, string | null][] = [
    [facts.version, String(document.version)],
    [facts.date, document.date],
    [facts.language, languageName(language, DOCUMENT_TEXT)],
    [facts.assignee, project.assignee],
    [facts.start, project.startDate],
    [facts.end, project.endDate],
    [facts.coverage, words.ofAll(answered, coverage.length)],
    [facts.requirements, String(requirementsOf(document).length)],
    [facts.open, String(openQuestions.length)],
  ]
  return rows.flatMap(([name, value]) => (value ? [[name, value]] : []))
}
