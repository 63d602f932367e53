import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { THEMES, type Theme } from '#domain/theme.ts'
import type { Config } from '#server/config.ts'
import type { Encoding } from '#server/http/response/choose-encoding.ts'
import { encode } from '#server/http/response/encode.ts'
import { fillPublicFace } from './fill-public-face.ts'

/** The pages that the build drew in one language. */
export interface SitePages {
  /** The frames of the app's screens; what differs from response to response is still to be written in. */
  frames: AppFrame[]
  /** The public pages by their address. */
  byPath: Map<string, SitePage>
  /** The addresses that search engines should find: of the pages that name their own. */
  listed: string[]
  notFound: SitePage
}

export interface AppFrame {
  /** Its address; `_` for what that leaves open. */
  address: string
  pattern: RegExp
  html: string
  /** Whether search engines may list it. */
  isListed: boolean
}

/** Whether somebody is signed in, as far as the cookie tells. */
export type Visitor = 'signed-in' | 'signed-out'

/** A page that is the same for all who are signed in, and for all others, in each light. */
export type SitePage = Record<Visitor, Record<Theme, PageBody>>

export interface PageBody {
  etag: string
  /** What lets the page's own styles in: a source for its content security policy. */
  styleSource: string | null
  /** The page in an encoding, made when first asked for. */
  encoded(encoding: Encoding): Promise<Uint8Array<ArrayBuffer>>
}

type Settings = Pick<Config, 'publicUrl' | 'publicFace'>

const VISITOR_PLACE = '__VISITOR__'
const THEME_PLACE = '__THEME__'
const ORIGIN_PLACE = '__ORIGIN__'
/** Where the build puts the frames of the app's screens. */
const APP_FOLDER = 'app'
/** A page is compressed once. */
const EFFORT = { brotli: 9, gzip: 9 }

/** The pages of each language below `webDir`, or null when there is no build. */
export function readSitePages(
  webDir: string,
  config: Settings,
): Record<Language, SitePages> | null {
  if (!LANGUAGES.every((language) => existsSync(join(webDir, language, APP_FOLDER)))) return null
  const pages = LANGUAGES.map((language) => [
    language,
    readLanguage(join(webDir, language), config),
  ])
  return Object.fromEntries(pages) as Record<Language, SitePages>
}

function readLanguage(folder: string, { publicUrl, publicFace }: Settings): SitePages {
  const read = (name: string) =>
    fillPublicFace(readFileSync(join(folder, name), 'utf8'), publicFace).replaceAll(
      ORIGIN_PLACE,
      publicUrl.origin,
    )
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => name.endsWith('.html') && name !== '404.html')
  const isFrame = (name: string) => name.startsWith(`${APP_FOLDER}${sep}`)
  const pages = files
    .filter((name) => !isFrame(name))
    .map((name) => ({ path: addressOf(name), html: read(name) }))
  return {
    frames: files
      .filter(isFrame)
      .map((name) => appFrame(addressOf(name.slice(APP_FOLDER.length + 1)), read(name))),
    byPath: new Map(pages.map(({ path, html }) => [path, sitePage(html)])),
    listed: pages.filter(({ html }) => html.includes('rel="canonical"')).map(({ path }) => path),
    notFound: sitePage(read('404.html')),
  }
}

function appFrame(address: string, html: string): AppFrame {
  return {
    address,
    pattern: new RegExp(`^${address.replaceAll('/_', '/[^/]+')}$`),
    html,
    isListed: !html.includes('<meta name="robots" content="noindex"'),
  }
}

function addressOf(name: string): string {
  const path = name
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')
  return path === 'index' ? '/' : `/${path}`
}

function sitePage(html: string): SitePage {
  const pageFor = (visitor: Visitor) => {
    const bodies = THEMES.map((theme) => [theme, pageBody(findDrawnPage(html, { visitor, theme }))])
    return Object.fromEntries(bodies) as Record<Theme, PageBody>
  }
  return { 'signed-in': pageFor('signed-in'), 'signed-out': pageFor('signed-out') }
}

/** The page as it is for one who asks. */
export function findDrawnPage(html: string, who: { visitor: Visitor; theme: Theme }): string {
  return html.replace(VISITOR_PLACE, who.visitor).replace(THEME_PLACE, who.theme)
}

function pageBody(html: string): PageBody {
  const made = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>()
  return {
    etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
    styleSource: styleSource(html),
    encoded(encoding) {
      const body = made.get(encoding) ?? encode(html, encoding, EFFORT)
      made.set(encoding, body)
      return body
    },
  }
}

function styleSource(html: string): string | null {
  const styles = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1]
  return styles === undefined
    ? null
    : `'sha256-${createHash('sha256').update(styles).digest('base64')}'`
}
