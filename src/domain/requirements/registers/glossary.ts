import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { GlossaryTerm } from '#domain/requirements/document-registers.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'

/**
 * One word for one thing: people who are called by several names, and the things of the answers, by
 * the alphabet. What would explain nothing is left out.
 */
export function buildGlossary(
  document: RequirementsDocument,
  { glossary, listed }: Pick<WriterText, 'glossary' | 'listed'>,
): GlossaryTerm[] {
  const terms = new Map<string, GlossaryTerm>()
  for (const { id, name, also = [] } of document.roles) {
    if (also.length === 0) continue
    const meaning = sentence(glossary.also(listed(also)))
    terms.set(name.toLowerCase(), { term: name, meaning, item: id })
  }
  for (const { id, name, fields } of document.entities) {
    if (fields.length === 0) continue
    const kept = glossary.kept(listed(fields.map((field) => field.name)))
    const role = terms.get(name.toLowerCase())
    if (role !== undefined) role.meaning = `${role.meaning} ${sentence(kept)}`
    else terms.set(name.toLowerCase(), { term: name, meaning: sentence(kept), item: id })
  }
  for (const { id, thing, states } of document.statusTables) {
    const term = terms.get(thing.toLowerCase())
    const stages = sentence(glossary.stages(listed(states)))
    if (term !== undefined) term.meaning = `${term.meaning} ${stages}`
    else terms.set(thing.toLowerCase(), { term: thing, meaning: stages, item: id })
  }
  return [...terms].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, term]) => term)
}
