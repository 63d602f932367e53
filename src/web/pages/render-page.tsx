import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import type { Language } from '#domain/language.ts'
import { findPlace, type ScreenName, screenPatterns } from '#web/paths.ts'
import { guards, screens } from '#web/screens.ts'
import { LoadingScreen } from '#web/shell/loading-screen.tsx'
import { shellText } from '#web/text/shell.ts'
import { PageHead, ScreenHead } from './page-head.tsx'
import { type PublicPageName, publicPages } from './public-pages.ts'

/** What goes into the frame of `index.html`. */
interface PageParts {
  head: string
  body: string
}

/** A public page, drawn whole: the same tree that `hydrate-page.tsx` takes over. */
export async function renderPage(name: PublicPageName, language: Language): Promise<PageParts> {
  const Page = await publicPages[name].load()
  // Without the chunk size React would hide a long page's parts behind inline scripts.
  const { prelude } = await prerender(<Page />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  return {
    head: renderToStaticMarkup(<PageHead name={name} language={language} />),
    body: `<div id="root" data-page="${name}">${html}</div>`,
  }
}

/** A screen's frame, loading. */
export function renderScreen(name: ScreenName): PageParts {
  return {
    head: renderToStaticMarkup(<ScreenHead name={name} />),
    body: renderToStaticMarkup(
      <>
        <div id="root">
          <LoadingScreen />
        </div>
        <p className="hidden px-6 py-24 text-center noscript:block">{shellText.needsScript}</p>
      </>,
    ),
  }
}

export { findPlace, guards, publicPages, screenPatterns, screens }
