import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { GlossaryTerm } from '#domain/requirements/document-registers.ts'
import { sentence } from '#domain/requirements/phrases.ts'
import type { WriterText } from '#domain/requirements/text-en/writer.ts'
import { listCriteria, listRequirements } from './list-items.ts'

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
  for (const { word, means } of document.terms ?? []) {
    const [item] = listUses(document, word)
    if (item === undefined || terms.has(word.toLowerCase())) continue
    terms.set(word.toLowerCase(), { term: word, meaning: sentence(means), item })
  }
  return [...terms].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, term]) => term)
}

/** The items that have a word, but for what is supposed; what is only asked with it where no other has it. */
export function listUses(document: RequirementsDocument, word: string): string[] {
  const { rules, entities, messages, integrations, quality, permissions, statusTables } = document
  const { success, counterMeasures, constraints, experience, screens, nonGoals, privacy } = document
  const { money = [], risks, openQuestions, contradictions = [] } = document
  const told = [
    ...rules.map(({ id, text }) => ({ id, text })),
    ...listRequirements(document).map(({ id, text }) => ({ id, text })),
    ...listRequirements(document)
      .flatMap(listCriteria)
      .map(({ item, content }) => ({ id: item.id, text: content })),
    ...entities.map(({ id, name, fields }) => ({
      id,
      text: [name, ...fields.map((field) => field.name)].join('\n'),
    })),
    ...[...messages, ...integrations].map(({ id, text }) => ({ id, text })),
    ...quality.map(({ id, text }) => ({ id, text })),
    ...permissions.map(({ id, action }) => ({ id, text: action })),
    ...statusTables.map(({ id, states }) => ({ id, text: states.join('\n') })),
    ...[success, counterMeasures, privacy, constraints, experience, nonGoals, money, risks].flat(),
    ...screens.map(({ id, name, content }) => ({ id, text: `${name}\n${content}` })),
  ]
  const name = patternOf(word)
  const having = (items: readonly { id: string; text: string }[]) =>
    items.filter(({ text }) => name.test(text)).map(({ id }) => id)
  const uses = having(told)
  return uses.length > 0 ? uses : having([...openQuestions, ...contradictions])
}

/** As words of their own, also in the plural; letter by letter where nothing stands between words. */
function patternOf(word: string): RegExp {
  const letters = escapePattern(word)
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
  return new RegExp(isUnspaced ? letters : `(?<!\\p{L})${letters}(?:e?s)?(?!\\p{L})`, 'iu')
}
