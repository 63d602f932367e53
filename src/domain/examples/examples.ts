import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { SAMPLE_READING } from '#domain/questionnaire/sample-reading/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { type DocumentReading, writeDocument } from '#domain/requirements/write-document.ts'
import { BAKERY } from './text-en/bakery.ts'
import { HEATING } from './text-en/heating.ts'
import { BAKERY_READING, HEATING_READING } from './text-en/readings.ts'

/** Finished projects of three trades, all of them made up. The first is the workshop's own sample. */
export const EXAMPLE_NAMES = ['studio', 'bakery', 'heating'] as const

export type ExampleName = (typeof EXAMPLE_NAMES)[number]

interface Example {
  title: string
  description: string
  answers: Readonly<Record<string, string>>
  reading: DocumentReading
}

const EXAMPLES: Readonly<Record<ExampleName, Example>> = {
  studio: { ...SAMPLE_PROJECT, reading: SAMPLE_READING },
  bakery: { ...BAKERY, reading: BAKERY_READING },
  heating: { ...HEATING, reading: HEATING_READING },
}

/** A day that never changes, so that the same sources always give the same page. */
const DATE = '2026-01-02'

/** What its founder was called by and wrote. */
export function getExampleProject(name: ExampleName): Omit<Example, 'reading'> {
  return EXAMPLES[name]
}

/** The example as the engine writes it, in the language of this build. */
export function writeExampleDocument(name: ExampleName): RequirementsDocument {
  const { title, description, answers, reading } = EXAMPLES[name]
  const input = {
    project: { title, description, assignee: null, startDate: null, endDate: null },
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
    reading,
    version: 1,
    date: DATE,
    previous: null,
  }
  return writeDocument(input, DOCUMENT_WORDS)
}
