import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '#web/paths.ts'
import { Page } from '#web/shell/page.tsx'
import { Mark, markLinkStyle } from '#web/shell/product-mark.tsx'
import { PublicFooter } from '#web/shell/public/public-footer.tsx'

interface SignInFrameProps {
  title: string
  detail?: string
  /** Whoever came to fill it in can type at once. */
  startsInField?: boolean
  children: ReactNode
  /** Stands below the form: the way to the other forms. */
  footer?: ReactNode
}

/** One narrow column with one thing to do. A new title takes the focus: it is another form then. */
export function SignInFrame(props: SignInFrameProps) {
  const { title, detail, startsInField = false, children, footer } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const field = startsInField ? heading.current?.parentElement?.querySelector('input') : null
    if (title) (field ?? heading.current)?.focus()
  }, [title, startsInField])
  return (
    <Page
      title={title}
      className="mx-auto w-full max-w-md px-4 pt-8 sm:px-0 sm:pt-14"
      header={
        <header className="px-4 py-2 sm:px-6">
          {/* A navigation: the landing page is there ready drawn, and needs none of the app. */}
          <a href={paths.home} className={markLinkStyle}>
            <Mark />
          </a>
        </header>
      }
      footer={<PublicFooter />}
    >
      <h1 key={title} ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      {detail && <p className="mt-2 text-ink-soft">{detail}</p>}
      <div className="mt-8 space-y-6">{children}</div>
      {footer && <div className="mt-8 text-ink-soft text-sm">{footer}</div>}
    </Page>
  )
}
