import type { ReactNode } from 'react'
import { Page } from '#web/shell/page.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

interface PublicPageProps {
  /** For the browser's tab where script runs; what the build writes is in `text/public/pages.ts`. */
  title?: string
  children: ReactNode
  /** Classes of `main`: widths and gaps. */
  className?: string
}

/**
 * The frame of the pages that everybody may see. It is drawn at build time, and where nothing on the
 * page works by script it stays as drawn: links are plain links, and what answers a click carries a
 * data attribute that `web/pages/start.ts` listens for.
 */
export function PublicPage({ children, ...page }: PublicPageProps) {
  return (
    <Page {...page} header={<PublicHeader />} footer={<PublicFooter />}>
      {children}
    </Page>
  )
}
