import { ChevronDown } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import type { Block, Statement } from '#domain/requirements/outline/blocks.ts'
import { useFile } from '#web/hooks/use-file.ts'
import { ItemControls } from '#web/panels/document/editing/item-controls.tsx'
import { loadPicture } from '#web/panels/document/pictures/load-picture.ts'
import { LevelContext } from '#web/panels/document/reading/level.ts'
import { FoldsContext } from '#web/panels/document/reading/use-folds.ts'
import './blocks.css'
import { ItemId, RequirementView, StatementLines } from './statement-view.tsx'
import { TableView } from './table-view.tsx'
import { OriginView, TextView } from './text-view.tsx'

/** The blocks of a section in their order; items that follow one another make one list. */
export function BlocksView({ blocks }: { blocks: readonly Block[] }) {
  return grouped(blocks).map((group, index) => {
    const key = `${index}`
    return Array.isArray(group) ? (
      <StatementLines key={key} lines={group} />
    ) : (
      <BlockView key={key} block={group} />
    )
  })
}

function grouped(blocks: readonly Block[]): (Statement[] | Block)[] {
  const groups: (Statement[] | Block)[] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (block.kind !== 'statement' || block.look === 'requirement') groups.push(block)
    else if (Array.isArray(last)) last.push(block)
    else groups.push([block])
  }
  return groups
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <PartHeading heading={block} />
    case 'paragraph':
      return (
        <p>
          <TextView text={block.text} />
        </p>
      )
    case 'note':
      return (
        <p className="document-note">
          <TextView text={block.text} />
        </p>
      )
    case 'statement':
      return <RequirementView statement={block} />
    case 'list':
      return <ListView list={block} />
    case 'table':
      return <TableView table={block} />
    case 'diagram':
      return <Drawing {...block} />
    case 'verbatim':
      return (
        <pre id={block.anchor ?? undefined} className="document-verbatim scroll-mt-16">
          {block.text}
        </pre>
      )
    case 'fold':
      return <Fold fold={block} />
  }
}

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

function PartHeading({ heading: { anchor, id, text, origin } }: { heading: Of<'heading'> }) {
  const Heading = `h${useContext(LevelContext) + 2}` as 'h3'
  return (
    <>
      <Heading id={anchor ?? undefined} className="document-part">
        {id === null ? null : (
          <>
            <ItemId id={id} />{' '}
          </>
        )}
        {text}
      </Heading>
      {id === null ? null : (
        <div className="document-note">
          <OriginView text={origin} /> <ItemControls id={id} />
        </div>
      )}
    </>
  )
}

function ListView({ list: { ordered, entries } }: { list: Of<'list'> }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={ordered ? 'document-steps' : undefined}>
      {entries.map((entry, index) => {
        const key = `${index}`
        return (
          <li key={key}>
            <TextView text={entry} />
          </li>
        )
      })}
    </List>
  )
}

/** Nothing until what draws is here. */
function Drawing(block: Of<'diagram'>) {
  const file = useFile(loadPicture, true)
  return file && <file.Picture {...block} />
}

/** A register that only machines need, closed until it is opened; it prints whole. */
function Fold({ fold: { anchor, title, blocks } }: { fold: Of<'fold'> }) {
  const folds = useContext(FoldsContext)
  const isFolded = folds?.isFolded(anchor) ?? false
  const Heading = `h${useContext(LevelContext) + 2}` as 'h3'
  const label: ReactNode =
    folds === null ? (
      title
    ) : (
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-controls={`${anchor}-body`}
        onClick={() => folds.toggle(anchor)}
      >
        <span>{title}</span>
        <ChevronDown aria-hidden />
      </button>
    )
  return (
    <div data-fold={anchor} id={anchor} className="document-fold">
      <Heading className="document-part">{label}</Heading>
      <div id={`${anchor}-body`} data-folded={isFolded || undefined} className="document-folded">
        <BlocksView blocks={blocks} />
      </div>
    </div>
  )
}
