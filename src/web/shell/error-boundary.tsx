import { Component, type ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { shellText } from '#web/text/shell.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { Button } from '#web/ui/form/button.tsx'

interface ErrorBoundaryProps {
  /**
   * Where its way back leads: out of the work to the dashboard, from a public page to the first.
   */
  wayBack: 'dashboard' | 'home'
  children: ReactNode
}

/** Shows the fallback when a screen cannot be drawn, with a way out of it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    const { wayBack, children } = this.props
    return this.state.hasFailed ? <FailedScreen wayBack={wayBack} /> : children
  }
}

/** Its way back is a plain link: what has failed may be the router itself, or what it keeps. */
function FailedScreen({ wayBack }: Pick<ErrorBoundaryProps, 'wayBack'>) {
  const words = shellText.failed
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-6 py-16 text-center">
      <div role="alert" className="max-w-md space-y-4">
        <h1 className="text-xl text-balance">{words.message}</h1>
        <p className="text-balance text-ink-soft">{words.detail[wayBack]}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {words.action}
        </Button>
        <AnchorButton href={paths[wayBack]}>{words.wayBack[wayBack]}</AnchorButton>
      </div>
    </main>
  )
}
