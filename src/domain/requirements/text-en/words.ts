import { HINTS_TEXT } from '#domain/hints/text-en.ts'
import { QUESTIONNAIRE } from '#domain/questionnaire/text-en.ts'
import { BOUNDARY_TEXT } from '#domain/requirements/boundaries/text-en.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { CONTRADICTION_TEXT } from '#domain/requirements/contradictions/text-en.ts'
import { DEFAULT_TEXT } from '#domain/requirements/defaults/text-en.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { makeEnglishFrames } from '#domain/requirements/frames/english.ts'
import { makeForeignFrames } from '#domain/requirements/frames/foreign.ts'
import { GAP_TEXT } from '#domain/requirements/questions/text-en.ts'
import { READINESS_TEXT } from '#domain/requirements/readiness/text-en.ts'
import { BOUND_TEXT } from './bound.ts'
import { DOCUMENT_TEXT } from './document.ts'
import { WRITER_TEXT } from './writer.ts'

/** Everything a document says that is not the user's own words. */
export const DOCUMENT_WORDS: DocumentWords = {
  language: 'en',
  questionnaire: QUESTIONNAIRE,
  writer: WRITER_TEXT,
  document: DOCUMENT_TEXT,
  boundaries: BOUNDARY_TEXT,
  contradictions: CONTRADICTION_TEXT,
  defaults: DEFAULT_TEXT,
  gaps: GAP_TEXT,
  bound: BOUND_TEXT,
  frames: (names, language) =>
    language === 'en' || language === 'und'
      ? makeEnglishFrames(names)
      : makeForeignFrames(makeEnglishFrames(names)),
  checks: CHECK_TEXT,
  readiness: READINESS_TEXT,
  hints: HINTS_TEXT,
}
