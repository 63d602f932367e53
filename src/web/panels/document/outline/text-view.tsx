import { Fragment } from 'react'
import type { Piece, Text } from '#domain/requirements/outline/blocks.ts'
import { Explained } from '#web/panels/document/reading/explanations.tsx'
import { getQuestionOrder } from '#web/panels/document/reading/get-question-name.ts'
import { Words } from '#web/panels/document/reading/words.tsx'
import { readingText as words } from '#web/text/document/reading.ts'

/** Running text, piece by piece. */
export function TextView({ text }: { text: Text }) {
  return text.map((piece, index) => {
    const key = `${index} ${piece.text}`
    return (
      <Fragment key={key}>
        {isBetweenSources(text, index) ? ' ' : drawn(piece, text[index - 1])}
      </Fragment>
    )
  })
}

/** Where an item comes from, small and quiet: "Q6", and what is not Stated in words. */
export function OriginView({ text }: { text: Text }) {
  if (text.length === 0) return null
  return (
    <span className="document-origin">
      <TextView text={text} />
    </span>
  )
}

function drawn(piece: Piece, before: Piece | undefined) {
  switch (piece.kind) {
    case 'plain':
      return <Words piece={piece} />
    case 'strong':
      return <strong>{piece.text}</strong>
    case 'quoted':
      return <span className="document-quoted">{piece.text}</span>
    case 'item':
      return (
        <span className="document-links">
          <a href={`#${piece.id}`}>{piece.text}</a>
        </span>
      )
    case 'source':
      return <SourceView piece={piece} />
    case 'mark':
      return (
        <span
          className={`document-mark document-${piece.mark}`}
          data-inside={/[（(]$/.test(before?.text ?? '') || undefined}
        >
          {piece.text}
        </span>
      )
    case 'origin':
      return (
        <>
          {' '}
          <OriginView text={piece.pieces} />
        </>
      )
    case 'edited':
      // The item's controls say so, with the way back.
      return null
  }
}

function SourceView({ piece }: { piece: Extract<Piece, { kind: 'source' }> }) {
  const { question, quotes, text } = piece
  return (
    <Explained
      className="document-source"
      label={words.source(getQuestionOrder(question))}
      topic={{ kind: 'source', question, quotes }}
    >
      {text}
    </Explained>
  )
}

const SMALL: ReadonlySet<Piece['kind'] | undefined> = new Set(['source', 'mark', 'edited'])

/** Sources keep a distance of their own and need no comma; the end of a sentence stays. */
function isBetweenSources(text: Text, index: number): boolean {
  const piece = text[index]
  return (
    piece?.kind === 'plain' &&
    /^[\s\p{P}]*$/u.test(piece.text) &&
    !/[。.]/u.test(piece.text) &&
    SMALL.has(text[index - 1]?.kind) &&
    SMALL.has(text[index + 1]?.kind)
  )
}
