import { BadgeCheck } from 'lucide-react'
import type { SharedDocument } from '#contract/sharing.ts'
import type { SharedLink } from '#web/api/approvals.ts'
import { paths } from '#web/paths.ts'
import { signOffText, approvingText as words } from '#web/text/document/sign-off.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { ApproveForm } from './approve-form.tsx'

interface ApprovalBannerProps {
  shared: SharedDocument
  link: SharedLink
  /** Shows the document as it is now. */
  onReload: () => void
}

/** Asks its reader to approve the version, or says what they gave; nothing on a link that only shows. */
export function ApprovalBanner({ shared, link, onReload }: ApprovalBannerProps) {
  const { approval, version, content } = shared
  if (approval === null) return null
  const { given, askedName } = approval
  if (given !== null) {
    return (
      <Notice tone="done" title={words.given(signOffText.as(given.name, given.role), given.at)}>
        <p>{words.givenDetail}</p>
        <p className="mt-2 text-xs [overflow-wrap:anywhere]">
          {words.hash}: <code>{given.sha256}</code>{' '}
          <a href={paths.verify} className="underline underline-offset-4">
            {words.verify}
          </a>
        </p>
      </Notice>
    )
  }
  const earlier = (content.approvals ?? []).filter(({ name }) => isSameName(name, askedName)).at(-1)
  return (
    <section
      aria-labelledby="approval-title"
      className="grid gap-4 rounded-soft bg-accent-soft p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h2
          id="approval-title"
          className="flex items-center gap-3 font-sans font-semibold text-base"
        >
          <BadgeCheck aria-hidden className="size-5 shrink-0 text-accent" />
          {words.title(askedName)}
        </h2>
        <p className="max-w-prose text-ink-soft text-sm">{words.detail(version)}</p>
      </div>
      {earlier === undefined ? null : <Again {...earlier} />}
      <ApproveForm
        name={askedName}
        version={version}
        sha256={approval.sha256}
        link={link}
        onReload={onReload}
      />
    </section>
  )
}

/** What the same person approved before, and what has changed since: links to each item. */
function Again({ version, again }: { version: number; again: readonly string[] }) {
  if (again.length === 0) return <p className="text-sm">{words.nothingNew(version)}</p>
  return (
    <div className="grid gap-2 text-sm">
      <p>{words.before(version)}</p>
      <ul className="flex max-h-32 flex-wrap gap-x-3 gap-y-1 overflow-y-auto">
        {again.map((id) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block min-h-6 text-accent tabular-nums underline underline-offset-4"
            >
              {id}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function isSameName(one: string, other: string): boolean {
  const plain = (name: string) => name.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return plain(one) === plain(other)
}
