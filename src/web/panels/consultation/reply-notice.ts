import type { Consultation } from '#contract/consultations.ts'
import { consultationText as words } from '#web/text/consultation.ts'

/** What a notice says of a reply that has ended. */
export function replyNotice(ending: Consultation['ending']): {
  title: string
  description: string
} {
  if (ending === 'stopped' || ending === 'cut') {
    return { title: words.notWhole, description: words.endings[ending] }
  }
  return { title: words.done, description: words.doneDetail }
}
