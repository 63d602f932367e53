import { useState } from 'react'
import type { Project } from '#contract/projects.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'
import { useUpdateProject } from '#web/api/projects.ts'

/**
 * The choice as it stands on the screen, and the way to change it. It shows at once and is sent after;
 * one that cannot be sent is a suggestion that comes back another day, and no reason to disturb.
 */
export function useStarterChoice(project: Project) {
  const [choice, setChoice] = useState<StarterChoice | null>(project.starters)
  const { mutate } = useUpdateProject()
  const change = (next: StarterChoice) => {
    setChoice(next)
    mutate({
      id: project.id,
      changes: { starters: { kind: next.kind, settled: [...next.settled] } },
    })
  }
  return { choice, change }
}
