import type { ComponentType } from 'react'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { requirementsOf } from '#domain/requirements/registers/list-items.ts'
import { DOCUMENT_TEXT } from '#domain/requirements/text-en/document.ts'
import type { TermText } from '#web/panels/document/reading/term-places.ts'
import { Journeys, Requirements, Rules } from './behaviour.tsx'
import { Delivery, Privacy, Quality, Registers } from './frame.tsx'
import { Connections, Data, Screens } from './product.tsx'
import { Goals, Problem, Roles, Scope, Summary } from './purpose.tsx'
import { Answers, Changes, Coverage, Glossary, HandOff } from './registers.tsx'
import type { SectionProps } from './section-props.ts'

type Name = keyof typeof DOCUMENT_TEXT.headings

interface SectionKind {
  name: Name
  Body: ComponentType<SectionProps>
  /** Its items; a section without any is left out. */
  items: (document: RequirementsDocument) => readonly unknown[]
}

const SECTIONS: readonly SectionKind[] = [
  { name: 'summary', Body: Summary, items: (d) => d.summary },
  { name: 'problem', Body: Problem, items: (d) => [...d.problem, ...d.today] },
  {
    name: 'goals',
    Body: Goals,
    items: (d) => [...d.promise, ...d.success, ...d.counterMeasures],
  },
  { name: 'roles', Body: Roles, items: (d) => d.roles },
  {
    name: 'scope',
    Body: Scope,
    items: (d) => [...d.nonGoals, ...d.later, ...d.features.flatMap(ids)],
  },
  { name: 'journeys', Body: Journeys, items: (d) => d.journeys },
  { name: 'requirements', Body: Requirements, items: requirementsOf },
  { name: 'rules', Body: Rules, items: (d) => [...d.rules, ...d.statusTables] },
  { name: 'data', Body: Data, items: (d) => [...d.entities, ...d.dataRules] },
  { name: 'screens', Body: Screens, items: (d) => [...d.screens, ...d.experience] },
  { name: 'connections', Body: Connections, items: (d) => [...d.integrations, ...d.messages] },
  { name: 'quality', Body: Quality, items: (d) => d.quality },
  { name: 'privacy', Body: Privacy, items: (d) => d.privacy },
  { name: 'delivery', Body: Delivery, items: (d) => [...d.constraints, ...d.slices] },
  {
    name: 'registers',
    Body: Registers,
    items: (d) => [...d.risks, ...d.assumptions, ...d.openQuestions, ...(d.answered ?? [])],
  },
  { name: 'glossary', Body: Glossary, items: (d) => d.glossary },
  { name: 'coverage', Body: Coverage, items: (d) => [...d.coverage, ...d.unplaced] },
  { name: 'handOff', Body: HandOff, items: (d) => d.handOff.starterPrompt.split('\n') },
  { name: 'answers', Body: Answers, items: (d) => d.answers },
  { name: 'changes', Body: Changes, items: (d) => d.changeLog },
]

/** Long registers and appendices: there for whoever looks something up. */
export const FOLDED_AT_FIRST: readonly string[] = ['coverage', 'handOff', 'answers', 'changes'].map(
  (name) => anchorOf(name),
)

export interface Section extends SectionKind {
  /** The anchor of its heading, and its name in links. */
  id: string
  number: number
  title: string
}

/** The sections a document has, in their order; the others keep their numbers. */
export function sectionsOf(document: RequirementsDocument): Section[] {
  return SECTIONS.flatMap((kind, index) => {
    if (kind.items(document).length === 0) return []
    const number = index + 1
    const heading = DOCUMENT_TEXT.headings[kind.name]
    const title =
      kind.name === 'answers' || kind.name === 'changes' ? heading : `${number}. ${heading}`
    return [{ ...kind, id: anchorOf(kind.name), number, title }]
  })
}

/** The section's texts in which terms are explained. */
export function textsOf({ items }: Section, document: RequirementsDocument): TermText[] {
  return items(document).flatMap((item) => {
    const { id, text, steps } = item as Partial<Traced> & StepsOrText
    if (id === undefined) return []
    if (text !== undefined) return [{ id, text }]
    return (steps ?? []).map((step) => ({ id: `${id}.${step.number}`, text: step.text }))
  })
}

interface StepsOrText {
  text?: string
  steps?: { number: number; text: string }[]
}

function ids({ requirements }: { requirements: readonly { id: string }[] }) {
  return requirements.map(({ id }) => ({ key: id }))
}

function anchorOf(name: string): string {
  return `section-${name}`
}
