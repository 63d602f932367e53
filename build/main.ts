// `npm run build`: the browser part in each language, its pages drawn, everything compressed.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { LANGUAGES } from '#domain/language.ts'
import { checkBudget } from './check-budget.ts'
import { type Built, fillPages, loadRenderer } from './fill-pages.ts'
import { checkCircles, type Manifest } from './manifest.ts'
import { precompress } from './precompress.ts'
import { browserBuild, rendererBuild, SIZES_FILE, WEB_DIR } from './site-config.ts'

process.env.NODE_ENV = 'production'
await rm(WEB_DIR, { recursive: true, force: true })
const built: Built[] = []
for (const language of LANGUAGES) {
  await build(rendererBuild(language))
  const renderer = await loadRenderer(language)
  await build(browserBuild(language, renderer))
  const manifest: Manifest = JSON.parse(await readFile(join(WEB_DIR, 'manifest.json'), 'utf8'))
  checkCircles(manifest)
  await fillPages({ language, manifest, renderer })
  built.push({ language, manifest, renderer })
}
await precompress(WEB_DIR)
for (const name of ['index.html', 'manifest.json']) await rm(join(WEB_DIR, name))

const sizes = built.map(({ language, manifest, renderer }) => [
  language,
  checkBudget(manifest, renderer),
])
await writeFile(SIZES_FILE, JSON.stringify(Object.fromEntries(sizes), null, 2))
