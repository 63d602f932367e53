import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { GlossaryTerm } from '#domain/requirements/document-registers.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { sentence } from '#domain/requirements/wording/phrases.ts'

/** One word for one thing: the people and the things of the answers, by the alphabet. */
export function glossaryOf(
  document: RequirementsDocument,
  { glossary, listed }: Pick<WriterText, 'glossary' | 'listed'>,
): GlossaryTerm[] {
  const terms = new Map<string, GlossaryTerm>()
  for (const { id, name, can } of document.roles) {
    const meaning = can.length === 0 ? glossary.person : glossary.can(listed(can))
    terms.set(name.toLowerCase(), { term: name, meaning: sentence(meaning), item: id })
  }
  for (const { id, name, fields } of document.entities) {
    const details = listed(fields.map((field) => field.name))
    const kept = details === '' ? glossary.thing : glossary.kept(details)
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
