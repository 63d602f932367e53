import type { ReactNode } from 'react'
import { Page } from './page.tsx'

interface MessageScreenProps {
  title: string
  children?: ReactNode
  action: ReactNode
}

/** A screen that says one thing and offers one way on. */
export function MessageScreen({ title, children, action }: MessageScreenProps) {
  return (
    <Page title={title} className="flex items-center justify-center px-6 py-16">
      <div className="max-w-md space-y-4 text-center">
        <h1 className="text-2xl">{title}</h1>
        {children && <p className="text-balance text-ink-soft">{children}</p>}
        <div className="pt-2">{action}</div>
      </div>
    </Page>
  )
}
