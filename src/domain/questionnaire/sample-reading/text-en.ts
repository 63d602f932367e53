import type { DocumentReading } from '#domain/requirements/write-document.ts'
import reading from './en.json' with { type: 'json' }

/** What the rules read of the sample's answers; a test keeps the file beside it as they are. */
export const SAMPLE_READING = reading as unknown as DocumentReading
