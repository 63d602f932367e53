import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
import { type Bench, tidy } from '#domain/requirements/enrichment/applying/bench.ts'
import { suppose } from '#domain/requirements/enrichment/applying/suppose.ts'
import type { Correction } from '#domain/requirements/enrichment/decision-proposals.ts'
import { findTooLong } from '#domain/requirements/enrichment/find-form-fault.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { findForeignWords } from '#domain/requirements/enrichment/own-words.ts'
import { askReading, isAbout } from '#domain/requirements/enrichment/reviewing/ask-reading.ts'
import {
  findNewWay,
  listWays,
  nameWay,
} from '#domain/requirements/enrichment/reviewing/ways-told.ts'
import { findForbidding } from '#domain/requirements/enrichment/stages/judge-way.ts'
import { findRoles } from '#domain/requirements/enrichment/supplying/find-role.ts'
import { isApp } from '#domain/requirements/enrichment/supplying/judge-doer.ts'
import { sortedIds } from '#domain/requirements/writing/notebook.ts'
import type { Cited } from './correct-line.ts'

/**
 * Who goes a way is supposed with it; of a way that was read, by the words that are quoted: a row of stages ("asked -
 * confirmed - lifted") says that it goes there, and not who takes it. Undefined for any other correction.
 */
export function putGoers(
  { document }: Bench,
  { id, roles }: Correction,
  { quotes }: Pick<Cited, 'quotes'>,
): Fault | null | undefined {
  const going = listWays(document).get(id)
  if (going === undefined || roles.length === 0) return undefined
  const { table } = going
  const given = findGoers(document, roles)
  if ('rule' in given) return given
  // One that goes by itself and one by hand are two ways, and each is put for itself.
  const twins = table.transitions.filter((way) => nameWay(table.id, way) === id)
  const isThere = twins.length > 1 && twins.some(({ byTime }) => byTime === true)
  const [{ by }] = given
  const isByItself = by.length === 0
  const way = twins.find(({ byTime }) => (byTime === true) === isByItself) ?? going.way
  if (way.assumed !== true && quotes.length === 0) return undefined
  const found = isThere ? given.slice(0, 1) : given
  const { byTime: _, ...rest } = way
  table.transitions = table.transitions.flatMap((each) =>
    each === way ? found.map((goers) => ({ ...rest, ...goers })) : [each],
  )
  return null
}

type Goers = Pick<StageWay, 'byTime'> & { by: string[] }

/** The roles that go a way by hand, or that the app goes it by itself; both are two ways. */
function findGoers(
  { roles }: RequirementsDocument,
  named: readonly string[],
): readonly [Goers, ...Goers[]] | Fault {
  const byItself: Goers = { by: [], byTime: true }
  const hands = named.filter((name) => !isApp(name))
  if (hands.length === 0) return [byItself]
  const found = findRoles(roles, hands)
  if ('unknown' in found) return { rule: 'unknown-item', words: found.unknown, part: 'roles' }
  const byHand: Goers = { by: found.roles.map(({ id }) => id) }
  return hands.length < named.length ? [byHand, byItself] : [byHand]
}

/** A way that is missing: supposed, by whom the model names, where no rule forbids it; undefined for any other correction. */
export function addWay(
  bench: Bench,
  { id, roles, text }: Correction,
  { quotes, words, place }: Cited,
): Fault | null | undefined {
  const { document } = bench
  const going = findNewWay(document, id)
  if (going === undefined || roles.length === 0) return undefined
  const { table, from, to } = going
  const isNew = !table.states.includes(to)
  if (!isNew && text !== '') return undefined
  const part = 'corrected'
  if (isNew && text === '') return { rule: 'unknown-item', words: to, part }
  if (quotes.length === 0) return { rule: 'citation-missing', words: id, part }
  const wrong = isNew ? findStageFault(bench, { name: to, meaning: text }) : null
  if (wrong !== null) return { ...wrong, part }
  const found = findGoers(document, roles)
  if ('rule' in found) return found
  const ban = findForbidding(document, { from, to }, table.states)
  if (ban !== undefined) return { rule: 'denied', words: ban.id, says: ban.text, part }
  if (isNew) addStage(table, { stage: to, meaning: tidy(text) })
  const sources = sortedIds(quotes.map(({ question }) => question))
  table.transitions.push(...found.map((goers) => ({ from, to, assumed: true, ...goers, sources })))
  const says = words.enrichment.way(table.thing, from, to)
  suppose(bench, place, {
    ...{ text: says, quotes: [...quotes], item: table.id, settles: { from, to } },
  })
  return null
}

/** A stage that is missing has a name of few words of the answers, and words of its own for what it means. */
function findStageFault(
  { evidence }: Bench,
  { name, meaning }: { name: string; meaning: string },
): Fault | null {
  const { name: letters, letters: most } = LIMITS.stages
  const [foreign] = evidence.sameLanguage ? findForeignWords(name, evidence.told) : []
  if (foreign !== undefined) return { rule: 'words-added', words: foreign }
  return (
    findTooLong({ text: name, part: 'corrected' }, letters) ??
    findTooLong({ text: meaning, part: 'corrected' }, most) ??
    findInvented({ text: meaning, part: 'corrected' }, evidence.told)
  )
}

/** Nobody told it by name; nothing goes on from it unless somebody says so. */
function addStage(
  table: StatusTable,
  { stage, meaning }: { stage: string; meaning: string },
): void {
  table.states.push(stage)
  if (table.notes !== undefined) {
    table.notes = [...table.notes, { stage, meaning, assumed: true, added: true }]
  }
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
