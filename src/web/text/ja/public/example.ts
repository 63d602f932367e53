import type { Wording } from '#domain/wording.ts'
import type { exampleText as english } from '#web/text/public/example.ts'

export const exampleText: Wording<typeof english> = {
  note: 'これは例です。人物と15の回答は架空ですが、文書はGroundworkがそこから書いたままのものです。',
  action: '自分も始める',
  contents: '目次',
  gallery: '文書の例',
}
