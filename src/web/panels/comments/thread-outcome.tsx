import { CornerDownRight } from 'lucide-react'
import { commentText as words } from '#web/text/document/comments.ts'
import type { ShownThread } from './thread-card.tsx'

/** What became of a comment: the reply, the version that has it, and what is different there. */
export function ThreadOutcome({ thread }: { thread: ShownThread }) {
  const { reply, repliedAt, heldIn, changes } = thread
  if (repliedAt === null) return null
  return (
    <div className="grid gap-2 rounded-soft bg-sunken p-3 text-sm">
      <p className="flex items-center gap-1.5 font-medium text-ink-soft text-xs">
        <CornerDownRight aria-hidden className="size-3.5 rtl:-scale-x-100" />
        {words.reply} · {words.when(repliedAt)}
      </p>
      <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
        {reply ?? words.taken}
      </p>
      <p className={heldIn === null ? 'text-ink-soft text-xs' : 'font-medium text-done text-xs'}>
        {heldIn === null ? words.waiting : words.inVersion(heldIn)}
      </p>
      {changes.length === 0 ? null : (
        <details>
          <summary className="min-h-6 cursor-pointer text-accent text-xs underline underline-offset-4">
            {words.changes}
          </summary>
          <dl className="mt-2 grid gap-2">
            {changes.map((change) => (
              <ChangedItem key={change.item} {...change} />
            ))}
          </dl>
        </details>
      )}
    </div>
  )
}

function ChangedItem({ item, before, after }: ShownThread['changes'][number]) {
  const name =
    after === null ? words.isGone(item) : before === null ? words.isNew(item) : words.changed(item)
  return (
    <div className="grid gap-0.5 [overflow-wrap:anywhere]">
      <dt className="font-medium text-xs">{name}</dt>
      {before === null ? null : (
        <dd dir="auto" className="text-ink-soft">
          <span className="text-xs">{words.before}: </span>
          <del className="decoration-line-strong">{before}</del>
        </dd>
      )}
      {after === null ? null : (
        <dd dir="auto">
          {before === null ? null : <span className="text-ink-soft text-xs">{words.now}: </span>}
          <ins className="no-underline">{after}</ins>
        </dd>
      )}
    </div>
  )
}
