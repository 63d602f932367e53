import type { languageText as english } from '#web/text/public/language.ts'
import type { Wording } from '#web/text/wording.ts'

export const languageText: Wording<typeof english> = {
  code: 'ja',
  label: '言語',
  names: { en: 'English', ja: '日本語' },
}
