// `npm run build`: the browser part in each language, its pages drawn, everything compressed.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { LANGUAGES } from '#domain/language.ts'
import { checkBudget } from './check-budget.ts'
import { fillPages } from './fill-pages.ts'
import { checkCircles, type Manifest } from './manifest.ts'
import { precompress } from './precompress.ts'
import { browserBuild, rendererBuild, SIZES_FILE, WEB_DIR } from './site-config.ts'

process.env.NODE_ENV = 'production'
await rm(WEB_DIR, { recursive: true, force: true })
const manifests: Record<string, Manifest> = {}
for (const language of LANGUAGES) {
  await build(browserBuild(language))
  await build(rendererBuild(language))
  const manifest: Manifest = JSON.parse(await readFile(join(WEB_DIR, 'manifest.json'), 'utf8'))
  manifests[language] = manifest
  checkCircles(manifest)
  await fillPages(language, manifest)
}
await precompress(WEB_DIR)
for (const name of ['index.html', 'manifest.json']) await rm(join(WEB_DIR, name))

const sizes = Object.entries(manifests).map(([language, made]) => [language, checkBudget(made)])
await writeFile(SIZES_FILE, JSON.stringify(Object.fromEntries(sizes), null, 2))
