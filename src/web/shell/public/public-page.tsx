import type { ReactNode } from 'react'
import { Page } from '#web/shell/page.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

interface PublicPageProps {
  title: string
  children: ReactNode
  /** Classes of `main`: widths and gaps. */
  className?: string
}

/** A page for everybody. It can be drawn on the server: nothing here reads the window. */
export function PublicPage({ title, children, className }: PublicPageProps) {
  return (
    <Page
      title={title}
      header={<PublicHeader />}
      footer={<PublicFooter />}
      className={className ?? ''}
    >
      {children}
    </Page>
  )
}
