import type { Plugin, ViteDevServer } from 'vite'
import type { Language } from '#domain/language.ts'
import { fill, type Renderer } from './fill-pages.ts'

const RENDERER = '/pages/render-page.tsx'

/** For development: the public pages drawn afresh for each request, as the build would draw them. */
export function drawPages(language: Language): Plugin {
  let server: ViteDevServer | null = null
  return {
    name: 'draw-pages',
    apply: 'serve',
    configureServer(started) {
      server = started
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html, { originalUrl = '/' }) {
        if (server === null) return html
        const renderer = (await server.ssrLoadModule(RENDERER)) as Renderer
        const { pathname } = new URL(originalUrl, 'http://localhost')
        // `/` is the app's here: who is signed in only the server knows.
        const screen = renderer.findPlace(pathname)
        if (screen !== null) return fill(html, renderer.renderScreen(screen.name))
        const name = pageAt(renderer, pathname)
        return fill(html, await renderer.renderPage(name, language)).replace(
          './main.tsx',
          './pages/start.ts',
        )
      },
    },
  }
}

function pageAt({ publicPages }: Renderer, path: string): string {
  const found = Object.entries(publicPages).find(([, page]) => page.path === path)
  return found?.[0] ?? 'notFound'
}
