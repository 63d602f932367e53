import type { Bench } from '#domain/requirements/enrichment/applying/bench.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { askReading, isAbout } from '#domain/requirements/enrichment/reviewing/ask-reading.ts'
import { listWays } from '#domain/requirements/enrichment/reviewing/ways-told.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import type { Cited } from './correct-line.ts'

/** Who goes a way that is only supposed is supposed with it; undefined for any other correction. */
export function putGoers({ document }: Bench, { id, roles }: Correction): Fault | null | undefined {
  const way = listWays(document).get(id)?.way
  if (way === undefined || way.assumed !== true || roles.length === 0) return undefined
  const found = findRoles(document.roles, roles)
  if ('unknown' in found) return { rule: 'unknown-item', words: found.unknown, part: 'roles' }
  way.by = found.roles.map((role) => role.id)
  return null
}

/**
 * Asks which holds of a way between stages that was read and of what the quoted words tell instead: what leads
 * nowhere any more is not taken away without a word. A supposed way is taken back, and asked by nobody.
 */
export function correctWay(
  { document }: Bench,
  { correction, instead }: { correction: Correction; instead: string },
  { quotes, words }: Cited,
): Fault | null {
  const { id, roles } = correction
  const part = 'corrected'
  const going = listWays(document).get(id)
  if (going === undefined) return { rule: 'unknown-item', words: id, part }
  const { table, way } = going
  const line = words.enrichment.way(table.thing, way.from, way.to)
  if (way.assumed === true || !isAbout(`${way.from} ${way.to}`, quotes)) {
    return { rule: 'told', words: id, part }
  }
  if (roles.length > 0 || instead === '') return { rule: 'shape', form: 'empty', words: id, part }
  const asked = document.contradictions?.some(({ text }) => text.includes(line)) === true
  if (asked) return { rule: 'repeated', words: id, part }
  askReading(document, { item: table, line, instead, quotes, doers: 'same' }, words)
  return null
}
