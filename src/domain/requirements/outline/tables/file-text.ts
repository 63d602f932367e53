import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { FILE_TABLE_TEXT, type FileTableText } from './text-en.ts'
import { FILE_TABLE_TEXT as JAPANESE } from './text-ja.ts'

/** What a file says in the language of these words: the screen does not need it. */
export function fileTextOf({ language }: DocumentText): FileTableText {
  return language === 'ja' ? JAPANESE : FILE_TABLE_TEXT
}
