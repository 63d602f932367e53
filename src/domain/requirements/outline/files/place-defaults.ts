import { findProperNames } from '#domain/language/names/find-proper-names.ts'
import type { OpenQuestion, ToldLine } from '#domain/requirements/document-registers.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listToldFirst } from '#domain/requirements/outline/first/list-decisions.ts'
import type { DefaultLine, ToldDefaults } from '#domain/requirements/outline/open/told-defaults.ts'
import { plain } from '#domain/requirements/outline/pieces.ts'
import { leadTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { createPlacing } from './find-place.ts'
import { tellsDefault } from './tell-default.ts'

/**
 * What holds until a question is decided, where it is built: with a line of section 7 that tells it, or as a
 * line of its own, with its question, below the requirement that it is about. What comes first is told on the
 * first page, and what has no place in section 15.
 */
export function placeDefaults(desk: Desk): ToldDefaults {
  const first = listToldFirst(desk)
  const placeOf = createPlacing(desk)
  const names = listOwnNames(desk)
  const below = new Map<string, DefaultLine[]>()
  const within = new Map<string, string>()
  const apart = new Set<string>()
  for (const entry of desk.document.openQuestions) {
    if (first.has(entry.id) || entry.suggestedDefault === null) continue
    const lines = linesOf(desk, entry)
    const telling = lines.find(
      (line) => !isAsked(line) && tellsDefault(line.text, entry.suggestedDefault ?? ''),
    )
    if (telling !== undefined) {
      within.set(entry.id, telling.text)
      continue
    }
    const own = lines.find(isAsked)
    const at = placeOf(entry, (own ?? lines[0])?.at)
    if (at === null && own !== undefined) apart.add(entry.id)
    const text = own?.text ?? tellAlone(desk, entry)
    if (at === null) continue
    const line = { id: entry.id, text: lineText(desk, entry, { text, names }) }
    below.set(at.id, [...(below.get(at.id) ?? []), line])
  }
  const lines = [...below.values()].flat().map(({ id }) => id)
  return { below, within, apart, told: new Set([...lines, ...within.keys()]) }
}

/** The lines of capabilities that name a question. */
function linesOf({ document }: Desk, { id }: OpenQuestion): ToldLine[] {
  const lines = (document.capabilities ?? []).flatMap((each) => each.lines)
  return lines.filter(({ items }) => items.includes(id))
}

/** Whether a line tells nothing that is built or tested. */
function isAsked({ items }: ToldLine): boolean {
  return !items.some((id) => BUILT.has(kindOf(id)))
}

const BUILT: ReadonlySet<string> = new Set(['FR', 'AC'])

/** What is built, behind its question. */
function tellAlone({ words, actors, founder }: Desk, { suggestedDefault }: OpenQuestion): string {
  return words.namingPeople(words.writePlainly(suggestedDefault ?? ''), actors, founder)
}

/** The names that stay large, also where they begin what is built. */
function listOwnNames({ document, workedOut }: Desk): Set<string> {
  const proper = findProperNames(document.answers.map(({ text }) => text))
  return new Set([...(workedOut.people ?? []), ...proper])
}

/** "Nobody comes? (Q12, Q13) Until you decide†: it is free again after 10 minutes." */
function lineText(
  desk: Desk,
  entry: OpenQuestion,
  { text, names }: { text: string; names: ReadonlySet<string> },
): Text {
  const { words, bracketed } = desk
  const origin = desk.origin({ sources: entry.sources, mark: 'stated', quotes: entry.quotes })
  const until = words.space + leadTextOf(words).until
  return [
    ...desk.said(entry),
    ...bracketed(origin),
    plain(until + lowerFirst(bare(text), names) + words.stop),
  ]
}
