import { useSignedInUser } from '#web/api/account.ts'
import { useDrafts } from '#web/drafts/page/use-drafts.ts'
import { useReading } from '#web/drafts/reading/reading-sessions.ts'
import { Corrections, type CorrectionsProps } from './corrections.tsx'

type DocumentReadingProps = Omit<CorrectionsProps, 'drafts' | 'keeper'>

/** Opens the answers and the reading behind the document on the screen. */
export function DocumentReading(props: DocumentReadingProps) {
  const user = useSignedInUser()
  const drafts = useDrafts(user.id, props.projectId)
  const keeper = useReading(drafts, user.id)
  return keeper && drafts ? <Corrections {...props} drafts={drafts} keeper={keeper} /> : null
}
