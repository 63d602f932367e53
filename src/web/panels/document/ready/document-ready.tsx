import { X } from 'lucide-react'
import { useId } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { readyText as words } from '#web/text/document/ready.ts'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { ContentsList } from './contents-list.tsx'

const linkStyle = 'inline-block py-2 text-accent underline underline-offset-4'

interface DocumentReadyProps {
  document: RequirementsDocument
  onClose: () => void
}

/** The moment a document is ready: what it contains, and what to do next. */
export function DocumentReady({ document, onClose }: DocumentReadyProps) {
  const id = useId()
  const open = document.openQuestions.length
  return (
    <section
      aria-labelledby={id}
      className="mx-auto mb-8 grid max-w-[43.3rem] animate-rise gap-4 rounded-soft border border-done bg-done-soft p-5 print:hidden"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="text-xl">
          {words.title}
        </h2>
        <IconButton
          icon={X}
          label={words.close}
          size="sm"
          className="-mt-1 -mr-2"
          onClick={onClose}
        />
      </div>
      <div className="grid gap-1.5">
        <h3 className="font-sans font-semibold text-sm">{words.contains}</h3>
        <ContentsList document={document} />
      </div>
      <div>
        <h3 className="font-sans font-semibold text-sm">{words.next}</h3>
        <ol className="list-decimal pl-5 text-sm marker:text-ink-soft">
          <li>
            <a className={linkStyle} href="#section-first">
              {words.readFirst}
            </a>
          </li>
          {open > 0 && (
            <li>
              <a className={linkStyle} href="#section-registers">
                {words.answerOpen(open)}
              </a>
            </li>
          )}
          <li className="py-2">{words.handOn}</li>
        </ol>
      </div>
    </section>
  )
}
