import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#domain/language.ts'
import { type Manifest, made, scriptsOf, stylesOf } from './manifest.ts'
import { filesOf, type ScreenTable } from './screen-table.ts'
import { rendererDir, WEB_DIR } from './site-config.ts'

/** What `src/web/pages/render-page.tsx` exports, as the built program gives it. */
export interface Renderer extends ScreenTable {
  screenPatterns: Record<string, string>
  findPlace: (path: string) => { name: string } | null
  publicPages: Record<string, { path: string | null; stylesOf?: string }>
  renderPage: (name: string, language: Language) => Promise<PageParts>
  renderScreen: (name: string) => PageParts
}

interface PageParts {
  head: string
  body: string
}

export interface Built {
  language: Language
  manifest: Manifest
  renderer: Renderer
}

/** The program that draws the pages of a language, as it was built. */
export async function loadRenderer(language: Language): Promise<Renderer> {
  return await import(pathToFileURL(join(rendererDir(language), 'render-page.js')).href)
}

/**
 * Writes the pages of a language below `dist/web/LANGUAGE`, each named like its address: the public
 * pages (`index.html` for `/`, `404.html` for all that is not there), and below `app` a frame for
 * each screen of the app (`_` for what its address leaves open).
 */
export async function fillPages({ language, manifest, renderer }: Built): Promise<void> {
  const frame = await readFile(join(WEB_DIR, 'index.html'), 'utf8')
  for (const [name, path] of Object.entries(renderer.screenPatterns)) {
    const file = pageFile(path.replaceAll(/:\w+/g, '_'))
    const screen = renderer.screens[name]
    if (screen === undefined) throw new Error(`screens.ts has no row for ${path}`)
    const named = withScreen(frame, manifest, filesOf(screen, renderer))
    await write(language, join('app', file), fill(named, renderer.renderScreen(name)))
  }
  const publicFrame = await withStyles(withScripts(frame, [script(manifest, 'pages/start.ts')]))
  for (const [name, { path, stylesOf: source }] of Object.entries(renderer.publicPages)) {
    // After the common styles, whose layers come first.
    const ownFrame = withStylesOf(publicFrame, manifest, source === undefined ? [] : [source])
    await write(language, pageFile(path), fill(ownFrame, await renderer.renderPage(name, language)))
  }
}

function pageFile(path: string | null): string {
  if (path === null) return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** Replacement texts go in as they are: `$` in them means nothing. */
export function fill(frame: string, { head, body }: PageParts): string {
  return frame.replace('<!--head-->', () => head).replace('<!--body-->', () => body)
}

/** The frame with links to the styles of these sources; the common ones it has already. */
function withStylesOf(frame: string, manifest: Manifest, sources: readonly string[]): string {
  const common = made(manifest, 'index.html').css ?? []
  const links = stylesOf(manifest, sources)
    .filter((file) => !common.includes(file))
    .map((file) => `<link rel="stylesheet" href="/${file}">`)
  return frame.replace('</head>', () => `${links.join('')}</head>`)
}

/**
 * The frame with the script that asks for what is needed while the app is on its way, the app itself,
 * and the names of all files that the screen is drawn with, so that none waits for another's text.
 * Styles and fonts come before code: the page is drawn sooner.
 */
function withScreen(frame: string, manifest: Manifest, sources: readonly string[]): string {
  const files = scriptsOf(manifest, ['early.ts', 'app', ...sources])
  const scripts = [
    script(manifest, 'early.ts'),
    script(manifest, 'app'),
    ...files.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    ),
  ]
  return withStylesOf(withScripts(frame, scripts), manifest, sources)
}

function script(manifest: Manifest, name: string): string {
  const { file } = made(manifest, name)
  return `<script type="module" fetchpriority="low" crossorigin src="/${file}"></script>`
}

/** The frame with these in place of the scripts that the bundler put there. */
function withScripts(frame: string, scripts: readonly string[]): string {
  return frame
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace('</head>', () => `${scripts.join('')}</head>`)
}

/**
 * The frame with the common styles in it: a visitor's first page need not wait for a file of them. The
 * server lets them in by their hash.
 */
async function withStyles(frame: string): Promise<string> {
  const link = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/.exec(frame)
  if (link === null) throw new Error('the build made no common styles')
  const styles = await readFile(join(WEB_DIR, link[1] ?? ''), 'utf8')
  return frame.replace(link[0], () => `<style>${styles.trim()}</style>`)
}

async function write(language: Language, name: string, html: string): Promise<void> {
  const path = join(WEB_DIR, language, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, html)
}
