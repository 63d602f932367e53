import type { Unit } from '#domain/language/units.ts'
import type { Cast } from '#domain/reading/english/cast.ts'

/** The role that the innermost heading above a unit names. */
export function roleOfHeadings({ headings }: Unit, cast: Cast): string | null {
  const named = headings.map(({ text }) => cast.named(text.replace(/\([^)]*\)/g, '').trim()))
  return named.filter((name) => name !== null).at(-1) ?? null
}
