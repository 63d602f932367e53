import { useContext } from 'react'
import type { Outline } from '#domain/requirements/outline/blocks.ts'
import { BlocksView } from '#web/panels/document/outline/blocks-view.tsx'
import { LevelContext } from './level.ts'

/** Title, what it is for, version and date, and how to read it. */
export function DocumentFront({ outline }: { outline: Outline }) {
  const Title = `h${useContext(LevelContext)}` as 'h1'
  return (
    <div className="document-front markdown">
      <Title>{outline.title}</Title>
      <BlocksView blocks={outline.front} />
    </div>
  )
}
