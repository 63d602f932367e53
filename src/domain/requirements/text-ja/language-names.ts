import type { LANGUAGE_NAMES as ENGLISH } from '#domain/requirements/text-en/language-names.ts'
import type { Wording } from '#domain/wording.ts'

export const LANGUAGE_NAMES: Wording<typeof ENGLISH> = {
  ar: 'アラビア語',
  de: 'ドイツ語',
  el: 'ギリシャ語',
  en: '英語',
  es: 'スペイン語',
  fr: 'フランス語',
  he: 'ヘブライ語',
  hi: 'ヒンディー語',
  it: 'イタリア語',
  ja: '日本語',
  ko: '韓国語',
  nl: 'オランダ語',
  pt: 'ポルトガル語',
  ru: 'ロシア語',
  th: 'タイ語',
  zh: '中国語',
}
