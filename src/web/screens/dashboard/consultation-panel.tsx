import type { Project } from '#contract/projects.ts'
import { isPremium } from '#domain/billing/plan-actions.ts'
import { useSignedInUser } from '#web/api/account.ts'
import { useSessionText } from '#web/hooks/use-session-text.ts'
import { ConsultationList } from '#web/panels/consultation/consultation-list.tsx'
import { readSessionText } from '#web/storage/session-text.ts'
import { consultationText as words } from '#web/text/consultation.ts'
import { Badge } from '#web/ui/display/badge.tsx'
import { AskBox } from './ask-box.tsx'

/** The right panel: ask about the selected project, and read what was asked before. */
export function ConsultationPanel({ project }: { project: Project | null }) {
  const user = useSignedInUser()
  const key = project ? `ask.${user.id}.${project.id}` : null
  const [text, setText] = useSessionText(key)
  // What was typed while the reply was under way stays.
  const onAnswered = (asked: string) => {
    if (readSessionText(key) === asked) setText('')
  }

  return (
    <section aria-label={words.title} className="grid content-start gap-5">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xl">{words.title}</h2>
        {isPremium(user.subscriptionStatus) ? <Badge tone="accent">{words.unlimited}</Badge> : null}
      </div>
      <AskBox
        projectId={project?.id ?? null}
        text={text}
        onTextChange={setText}
        onAnswered={onAnswered}
      />
      {project ? (
        <div className="grid gap-2">
          <h3 className="font-medium font-sans text-sm">{words.previous}</h3>
          <ConsultationList projectId={project.id} />
        </div>
      ) : null}
    </section>
  )
}
