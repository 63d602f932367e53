import type { HintText } from '#domain/hints/find-instant-hints.ts'
import type { Language } from '#domain/language.ts'
import type { QuestionnaireText } from '#domain/questionnaire/questionnaire-text.ts'
import type { ReadinessText } from '#domain/requirements/readiness/text-en.ts'
import type { Wording } from '#domain/wording.ts'
import type { BoundaryWords } from './boundaries/text-en.ts'
import type { CheckText } from './checks/text-check.ts'
import type { ContradictionText } from './contradictions/text-en.ts'
import type { DefaultText } from './defaults/text-en.ts'
import type { Frames } from './frames/frames.ts'
import type { GapText } from './questions/text-en.ts'
import type { BOUND_TEXT } from './text-en/bound.ts'
import type { DocumentText } from './text-en/document.ts'
import type { WriterText } from './text-en/writer.ts'

/** Everything a document says that is not the user's own words, in one language. */
export interface DocumentWords {
  language: Language
  questionnaire: QuestionnaireText
  writer: WriterText
  document: DocumentText
  /** The questions on the very edge of a limit. */
  boundaries: BoundaryWords
  /** The questions about what nobody said. */
  /** What holds until something undecided is decided. */
  defaults: DefaultText
  gaps: GapText
  /** The questions about two quotes that do not agree. */
  contradictions: ContradictionText
  bound: Wording<typeof BOUND_TEXT>
  /**
   * The sentences of the document's items. `names` are words that keep their capital letter,
   * `language` is that of the answers.
   */
  frames: (names: ReadonlySet<string>, language: string) => Frames
  checks: CheckText
  readiness: ReadinessText
  /** What a thin answer still asks for. */
  hints: HintText
}
