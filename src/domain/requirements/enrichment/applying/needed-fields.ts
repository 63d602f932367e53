import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Entity, EntityField } from '#domain/requirements/document-items.ts'
import { readCitations } from '#domain/requirements/enrichment/citations.ts'
import { findInvented } from '#domain/requirements/enrichment/find-invented.ts'
import { findUntoldWords } from '#domain/requirements/enrichment/find-untold-words.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { FieldProposal } from '#domain/requirements/enrichment/proposals.ts'
import { findLeftOut, speaksOf } from '#domain/requirements/enrichment/supplying/draft-says.ts'
import { findHarm } from '#domain/requirements/enrichment/supplying/judge-thing.ts'
import {
  kindOf,
  listContents,
  listCriteria,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'
import { type Bench, EMPTY, tidy } from './bench.ts'

/** What may need a field: what is done, decided, sent, tested or asked. */
const NEEDING = new Set(['FR', 'BR', 'MSG', 'AC', 'OQ', 'CT'])

/** The lines of the draft that a field is needed for, each by its id; none where nothing is named. */
export function listNeeding(
  document: RequirementsDocument,
  { needs = [] }: Pick<FieldProposal, 'needs'>,
): string[] {
  const ids = new Set(needs.map(tidy).filter((id) => NEEDING.has(kindOf(id))))
  const tests = listRequirements(document)
    .filter(({ id }) => ids.has(id))
    .flatMap(listCriteria)
  const sent = document.messages.filter(({ id }) => ids.has(id)).map(({ channel }) => channel)
  const lines = listContents(document).filter(({ item }) => ids.has(item.id))
  return lines.length === 0 ? [] : [...[...lines, ...tests].map(({ content }) => content), ...sent]
}

interface Needed {
  name: string
  details: Partial<Pick<EntityField, 'meaning' | 'rule' | 'example'>>
  /** What the lines say that need it. */
  lines: readonly string[]
}

/**
 * A field that no answer names and lines of the draft need, Assumed: each word of its name stands in
 * them in some form, or says what kind of value it is ("cancelled at", "who marked it"). What else is
 * said of it is kept where all of it stands there.
 */
export function judgeNeeded(
  { document, evidence }: Bench,
  entity: Entity,
  { name, details, lines, cites }: Needed & Pick<FieldProposal, 'cites'>,
): EntityField | { refused: Fault } {
  const known = entity.fields.find((field) => isSaidBy(field, name))
  if (known !== undefined) return { refused: { rule: 'repeated', words: known.name, part: 'name' } }
  const out = findLeftOut(document, name)
  if (out !== null) return { refused: { rule: 'left-out', words: out, part: 'name' } }
  const quotes = readCitations(cites, evidence.answers).quotes.map(({ text }) => text)
  const sources = [...lines, ...quotes, entity.name]
  const fault = findFault({ text: name, part: 'name' }, sources, evidence.sameLanguage)
  if (fault !== null) return { refused: fault }
  const harm = findHarm(document.answers, { name })
  if (harm !== null) return { refused: harm }
  const told = Object.entries(details).filter(([part, text]) => {
    const isBorneOut =
      findFault({ text: text ?? '', part }, sources, evidence.sameLanguage) === null
    return isBorneOut && findHarm(document.answers, { [part]: text ?? '' }) === null
  })
  return { ...EMPTY, name, ...Object.fromEntries(told), assumed: true }
}

/** Two words or more that a field has already. */
function isSaidBy(field: EntityField, name: string): boolean {
  return contentStems(name).size > 1 && speaksOf(field.name, name)
}

function findFault(
  given: { text: string; part: string },
  sources: readonly string[],
  sameLanguage: boolean,
): Fault | null {
  const invented = findInvented(given, sources)
  if (invented !== null || !sameLanguage) return invented
  const foreign = findUntoldWords(given.text, sources).find((word) => !PLAIN_WORD.test(word))
  return foreign === undefined ? null : { rule: 'words-added', words: foreign, part: given.part }
}

/** What kind of value a field holds, of whatever it is. */
const VALUE =
  /dates?|days?|times?|numbers?|names?|amounts?|state|notes?|many|much|count|kind|place|yes|no|done/iu
const ASKS = /who|when|whether|until|till|since/iu
const IN_JAPANESE =
  /[たうる]?(?:日|日付|日時|時刻|時間|番号|数|人数|名前|金額|状態|種類|有無|順番|人|者|か|かどうか)|済み?|メモ|備考/iu
export const PLAIN_WORD = makePattern('iu')`^(?:${[VALUE, ASKS, IN_JAPANESE]})$`
