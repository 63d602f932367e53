import { Printer } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { SharedDocument } from '#contract/sharing.ts'
import type { SharedLink } from '#web/api/approvals.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { CommentsPlace } from '#web/panels/comments/guest/shared-comments.tsx'
import { arriveAt } from '#web/panels/document/contents/arrive-at.ts'
import { DocumentContents } from '#web/panels/document/contents/document-contents.tsx'
import { DocumentSkeleton } from '#web/panels/document/document-skeleton.tsx'
import { useOutline } from '#web/panels/document/outline/use-outline.ts'
import { PlainDocument } from '#web/panels/document/plain-document.tsx'
import { sharedText as words } from '#web/text/document/shared.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

/** Only somebody who is asked to approve needs it. */
const loadBanner = createFileLoader(() => import('./approval-banner.tsx'))

interface SharedDocumentViewProps {
  shared: SharedDocument
  link: SharedLink
  /** Shows the document as it is now. */
  onReload: () => void
}

/** The shared version with its contents, as good on a phone as its founder's own page. */
export function SharedDocumentView({ shared, link, onReload }: SharedDocumentViewProps) {
  const { content, version, createdAt, expiresAt, hasNewer } = shared
  const outline = useOutline(content)
  const banner = useFile(loadBanner, shared.approval !== null)
  const facts = [
    words.version(version, createdAt),
    ...(expiresAt === null ? [] : [words.until(expiresAt)]),
  ]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: links do the work; a press of Enter on one is a click as well
    <div onClick={stayOnLink}>
      <div className="mb-8 grid gap-3 border-line border-b py-4 print:hidden">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="text-sm">{words.by}</p>
            <p className="text-ink-soft text-xs">{facts.join(' · ')}</p>
          </div>
          <div className="flex gap-3">
            <CommentsPlace />
            <Button onClick={() => window.print()} className="max-sm:hidden">
              <Printer aria-hidden />
              {words.print}
            </Button>
          </div>
        </div>
        {hasNewer ? <Notice>{words.newer}</Notice> : null}
        {banner && <banner.ApprovalBanner shared={shared} link={link} onReload={onReload} />}
      </div>
      <div className="grid gap-x-10 lg:grid-cols-[14rem_minmax(0,1fr)] print:block">
        <DocumentContents document={content} />
        <div className="min-w-0">
          {outline === null ? <DocumentSkeleton /> : <PlainDocument outline={outline} />}
        </div>
      </div>
    </div>
  )
}

/** A link within the page scrolls without touching the address, whose end is the token. */
function stayOnLink(event: MouseEvent<HTMLElement>): void {
  const link = (event.target as HTMLElement).closest('a')
  const name = link?.getAttribute('href')
  if (!name?.startsWith('#')) return
  event.preventDefault()
  arriveAt(name.slice(1))?.focus({ preventScroll: true })
}
