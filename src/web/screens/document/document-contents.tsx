import { useState } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { useOutline } from '#web/panels/document/outline/use-outline.ts'
import { documentText as words } from '#web/text/document.ts'
import { useSectionInView } from './use-section-in-view.ts'

/** The sections as links: beside the sheet where there is room, folded above it elsewhere. */
export function DocumentContents({ document }: { document: RequirementsDocument }) {
  const [isOpen] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  const sections = useOutline(document)?.sections ?? []
  const current = useSectionInView() ?? sections[0]?.anchor
  if (sections.length < 2) return null
  return (
    <nav aria-label={words.contents} className="mb-8 lg:mb-0 print:hidden">
      <details
        open={isOpen}
        className="lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto"
      >
        <summary className="min-h-9 cursor-pointer rounded-soft py-1 font-medium text-sm">
          {words.contents}
        </summary>
        <ol className="gap-6 text-sm sm:columns-2 lg:columns-1">
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
      </details>
    </nav>
  )
}
