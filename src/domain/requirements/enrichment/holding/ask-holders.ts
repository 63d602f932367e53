import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { deedOf } from '#domain/requirements/enrichment/served/put-beside.ts'
import { bare, sentence } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type Holder, listHolders } from './holders.ts'

/** Whether the only one who does a function or gets a message is the one who shall not: it is asked, once, who does. */
export function askHolders(
  document: RequirementsDocument,
  ids: readonly string[],
  words: DocumentWords,
): RequirementsDocument {
  const holders = listHolders(document)
  const last = ids.flatMap((id) => {
    const holder = holders.get(id)
    return holder?.isSupposed === true && holder.all.length === 1 ? [holder] : []
  })
  if (last.length === 0) return document
  const asked = last.map((holder) => ask(document, holder, words))
  return { ...document, openQuestions: [...document.openQuestions, ...asked] }
}

function ask(
  document: RequirementsDocument,
  { id, item, role }: Holder,
  words: DocumentWords,
): OpenQuestion {
  const requirement = listRequirements(document).find((each) => each.id === item)
  const message = document.messages.find((each) => each.id === item)
  const { ask: asks, until } = words.writer
  const { text, why } = asks.recipients([bare(message?.trigger ?? message?.text ?? '')])
  const own =
    requirement === undefined
      ? { text, why }
      : {
          text: words.contradictions.right(role.name, deedOf({ document, words }, requirement)),
          why: asks.permissions.why,
        }
  const held = requirement === undefined ? role.name : until.does([role.name])
  return {
    ...{ id: `OQ#${id}`, sources: [], mark: 'open', quotes: [], blocks: [item] },
    ...{ text: sentence(own.text), why: own.why, suggestedDefault: sentence(held) },
  }
}
