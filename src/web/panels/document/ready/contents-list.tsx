import { Check } from 'lucide-react'
import { countContents } from '#domain/document-contents.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { containsText } from '#web/text/document/ready.ts'

/** What a document contains, in figures. */
export function ContentsList({ document }: { document: RequirementsDocument }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {containsText(countContents(document)).map((phrase) => (
        <li key={phrase} className="flex items-center gap-1.5">
          <Check aria-hidden className="size-4 shrink-0 text-done" />
          {phrase}
        </li>
      ))}
    </ul>
  )
}
