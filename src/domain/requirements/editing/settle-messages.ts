import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Message } from '#domain/requirements/document-items.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'

/** Who gets it is the founder's word; or whoever was read before. */
export function settleMessages(
  { messages }: Pick<RequirementsDocument, 'messages'>,
  settled: readonly Assumption[],
  isGone: (assumption: Assumption) => boolean,
): Message[] {
  return messages.map((message) => {
    const word = settled.find(
      ({ items, settles = {} }) => 'sends' in settles && items.includes(message.id),
    )
    if (word?.settles === undefined || !('sends' in word.settles)) return message
    const { supposed: _, ...told } = message
    return isGone(word) ? { ...told, ...word.settles.sends } : told
  })
}
