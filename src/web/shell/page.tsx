import type { ReactNode } from 'react'
import { usePageTitle } from '#web/hooks/use-page-title.ts'
import { shellText } from '#web/text/shell.ts'
import { joinClassNames } from '#web/ui/join-class-names.ts'

interface PageProps {
  /** For the browser's tab; the product's name alone when left out. */
  title?: string
  /** Stands above the content: AppHeader on signed-in screens. */
  header?: ReactNode
  children: ReactNode
  /** Stands below the content. */
  footer?: ReactNode
  /** Classes of `main`: widths and gaps. */
  className?: string
}

/** The frame of a screen: skip link, header, the one `main`, footer, and the tab's title. */
export function Page({ title, header, children, footer, className }: PageProps) {
  usePageTitle(title)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-soft focus:bg-surface focus:px-4 focus:py-3"
      >
        {shellText.skip}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={joinClassNames('flex-1', className)}>
        {children}
      </main>
      {footer}
    </div>
  )
}
