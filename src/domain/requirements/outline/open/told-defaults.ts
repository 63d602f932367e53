import type { Text } from '#domain/requirements/outline/blocks.ts'

/** A question's default as a line of section 7. */
export interface DefaultLine {
  /** The question. */
  id: string
  text: Text
}

/** Where a file builds what holds until a question is decided. */
export interface ToldDefaults {
  /** The lines that stand below a requirement, by its id. */
  below: ReadonlyMap<string, readonly DefaultLine[]>
  /** The words of the line that tells a default with what is built or tested, by the question. */
  within: ReadonlyMap<string, string>
  /** All questions of which it is told so. */
  told: ReadonlySet<string>
  /** Those that a line names which they are not about. */
  apart: ReadonlySet<string>
}

/** Of the screen, where section 15 has all. */
export const NO_DEFAULTS: ToldDefaults = {
  below: new Map(),
  within: new Map(),
  told: new Set(),
  apart: new Set(),
}
