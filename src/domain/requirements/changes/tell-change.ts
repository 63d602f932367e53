import type { ChangeText } from '#domain/requirements/text-en/changes.ts'
import type { ItemChange, Reason, RemovedWork } from './change-package.ts'

/** How a question is named to a reader: "Q7 Features". */
type NameQuestion = (question: string) => string

/** Why an item changed, a sentence each. */
export function tellReason(reason: Reason, words: ChangeText, nameQuestion: NameQuestion): string {
  const { because, listed } = words
  switch (reason.kind) {
    case 'answer':
      return because.answer(nameQuestion(reason.question))
    case 'reply':
      return because.reply(reason.item)
    case 'edit':
      return because.edit
    case 'restored':
      return because.restored(reason.version)
    case 'follows':
      return because.follows(reason.items.join(listed))
    case 'wording':
      return because.wording
  }
}

/** What can be removed for an item that is gone. */
export function tellRemoved(removed: RemovedWork, { remove, listed, parted }: ChangeText): string {
  const parts = (['checks', 'screens', 'journeys', 'data', 'rules'] as const).flatMap((kind) => {
    const ids = removed[kind]
    return ids.length === 0 ? [] : [remove[kind](ids.join(listed))]
  })
  return [remove.itself, ...parts].join(parted)
}

/** Which details changed, by their names; null where the sentence shows all of it. */
export function tellDetails(
  { kind, before, after, details = [] }: ItemChange,
  words: ChangeText,
): string | null {
  if (kind !== 'changed' || before !== after || details.length === 0) return null
  return words.details([...new Set(details.map((name) => words.fields[name] ?? name))])
}
