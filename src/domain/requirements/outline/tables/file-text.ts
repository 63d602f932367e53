import { LEAD_TEXT, type LeadText } from '#domain/requirements/outline/apart/text-en.ts'
import { LEAD_TEXT as JAPANESE_LEADS } from '#domain/requirements/outline/apart/text-ja.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { FILE_TABLE_TEXT, type FileTableText } from './text-en.ts'
import { FILE_TABLE_TEXT as JAPANESE } from './text-ja.ts'

/** What a file says in the language of these words: the screen does not need it. */
export function fileTextOf({ language }: DocumentText): FileTableText {
  return language === 'ja' ? JAPANESE : FILE_TABLE_TEXT
}

/** The same of the lines of functions. */
export function leadTextOf({ language }: DocumentText): LeadText {
  return language === 'ja' ? JAPANESE_LEADS : LEAD_TEXT
}
