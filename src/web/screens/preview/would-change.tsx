import { useId } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { useDocument } from '#web/api/documents.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { createFileLoader } from '#web/loading/file-loader.ts'
import { changesText as words } from '#web/text/document/changes.ts'

const loadDifferences = createFileLoader(
  () => import('#web/panels/document/versions/differences.tsx'),
)

interface WouldChangeProps {
  projectId: string
  /** The newest version. */
  version: number
  preview: RequirementsDocument
}

/** What a generation would change of the newest version, before anybody asks for one. */
export function WouldChange({ projectId, version, preview }: WouldChangeProps) {
  const newest = useDocument(projectId, 'latest').data
  const file = useFile(loadDifferences, true)
  const id = useId()
  if (newest === undefined || file === null) return null
  return (
    <section aria-labelledby={id} className="mt-6 print:hidden">
      <details open>
        <summary className="min-h-11 cursor-pointer content-center">
          <h2 id={id} className="inline font-sans font-semibold text-base">
            {words.would}
          </h2>
        </summary>
        <div className="max-w-[46rem]">
          <p className="text-ink-soft text-sm">{words.wouldDetail(version)}</p>
          <file.Differences
            projectId={projectId}
            before={newest.content}
            after={preview}
            same={words.wouldNothing(version)}
            level={3}
          />
        </div>
      </details>
    </section>
  )
}
