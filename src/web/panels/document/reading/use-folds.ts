import { createContext, useCallback, useEffect, useMemo, useRef } from 'react'
import { useSessionText } from '#web/hooks/use-session-text.ts'

export interface Folds {
  isFolded: (section: string) => boolean
  toggle: (section: string) => void
}

/** Null where nothing folds. */
export const FoldsContext = createContext<Folds | null>(null)

/**
 * Which sections and registers are folded, kept for each document while the tab lives. A link or an address that
 * names something inside a folded section unfolds it first. `atFirst` are folded until touched.
 */
export function useFolds(documentKey: string, atFirst: readonly string[]): Folds {
  const [text, setText] = useSessionText(`groundwork.folds.${documentKey}`)
  const folded = useMemo(() => new Set(text === '' ? atFirst : text.split(' ')), [text, atFirst])
  const toggle = useCallback(
    (section: string) => {
      const next = new Set(folded)
      if (!next.delete(section)) next.add(section)
      // "-" stands for none, since an empty text means that nothing was touched.
      next.delete('-')
      setText([...next].join(' ') || '-')
    },
    [folded, setText],
  )

  const hasArrived = useRef(false)
  /** What a link led to: it can be scrolled to once its section is unfolded on the page. */
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const goTo = (id: string) => {
      const target = id === '' ? null : document.getElementById(id)
      if (!target?.closest('[data-section]')) return
      const around = foldedAround(target, folded)
      if (around !== undefined) {
        wanted.current = id
        toggle(around)
      } else requestAnimationFrame(() => target.scrollIntoView({ block: 'start' }))
    }
    if (wanted.current !== null) goTo(wanted.current)
    wanted.current = null
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const id = link?.getAttribute('href')?.slice(1)
      if (id) goTo(id)
    }
    const arrive = () => goTo(location.hash.slice(1))
    if (!hasArrived.current) arrive()
    hasArrived.current = true
    window.addEventListener('click', follow)
    window.addEventListener('hashchange', arrive)
    return () => {
      window.removeEventListener('click', follow)
      window.removeEventListener('hashchange', arrive)
    }
  }, [folded, toggle])

  const isFolded = useCallback((section: string) => folded.has(section), [folded])
  return useMemo(() => ({ isFolded, toggle }), [isFolded, toggle])
}

/** A folded section or register that hides what was asked for; its own heading is in sight. */
function foldedAround(target: HTMLElement, folded: ReadonlySet<string>): string | undefined {
  for (let at = target.parentElement; at !== null; at = at.parentElement) {
    const name = at.dataset.section ?? at.dataset.fold
    if (name !== undefined && folded.has(name)) return name
  }
  return undefined
}
