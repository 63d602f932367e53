import { type ReactNode, useContext } from 'react'
import type { Mark, Statement, Traced } from '#domain/requirements/document-items.ts'
import { ItemControls } from '#web/panels/document/editing/item-controls.tsx'
import { markWords, readingText as words } from '#web/text/document/reading.ts'
import { Explained } from './explanations.tsx'
import { LevelContext } from './level.ts'
import { questionName, questionOrder } from './question-name.ts'
import { Words } from './words.tsx'

interface OriginProps {
  of: Traced | { sources: readonly string[]; mark: Mark }
}

/** Where an item comes from, small and quiet: "Q6", and Assumed or Open in words. */
export function Origin({ of }: OriginProps) {
  const { sources, mark } = of
  const quotes = 'quotes' in of ? of.quotes : []
  return (
    <span className="document-origin">
      {sources.map((question) => (
        <Explained
          key={question}
          className="document-source"
          label={words.source(questionOrder(question))}
          topic={{
            kind: 'source',
            question,
            quotes: quotes.filter((each) => each.question === question).map(({ text }) => text),
          }}
        >
          {questionName(question)}
        </Explained>
      ))}
      {mark === 'stated' ? null : (
        <span className={`document-mark document-${mark}`}>{markWords[mark]}</span>
      )}
      {'id' in of ? <ItemControls id={of.id} /> : null}
    </span>
  )
}

/** The id at an item's head; it hangs in the margin where there is one. */
export function ItemId({ id }: { id: string }) {
  return <span className="document-id">{id}</span>
}

interface ItemProps {
  item: Statement
  /** Before the text, such as "Budget:". */
  label?: string
  /** After the source: further lines. */
  children?: ReactNode
}

/** One item of a list: id, text, source. */
export function Item({ item, label, children }: ItemProps) {
  return (
    <li id={item.id} className="document-item">
      <ItemId id={item.id} /> {label === undefined ? null : `${label} `}
      <Words id={item.id} text={item.text} /> <Origin of={item} />
      {children}
    </li>
  )
}

/** A list of plain items; nothing when there are none. */
export function Items({ items }: { items: readonly Statement[] }) {
  if (items.length === 0) return null
  return (
    <ul className="document-items">
      {items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ul>
  )
}

interface PartProps {
  title: ReactNode
  /** The item the part is about. */
  id?: string
  isThere?: boolean
  children: ReactNode
}

/** A part of a section below its own heading; nothing when it has no content. */
export function Part({ title, id, isThere = true, children }: PartProps) {
  const Heading = `h${useContext(LevelContext) + 2}` as 'h3'
  if (!isThere) return null
  return (
    <>
      <Heading id={id} className="document-part">
        {id === undefined ? null : (
          <>
            <ItemId id={id} />{' '}
          </>
        )}
        {title}
      </Heading>
      {children}
    </>
  )
}

/** A line below an item: "If it fails: …"; nothing without content. */
export function Below({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="document-below">
      <span className="document-label">{label}</span> {children}
    </p>
  )
}

/** More ids than this say nothing to a reader. */
const SHOWN_IDS = 20

/** Ids as links to their items. */
export function IdLinks({ ids }: { ids: readonly string[] }) {
  const shown = ids.slice(0, SHOWN_IDS)
  return (
    <span className="document-links">
      {shown.map((id, index) => (
        <span key={id}>
          <a href={`#${id}`}>{id}</a>
          {index < shown.length - 1 ? ', ' : null}
        </span>
      ))}
      {ids.length > shown.length ? words.andMore(ids.length - shown.length) : null}
    </span>
  )
}
