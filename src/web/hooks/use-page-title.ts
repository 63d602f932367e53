import { useEffect } from 'react'

/** The browser tab's title: "Dashboard · Groundwork", or the product's name alone. */
export function usePageTitle(title?: string): void {
  useEffect(() => {
    document.title = makeTabTitle(title)
  }, [title])
}

export function makeTabTitle(title?: string): string {
  return title ? `${title} · Groundwork` : 'Groundwork'
}
