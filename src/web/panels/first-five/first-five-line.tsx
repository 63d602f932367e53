import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { Project } from '#contract/projects.ts'
import { FIRST_FIVE } from '#domain/questionnaire/first-five.ts'
import { useEntitlements } from '#web/api/account.ts'
import { paths } from '#web/paths.ts'
import { firstFiveText as words } from '#web/text/document/preview.ts'
import type { ShortWay } from './use-short-way.ts'

interface FirstFiveLineProps {
  project: Project
  way: ShortWay
}

const actionStyle =
  'inline-flex min-h-9 items-center gap-1.5 rounded-soft text-accent underline-offset-4 hover:underline'

/** One calm line above the question: how far it is to a first preview, and the way to it. */
export function FirstFiveLine({ project, way }: FirstFiveLineProps) {
  const { previewDocument } = useEntitlements()
  const total = FIRST_FIVE.length
  const isReady = way.done === total
  if (project.documentVersion !== null || !previewDocument.allowed) return null
  if (way.isOff && !isReady) return null
  return (
    <section
      aria-label={words.label}
      className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm"
    >
      <p className="flex items-center gap-2">
        {isReady ? words.ready : words.count(way.done, total)}
      </p>
      {isReady ? (
        <Link to={paths.preview(project.id)} className={actionStyle}>
          {words.see}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      ) : (
        <button type="button" onClick={way.leave} className={actionStyle}>
          {words.inOrder}
        </button>
      )}
    </section>
  )
}
