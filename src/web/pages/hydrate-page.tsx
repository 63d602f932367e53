import { type ComponentType, StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'

/** React takes over a page that was drawn at build time, in slices that leave room for a tap. */
export function hydratePage(root: HTMLElement, Page: ComponentType): void {
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorBoundary wayBack="home">
          <Page />
        </ErrorBoundary>
      </StrictMode>,
    )
  })
}
