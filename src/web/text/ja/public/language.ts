import type { Wording } from '#domain/wording.ts'
import type { languageText as english } from '#web/text/public/language.ts'

export const languageText: Wording<typeof english> = {
  code: 'ja',
  label: '言語',
  names: { en: 'English', ja: '日本語' },
}
