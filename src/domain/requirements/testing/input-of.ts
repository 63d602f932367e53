import { readAnswers } from '#domain/reading/read-answers.ts'
import { EMPTY_READING, renewReading } from '#domain/reading/renew-reading.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentInput, DocumentReading } from '#domain/requirements/write-document.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

/** The rules' reading of answers by question, as nobody has judged it yet. */
export function readingOf(answers: Readonly<Record<string, string>>): DocumentReading {
  const given = Object.entries(answers).map(([question, text]) => ({ question, text }))
  const { rows: proposed, unplaced } = readAnswers(given, loadTaggers())
  const { rows } = renewReading(EMPTY_READING, { proposed, by: 'rules', answers: given })
  return { rows, unplaced }
}

/** Rows are named by what they say: those of two readings are the same where they say the same. */
function namedReadingOf(answers: Readonly<Record<string, string>>): DocumentReading {
  const { rows, unplaced } = readingOf(answers)
  const counts = new Map<string, number>()
  const named = rows.map((row) => {
    const name = row.origin ?? row.id
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return { ...row, id: `${name} ${count}` }
  })
  return { rows: named, unplaced }
}

interface Project {
  title: string
  answers: Readonly<Record<string, string>>
}

/** What the engine writes a document from, where a title and these answers are all there is. */
export function inputOf({ title, answers }: Project, previous: RequirementsDocument | null = null) {
  return {
    project: { title, description: null, assignee: null, startDate: null, endDate: null },
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
    reading: namedReadingOf(answers),
    taggers: loadTaggers(),
    version: (previous?.version ?? 0) + 1,
    date: '2026-01-02',
    previous,
  } satisfies DocumentInput
}
