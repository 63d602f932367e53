import type { ReactNode } from 'react'
import { useEffect } from 'react'
import type { ReadingKeeper } from '#web/drafts/reading/reading-keeper.ts'
import type { ReadingState } from '#web/drafts/reading/reading-state.ts'
import { correctingText as words } from '#web/text/document/correcting.ts'
import { Button } from '#web/ui/form/button.tsx'
import { type Follow, mayPass } from './use-follow.ts'

interface CorrectionsBarProps {
  state: ReadingState
  keeper: ReadingKeeper
  follow: Follow
  readingVersion: number | null
  /** What was done last. */
  note: string
  onUndo: (() => void) | null
}

/** Below the page, once there is something to say: what was done, where it is, and the way back. */
export function CorrectionsBar(props: CorrectionsBarProps) {
  const { onUndo } = props
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      if (!isUndo || onUndo === null || isWriting(event.target)) return
      event.preventDefault()
      onUndo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onUndo])
  const said = sayingOf(props)
  return (
    <div role="status" className="document-corrections">
      {said === null ? null : (
        <div className="document-corrections-line">
          <p>{said.text}</p>
          {said.actions}
          {onUndo === null ? null : (
            <Button
              data-undo
              size="sm"
              variant="quiet"
              aria-keyshortcuts="Control+Z Meta+Z"
              onClick={onUndo}
            >
              {words.undo}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

function sayingOf({
  state,
  keeper,
  follow,
  readingVersion,
  note,
}: CorrectionsBarProps): { text: string; actions?: ReactNode } | null {
  const { error, version, isWorking, ask } = follow
  if (state.contested.length > 0) {
    return {
      text: words.contested,
      actions: (
        <>
          <Button size="sm" onClick={() => keeper.settle(true)}>
            {words.myWay}
          </Button>
          <Button size="sm" onClick={() => keeper.settle(false)}>
            {words.leave}
          </Button>
        </>
      ),
    }
  }
  if (state.trouble === 'unreachable' || error?.isUnreachable) return { text: words.offline }
  if (error?.code === 'generation_running') return { text: words.waits }
  if (error !== null && !mayPass(error)) {
    return {
      text: `${words.failed} ${error.message}`,
      actions: <Ask onClick={ask}>{words.retry}</Ask>,
    }
  }
  if (isWorking) return { text: [note, words.saving].join(' ').trim() }
  const count = changesSince(state, readingVersion)
  if (count !== null) {
    const text = count === 0 ? words.behind : words.changesSince(count)
    return { text, actions: <Ask onClick={ask}>{words.bringIn}</Ask> }
  }
  const text = [note, version === null ? '' : words.inVersion(version)].join(' ').trim()
  return text === '' ? null : { text }
}

function Ask({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button size="sm" variant="confirm" onClick={onClick}>
      {children}
    </Button>
  )
}

/** How many rows were decided or read otherwise since the document was written; null for none. */
function changesSince({ rows, version }: ReadingState, readingVersion: number | null) {
  if (rows === null || version === null || readingVersion === null) return null
  if (version <= readingVersion) return null
  return rows.filter(({ changed }) => changed > readingVersion).length
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null
}
