import { HINTS_TEXT } from '#domain/hints/text-ja.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-ja.ts'
import { BOUNDARY_TEXT } from '#domain/requirements/boundaries/text-ja.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-ja.ts'
import { CONTRADICTION_TEXT } from '#domain/requirements/contradictions/text-ja.ts'
import { DEFAULT_TEXT } from '#domain/requirements/defaults/text-ja.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { JAPANESE_FRAMES } from '#domain/requirements/frames/japanese.ts'
import { GAP_TEXT } from '#domain/requirements/questions/text-ja.ts'
import { READINESS_TEXT } from '#domain/requirements/readiness/text-ja.ts'
import { BOUND_TEXT } from './bound.ts'
import { DOCUMENT_TEXT } from './document.ts'
import { WRITER_TEXT } from './writer.ts'

/** Everything a document says that is not the user's own words. */
export const DOCUMENT_WORDS: DocumentWords = {
  language: 'ja',
  questionnaire: QUESTIONNAIRE,
  writer: WRITER_TEXT,
  document: DOCUMENT_TEXT,
  boundaries: BOUNDARY_TEXT,
  contradictions: CONTRADICTION_TEXT,
  defaults: DEFAULT_TEXT,
  gaps: GAP_TEXT,
  bound: BOUND_TEXT,
  frames: () => JAPANESE_FRAMES,
  checks: CHECK_TEXT,
  readiness: READINESS_TEXT,
  hints: HINTS_TEXT,
}
