import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { Piece } from '#domain/requirements/outline/blocks.ts'
import { DEVELOPER_TERMS, type DeveloperTerm } from '#web/text/document/reading.ts'
import { Explained } from './explanations.tsx'
import type { TermPlace } from './find-term-places.ts'

/** The first mentions of the glossary's terms in the section around. */
export const TermPlacesContext = createContext<ReadonlyMap<Piece, TermPlace[]>>(new Map())

/** Plain words; terms of the glossary can be tapped at their first mention in the section. */
export function Words({ piece }: { piece: Piece }) {
  const { text } = piece
  const places = useContext(TermPlacesContext).get(piece) ?? []
  const parts: ReactNode[] = []
  let done = 0
  for (const { start, end, term } of places) {
    if (text.slice(start, end) === '') continue
    parts.push(
      text.slice(done, start),
      <Explained
        key={start}
        className="document-term"
        topic={{ kind: 'term', term: term.term, meaning: term.meaning, item: term.item }}
      >
        {text.slice(start, end)}
      </Explained>,
    )
    done = end
  }
  return (
    <>
      {parts}
      {text.slice(done)}
    </>
  )
}

const MARKED = /\{(\w+):([^}]+)\}/

/** A sentence of ours in which developers' words, written `{term:words}`, can be tapped. */
export function Sentence({ text }: { text: string }) {
  const parts = text.split(MARKED)
  return parts.map((part, index) => {
    const key = `${index}`
    if (index % 3 === 0) return <Fragment key={key}>{part}</Fragment>
    if (index % 3 === 1) return null
    const name = parts[index - 1]
    return isTerm(name) ? <DeveloperWord key={key} name={name} words={part} /> : part
  })
}

/** A developer's word with its meaning. */
export function DeveloperWord({ name, words }: { name: DeveloperTerm; words: string }) {
  const topic = { kind: 'term', term: words, meaning: DEVELOPER_TERMS[name], item: null } as const
  return (
    <Explained className="document-term" topic={topic}>
      {words}
    </Explained>
  )
}

function isTerm(name: string | undefined): name is DeveloperTerm {
  return name !== undefined && Object.hasOwn(DEVELOPER_TERMS, name)
}
