import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'
import type { Language } from '#domain/language.ts'
import { chunksFor } from './chunks.ts'
import { languageTwins } from './language-twins.ts'
import type { ScreenTable } from './screen-table.ts'
import { subsetFonts } from './subset-fonts.ts'

const ROOT = join(import.meta.dirname, '..')
export const WEB_DIR = join(ROOT, 'dist/web')
/** What the build keeps to itself. */
const WORK_DIR = join(ROOT, '.cache/site')

/** What each visit loads, in bytes, as the last build found it; `npm run bench -- pages` prints it. */
export const SIZES_FILE = join(WORK_DIR, 'sizes.json')

/** Where the program that draws the public pages of a language is put. */
export const rendererDir = (language: Language) => join(WORK_DIR, language)

/** What the browser part is made with, in one language. */
export function siteConfig(language: Language): InlineConfig {
  return {
    configFile: false,
    root: join(ROOT, 'src/web'),
    plugins: [languageTwins(language), subsetFonts(), react(), tailwindcss()],
    worker: { plugins: () => [languageTwins(language)] },
  }
}

/** The files for the browser. Both languages share `assets`; a name changes with its content. */
export function browserBuild(language: Language, table: ScreenTable): InlineConfig {
  return {
    ...siteConfig(language),
    logLevel: 'warn',
    build: {
      outDir: WEB_DIR,
      emptyOutDir: false,
      copyPublicDir: language === 'en',
      sourcemap: false,
      reportCompressedSize: false,
      manifest: 'manifest.json',
      // Every browser that runs the app knows it.
      modulePreload: { polyfill: false },
      // A file inlined as data: would need its own exception in the content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: ['index.html', 'early.ts', 'pages/start.ts'].map((name) =>
          join(ROOT, 'src/web', name),
        ),
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunksFor(table), debugName: 'chunks' }],
          },
        },
      },
    },
  }
}

/** The program that draws the public pages, for this build alone. */
export function rendererBuild(language: Language): InlineConfig {
  return {
    ...siteConfig(language),
    logLevel: 'warn',
    build: {
      ssr: join(ROOT, 'src/web/pages/render-page.tsx'),
      outDir: rendererDir(language),
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
    },
  }
}
