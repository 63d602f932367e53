import type { Project } from '#contract/projects.ts'
import { useEntitlements } from '#web/api/account.ts'
import { UpgradeButton } from '#web/panels/billing/upgrade-button.tsx'
import { type ExportChoice, exportText as words } from '#web/text/export.ts'
import { chooseRefusalSentence } from '#web/text/refusal.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ExportRow } from './export-row.tsx'

interface ExportDialogProps {
  project: Pick<Project, 'id' | 'title' | 'documentVersion'>
  /** The version on the screen; the newest unless said. */
  version?: number | 'latest'
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Takes the focus afterwards. */
  returnFocus: () => HTMLElement | null
}

/**
 * Every export, by the people it is for; what cannot be had says why
 * (docs/product.md#entitlements).
 */
export function ExportDialog(props: ExportDialogProps) {
  const { project, version = 'latest', open, onOpenChange, returnFocus } = props
  const refusal = chooseRefusalSentence(useEntitlements().exportDocumentation)
  const hasDocument = project.documentVersion !== null
  const exported = version === 'latest' ? project.documentVersion : version

  const reasonFor = (choice: ExportChoice): string | null => {
    if (choice !== 'project' && !hasDocument) return words.needsDocument
    return choice === 'markdown' ? null : refusal
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocus={returnFocus}
      title={words.title}
      description={words.detail(project.title)}
    >
      <div className="grid gap-6">
        {refusal !== null ? (
          <Notice tone="warning" title={words.refusedTitle} action={<UpgradeButton size="sm" />}>
            {refusal}
          </Notice>
        ) : null}
        {hasDocument ? null : <Notice>{words.needsDocument}</Notice>}
        {words.groups.map(({ title, choices }) => (
          <section key={title} aria-label={title}>
            <h3 className="border-line border-b pb-1.5 font-sans font-semibold text-ink-soft text-sm">
              {title}
            </h3>
            <ul className="divide-y divide-line">
              {choices.map((choice) => (
                <ExportRow
                  key={choice}
                  choice={choice}
                  request={
                    choice === 'project'
                      ? { projectId: project.id, format: choice }
                      : { projectId: project.id, version, format: choice }
                  }
                  reason={reasonFor(choice)}
                />
              ))}
            </ul>
          </section>
        ))}
        {exported !== null ? (
          <p className="text-ink-soft text-xs">{words.version(exported)}</p>
        ) : null}
      </div>
    </Dialog>
  )
}
