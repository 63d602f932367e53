import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { useOutline } from '#web/panels/document/outline/use-outline.ts'
import { documentText as words } from '#web/text/document.ts'
import { ContentsDrawer } from './contents-drawer.tsx'
import { useSectionInView } from './use-section-in-view.ts'

/** The sections as links: beside the sheet where there is room, in a drawer below it elsewhere. */
export function DocumentContents({ document }: { document: RequirementsDocument }) {
  const sections = useOutline(document)?.sections ?? []
  const current = useSectionInView() ?? sections[0]?.anchor
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
      <ContentsDrawer sections={sections} current={current} />
    </>
  )
}
