import { existsSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { Language } from '#domain/language.ts'

const TEXTS = join(import.meta.dirname, '../src/web/text')

/**
 * Puts each text's twin in its place: English is what the sources import, another language is the
 * file of the same exports beside it. A text without a twin stays English.
 */
export function languageTwins(language: Language): Plugin {
  return {
    name: 'language-twins',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || importer === undefined) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const twin = found && !found.external ? twinOf(found.id, language) : null
      // A twin may take over what is the same in both languages.
      return twin === null || twin === importer || !existsSync(twin) ? null : twin
    },
    transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${language}"`),
  }
}

/** Where the twin of an English text belongs; null when the file is no English text. */
export function twinOf(file: string, language: Language): string | null {
  const path = relative(TEXTS, file).split(sep).join('/')
  return /^(\.\.|ja)\//.test(path) || !path.endsWith('.ts') ? null : join(TEXTS, language, path)
}
