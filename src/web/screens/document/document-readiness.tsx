import { useMemo } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { ReadinessPanel } from '#web/panels/readiness/readiness-panel.tsx'
import { useReadiness } from '#web/panels/readiness/use-readiness.ts'

interface DocumentReadinessProps {
  projectId: string
  document: RequirementsDocument
}

/** How ready the document on the screen is. */
export function DocumentReadiness({ projectId, document }: DocumentReadinessProps) {
  const input = useMemo(() => ({ kind: 'document', document }) as const, [document])
  const judgement = useReadiness(input)
  return <ReadinessPanel projectId={projectId} judgement={judgement} level={2} isQuiet />
}
