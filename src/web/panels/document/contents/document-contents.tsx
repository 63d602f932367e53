import { useEffect, useState } from 'react'
import type { StoredDocument } from '#domain/requirements/outline/worked/worked-out.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { useOutline } from '#web/panels/document/outline/use-outline.ts'
import { documentText as words } from '#web/text/document.ts'

/** It stands over the page: what comes a moment later pushes nothing. */
const loadDrawer = createFileLoader(() => import('./contents-drawer.tsx'))

/** How far below the window's top a section counts as the one being read, in px. */
const READING_LINE = 140

/** The sections as links: beside the sheet where there is room, in a drawer below it elsewhere. */
export function DocumentContents({ document }: { document: StoredDocument }) {
  const sections = useOutline(document)?.sections ?? []
  const current = useSectionInView() ?? sections[0]?.anchor
  const drawer = useFile(loadDrawer, true)
  if (sections.length < 2) return null
  return (
    <>
      <nav aria-label={words.contents} className="max-lg:hidden print:hidden">
        <div className="sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto">
          <p className="py-1 font-medium text-sm">{words.contents}</p>
          <ol className="text-sm">
            {sections.map(({ anchor, title }) => (
              <li key={anchor}>
                <a
                  href={`#${anchor}`}
                  aria-current={anchor === current ? 'location' : undefined}
                  className="block rounded-soft border-transparent border-l-2 py-1 pl-3 text-ink-soft underline-offset-4 hover:text-ink hover:underline aria-[current]:border-accent aria-[current]:text-ink"
                >
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      {drawer && <drawer.ContentsDrawer sections={sections} current={current} />}
    </>
  )
}

/** The id of the section being read: the last one that began above the reading line. */
function useSectionInView(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
      const begun = sections.filter((each) => each.getBoundingClientRect().top < READING_LINE)
      setCurrent((begun.at(-1) ?? sections[0])?.id ?? null)
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    soon()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [])
  return current
}
