import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { readFaces } from './font-faces.ts'

const ROOT = join(import.meta.dirname, '..')
const FOUND_IN = join(ROOT, 'node_modules/@fontsource-variable')
const WRITTEN_TO = join(ROOT, '.cache/site/fonts')
const STYLES = join(ROOT, 'src/web/styles/fonts.css')

/** What the styles use, and what letters need to stand well beside each other. */
const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum', 'cv05', 'ss03']

let made: Promise<unknown> | null = null

/**
 * Makes the fonts that `styles/fonts.css` names below `@fonts/`: of each font only the characters of
 * its `unicode-range`, only its weights and only the features in use. A reader waits for less.
 */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      // Once for all builds of a run.
      made ??= subsetAll()
      await made
      return { resolve: { alias: { '@fonts': WRITTEN_TO } } }
    },
  }
}

async function subsetAll(): Promise<void> {
  const faces = readFaces(await readFile(STYLES, 'utf8'))
  await mkdir(WRITTEN_TO, { recursive: true })
  for (const { file, characters, weights } of faces) {
    const [source = ''] = file.split('.')
    const [family = ''] = source.split('-')
    const font = await readFile(join(FOUND_IN, family, 'files', `${source}.woff2`))
    const subset = await subsetFont(font, characters, {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: weights },
    })
    await writeFile(join(WRITTEN_TO, file), subset)
  }
}
