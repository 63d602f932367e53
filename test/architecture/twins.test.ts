import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { twinOf } from '../../build/language-twins.ts'

/**
 * Texts without a twin: types, figures, what chooses among other texts, both languages at once; and
 * the operator's mail, which is English.
 */
const ALONE = [
  'src/web/text/refusal.ts',
  'src/web/text/legal/blocks.ts',
  'src/web/text/legal/legal-text.ts',
  'src/web/text/legal/prices.ts',
  'src/web/text/legal/tokusho.ts',
  'src/server/texts/en/contact-mail.ts',
]

/** Where another language's text belongs: the build knows of those that a browser loads, not of the server's. */
function twin(file: string, language: Language): string | null {
  const onServer = /\/src\/server\/texts\/en\/.+\.ts$/.test(file)
  return onServer ? file.replace('/texts/en/', `/texts/${language}/`) : twinOf(file, language)
}

/** What a language lacks of a text; null when all is there. */
function lack(file: string, language: Language): string | null {
  const other = twin(file, language)
  if (other === null) return null
  if (!existsSync(other)) return `${file} has no twin in ${language}`
  const said = names(readFileSync(other, 'utf8'))
  const missing = names(readFileSync(file, 'utf8')).filter((name) => !said.includes(name))
  return missing.length === 0
    ? null
    : `${file}: the twin in ${language} lacks ${missing.join(', ')}`
}

/** What a module exports at run time; a name may end with its language. */
function names(text: string): string[] {
  return [...text.matchAll(/^export (?:const|function) (\w+?)(?:_EN|_JA)?\b/gm)].map(
    (match) => match[1] ?? '',
  )
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it('every English text has its twin', () => {
    const root = join(import.meta.dirname, '../..')
    const files = ['src/web/text', 'src/domain', 'src/contract', 'src/server']
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(root, folder, name),
        ),
      )
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .filter((file) => !ALONE.some((path) => file === join(root, path)))
    expect(files.filter((file) => twin(file, language) !== null).length).toBeGreaterThan(30)
    const stale = ALONE.filter((path) => existsSync(twin(join(root, path), language) ?? ''))
    expect(stale, 'has a twin now: take it off the list').toEqual([])
    expect(files.map((file) => lack(file, language)).filter((fault) => fault !== null)).toEqual([])
  })
})
