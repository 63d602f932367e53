// `npm run build`: the browser part in each language, its pages drawn, everything compressed.
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { LANGUAGES } from '#domain/language.ts'
import { fillPages } from './fill-pages.ts'
import { precompress } from './precompress.ts'
import { browserBuild, rendererBuild, WEB_DIR } from './site-config.ts'

process.env.NODE_ENV = 'production'
await rm(WEB_DIR, { recursive: true, force: true })
for (const language of LANGUAGES) {
  await build(browserBuild(language))
  await build(rendererBuild(language))
  await fillPages(language, JSON.parse(await readFile(join(WEB_DIR, 'manifest.json'), 'utf8')))
}
await precompress(WEB_DIR)
for (const name of ['index.html', 'manifest.json']) await rm(join(WEB_DIR, name))
