import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useSessionText } from '#web/hooks/use-session-text.ts'

interface Folds {
  isFolded: (section: string) => boolean
  toggle: (section: string) => void
}

/**
 * Which sections are folded, kept for each document while the tab lives. A link or an address that
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
      const section = target?.closest<HTMLElement>('[data-section]')?.dataset.section
      if (!target || section === undefined) return
      if (folded.has(section) && target.dataset.section !== section) {
        wanted.current = id
        toggle(section)
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

  return { isFolded: (section) => folded.has(section), toggle }
}
