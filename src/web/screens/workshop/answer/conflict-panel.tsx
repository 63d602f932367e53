import type { AnswerKeeper } from '#web/drafts/answer-keeper.ts'
import type { ConflictChoice } from '#web/drafts/draft-state.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { ProjectDrafts } from '#web/drafts/project-drafts.ts'
import { conflictText as words } from '#web/text/workshop.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'

const CHOICES: readonly ConflictChoice[] = ['mine', 'theirs', 'both']

interface ConflictPanelProps {
  drafts: ProjectDrafts
  keeper: AnswerKeeper
  onChosen: () => void
}

/**
 * Both texts of an answer that was changed in two places, and the choice between them
 * (docs/product.md#saving).
 */
export function ConflictPanel({ drafts, keeper, onChosen }: ConflictPanelProps) {
  const theirs = useAnswerPart(drafts, () => keeper.state.conflict)
  if (theirs === null) return null
  return (
    <Notice tone="warning" role="alert" title={words.title}>
      <p>{words.detail}</p>
      <div className="mt-3 grid gap-3 md:grid-cols-2">
        <Version label={words.mine} drafts={drafts} read={() => keeper.state.text} />
        <Version
          label={theirs.savedAt === null ? words.theirs : words.theirsAt(theirs.savedAt)}
          drafts={drafts}
          read={() => theirs.text}
        />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        {CHOICES.map((choice) => (
          <Button
            key={choice}
            size="sm"
            onClick={() => {
              keeper.resolve(choice)
              onChosen()
            }}
          >
            {words.choices[choice]}
          </Button>
        ))}
      </div>
      <p className="mt-2 text-ink-soft text-xs">{words.bothHint}</p>
    </Notice>
  )
}

interface VersionProps {
  label: string
  drafts: ProjectDrafts
  read: () => string
}

function Version({ label, drafts, read }: VersionProps) {
  const text = useAnswerPart(drafts, read)
  return (
    <figure className="min-w-0 rounded-soft border border-line bg-surface p-3">
      <figcaption className="mb-1 font-medium text-ink-soft text-xs">{label}</figcaption>
      <textarea
        readOnly
        aria-label={label}
        value={text}
        placeholder={words.empty}
        className="field-sizing-content max-h-48 min-h-16 w-full resize-none font-serif text-base"
      />
    </figure>
  )
}
