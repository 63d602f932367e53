import { Component, type ReactNode } from 'react'
import { shellText } from '#web/text/shell.ts'
import { Button } from '#web/ui/form/button.tsx'

/** Shows the fallback of Spec §2 when a screen cannot be drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <FailedScreen /> : this.props.children
  }
}

function FailedScreen() {
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 px-6 py-16 text-center">
      <div role="alert">
        <h1 className="max-w-md text-xl">{shellText.failed.message}</h1>
      </div>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {shellText.failed.action}
      </Button>
    </main>
  )
}
