import { useEffect, useRef } from 'react'
import type { Project } from '#contract/projects.ts'
import { followsAnswer, nameFromAnswer } from '#domain/project-name.ts'
import { useEntitlements } from '#web/api/account.ts'
import { useUpdateProject } from '#web/api/projects.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'

/**
 * Names a project after its first answer, as that is saved, for as long as nobody has named it and
 * there is no document. A name that could not be stored is tried with the next change.
 */
export function useProjectName(project: Project, drafts: ProjectDrafts): void {
  const keeper = drafts.answer('q1')
  const text = useAnswerPart(drafts, () => keeper.state.stored.text)
  const before = useRef(text)
  const { mutate } = useUpdateProject()
  const mayName = useEntitlements().editProject.allowed && project.documentVersion === null
  const { id, title } = project
  useEffect(() => {
    const name = nameFromAnswer(text)
    const isFollowing = followsAnswer(title, before.current)
    before.current = text
    if (!mayName || !isFollowing || name === null || name === title) return
    mutate({ id, changes: { title: name } })
  }, [text, id, title, mayName, mutate])
}
