import { ClipboardPaste } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'
import { tellLinkText as words } from '#web/text/tell-link.ts'

/** The quiet way to "Tell it once", for those who have notes already. */
export function TellLink({ projectId }: { projectId: string }) {
  return (
    <p className="text-ink-soft text-sm">
      {words.have}{' '}
      <Link
        to={paths.tell(projectId)}
        className="inline-flex min-h-6 items-center gap-1.5 text-accent underline underline-offset-4"
      >
        <ClipboardPaste aria-hidden className="size-4" />
        {words.tell}
      </Link>
    </p>
  )
}
