import { useState } from 'react'
import { sectionsOf } from '#web/panels/document/document-marks.ts'
import { documentText as words } from '#web/text/document.ts'

/** The sections as links: beside the sheet where there is room, folded above it elsewhere. */
export function DocumentContents({ markdown }: { markdown: string }) {
  const [isOpen] = useState(() => window.matchMedia('(min-width: 64rem)').matches)
  const sections = sectionsOf(markdown)
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
          {sections.map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block rounded-soft py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
