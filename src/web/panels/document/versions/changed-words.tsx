import type { ItemChange } from '#domain/requirements/changes/change-package.ts'
import { type WordPart, wordDifference } from '#domain/requirements/versions/word-difference.ts'
import { versionsText as words } from '#web/text/document/versions.ts'

/** A new or a gone item is told whole; only a changed one word by word. */
export function ChangedWords({ change: { kind, before, after } }: { change: ItemChange }) {
  if (kind !== 'changed') return after ?? before
  const parts = wordDifference(before ?? '', after ?? '')
  return placed(parts).map(({ start, part }) => <Part key={start} part={part} />)
}

function Part({ part: { kind, text } }: { part: WordPart }) {
  if (kind === 'same') return text
  const Element = kind === 'added' ? 'ins' : 'del'
  return (
    <Element>
      <span className="sr-only">{kind === 'added' ? words.putIn : words.takenOut} </span>
      <span aria-hidden>{kind === 'added' ? words.inMark : words.outMark}</span>
      {text}
    </Element>
  )
}

/** Each part with the place where it begins, which names it among its neighbours. */
function placed(parts: readonly WordPart[]): { start: number; part: WordPart }[] {
  let start = 0
  return parts.map((part) => {
    const at = { start, part }
    start += part.text.length
    return at
  })
}
