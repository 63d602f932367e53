import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentInput } from '#domain/requirements/write-document.ts'

interface Project {
  title: string
  answers: Readonly<Record<string, string>>
}

/** What the engine writes a document from, where a title and these answers are all there is. */
export function inputOf({ title, answers }: Project, previous: RequirementsDocument | null = null) {
  return {
    project: { title, description: null, assignee: null, startDate: null, endDate: null },
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
    version: (previous?.version ?? 0) + 1,
    date: '2026-01-02',
    previous,
  } satisfies DocumentInput
}
