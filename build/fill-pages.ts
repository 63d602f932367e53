import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#domain/language.ts'
import { rendererDir, WEB_DIR } from './site-config.ts'

/** What `src/web/pages/render-page.tsx` exports, as the built program gives it. */
export interface Renderer {
  publicPages: Record<string, { path: string | null; stylesOf?: string }>
  renderPage: (name: string, language: Language) => Promise<PageParts>
  renderApp: () => PageParts
}

interface PageParts {
  head: string
  body: string
}

/** Vite's list of what became of each source. */
export type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/**
 * Writes the pages of a language below `dist/web/LANGUAGE`: `app.html`, and one file for each
 * public page, named like its address (`index.html` for `/`, `404.html` for all that is not there).
 */
export async function fillPages(language: Language, manifest: Manifest): Promise<void> {
  const program = pathToFileURL(join(rendererDir(language), 'render-page.js'))
  const renderer = (await import(program.href)) as Renderer
  const frame = await readFile(join(WEB_DIR, 'index.html'), 'utf8')
  await write(language, 'app.html', fill(withEarlyScript(frame, manifest), renderer.renderApp()))
  const publicFrame = await withStyles(withScript(frame, manifest))
  for (const [name, { path, stylesOf }] of Object.entries(renderer.publicPages)) {
    const links = stylesOf === undefined ? '' : stylesheets(manifest, stylesOf).join('')
    // After the common styles, whose layers come first.
    const ownFrame = publicFrame.replace('</head>', `${links}</head>`)
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

/** Links to the styles of a source and of all it imports; the common ones stand in the frame. */
function stylesheets(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const made = manifest[source]
  if (made === undefined) throw new Error(`the build made nothing of ${source}`)
  if (seen.has(source) || source === 'index.html') return []
  seen.add(source)
  const own = (made.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}"/>`)
  return [...(made.imports ?? []).flatMap((next) => stylesheets(manifest, next, seen)), ...own]
}

/**
 * The app's frame with the script that asks for what is needed while the app is on its way, and with
 * links to what every screen of the app stands in.
 */
function withEarlyScript(frame: string, manifest: Manifest): string {
  const tag = `<script type="module" crossorigin src="${address(manifest, 'early.ts')}"></script>`
  const links = ['shell/work-frame.tsx', ...(manifest['shell/work-frame.tsx']?.imports ?? [])]
    .map((source) => address(manifest, source))
    .filter((file) => !frame.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`)
  return frame
    .replace('<script type="module"', () => `${tag}\n    <script type="module"`)
    .replace('</head>', () => `${links.join('')}</head>`)
}

/** The frame with the public pages' small script in place of the app. */
function withScript(frame: string, manifest: Manifest): string {
  const start = address(manifest, 'pages/start.ts')
  return frame
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<script type="module"[^>]* src=")[^"]+"/, (_, before) => `${before}${start}"`)
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

function address(manifest: Manifest, source: string): string {
  const made = manifest[source]
  if (made === undefined) throw new Error(`the build made nothing of ${source}`)
  return `/${made.file}`
}

async function write(language: Language, name: string, html: string): Promise<void> {
  const path = join(WEB_DIR, language, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, html)
}
