import type { Wording } from '#domain/wording.ts'
import type { tellLinkText as english } from '#web/text/tell-link.ts'

/** Leads to "Tell it once" from elsewhere. */
export const tellLinkText: Wording<typeof english> = {
  have: 'メモやメール、チャットがお手元にありますか？',
  tell: 'まとめて貼り付ける',
}
