import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#domain/language.ts'

const SOURCES = join(import.meta.dirname, '../src')

/**
 * Puts each text's twin in its place: English is what the sources import, another language is the
 * file of the same exports beside it. A text without a twin stays English.
 */
export function languageTwins(language: Language): Plugin {
  return {
    name: 'language-twins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || importer === undefined || isInBothLanguages(importer)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const twin = found && !found.external ? twinOf(found.id, language) : null
      // A twin may take over what is the same in both languages.
      return twin === null || twin === importer || !existsSync(twin) ? null : twin
    },
    transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${language}"`),
  }
}

/** Whether what this file imports stays English: it holds both languages, or is itself English. */
export function isInBothLanguages(importer: string): boolean {
  return /\/words-by-language\.ts$|\/domain\/(?:.+\/)?text-en(?:\.ts|\/.+\.ts)$/.test(
    importer.split(sep).join('/'),
  )
}

/**
 * Where the twin of an English text belongs: `web/text/ja/x.ts` of `web/text/x.ts`, `text-ja` of
 * the `text-en` files and folders of the core. Null when the file is no English text.
 */
export function twinOf(file: string, language: Language): string | null {
  const path = relative(SOURCES, file).split(sep).join('/')
  const screenText = /^web\/text\/(?!ja\/)(.+\.ts)$/.exec(path)?.[1]
  if (screenText !== undefined) return join(SOURCES, 'web/text', language, screenText)
  const core = /^((?:domain|contract)\/(?:.+\/)?text)-en(\.ts|\/.+\.ts)$/.exec(path)
  return core === null ? null : join(SOURCES, `${core[1]}-${language}${core[2]}`)
}
