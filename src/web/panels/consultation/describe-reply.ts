import type { Consultation } from '#contract/consultations.ts'
import { consultationText as words } from '#web/text/consultation.ts'

/** What a notice says of a reply that has ended; null for one that the person stopped. */
export function describeReply(
  ending: Consultation['ending'],
): { title: string; description: string } | null {
  if (ending === 'stopped') return null
  if (ending === 'cut') return { title: words.notWhole, description: words.endings.cut }
  return { title: words.done, description: words.doneDetail }
}
