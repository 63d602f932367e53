import type { DocumentReading } from '#domain/requirements/write-document.ts'
import bakery from './bakery.json' with { type: 'json' }
import heating from './heating.json' with { type: 'json' }

/** What the rules read of the examples' answers; a test keeps the files beside it as they are. */
export const BAKERY_READING = bakery as unknown as DocumentReading
export const HEATING_READING = heating as unknown as DocumentReading
