import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  Entity,
  Journey,
  JourneyStep,
  StatusTable,
} from '#domain/requirements/document-items.ts'
import { bare, clip } from '#domain/requirements/phrases.ts'

/** A drawing as a value, from which both the Mermaid text and the picture on the screen are made. */
export interface Diagram {
  kind: 'journey' | 'stages' | 'entities'
  nodes: DiagramNode[]
  edges: DiagramEdge[]
}

export interface DiagramNode {
  /** Within the diagram: "n1". */
  id: string
  shape: 'person' | 'step' | 'state' | 'entity'
  title: string
  /** Below the title: the ids of the requirements that make a step happen. */
  lines: string[]
}

export interface DiagramEdge {
  from: string
  to: string
  label?: string
}

/** Whose story it is, where a name was told, then step after step; null for a journey of a single step, which needs no picture. */
export function journeyDiagram(journey: Journey): Diagram | null {
  if (journey.steps.length < 2) return null
  const who = journey.persona
  const people: DiagramNode[] =
    who === null ? [] : [{ id: 'n0', shape: 'person', title: who, lines: [] }]
  const steps = journey.steps.map((step, index): DiagramNode => {
    const id = `n${index + 1}`
    return { id, shape: 'step', title: gistOf(step), lines: step.requirements }
  })
  const nodes = [...people, ...steps]
  return { kind: 'journey', nodes, edges: inOrder(nodes) }
}

/** The sentence stands in the list of steps; a picture shows its beginning. */
const LONGEST_STEP = 36

function gistOf({ number, text }: JourneyStep): string {
  const words = bare(text).replace(/^[“「]([^“”「」]*)[”」]$/u, '$1')
  return `${number}. ${clip(words, LONGEST_STEP)}`
}

/** The stages something passes through; null when nothing is said of how it goes on. */
export function stagesDiagram({ states, transitions }: StatusTable): Diagram | null {
  if (transitions.length === 0) return null
  const names = [...new Set([...states, ...transitions.flatMap(({ from, to }) => [from, to])])]
  const ids = new Map(names.map((name, index) => [name, `n${index + 1}`]))
  return {
    kind: 'stages',
    nodes: names.map((title) => ({ id: ids.get(title) ?? '', shape: 'state', title, lines: [] })),
    edges: transitions.map(({ from, to }) => ({
      from: ids.get(from) ?? '',
      to: ids.get(to) ?? '',
    })),
  }
}

/** The things the app keeps, and which points to which (`label`); null where none does. */
export function entityDiagram(
  { entities, roles }: RequirementsDocument,
  label: string,
): Diagram | null {
  const known = new Map([...entities, ...roles].map(({ id, name }) => [id, name]))
  const links = entities.flatMap((entity) => linksOf(entity).filter(({ to }) => known.has(to)))
  const people = roles.filter(({ id }) => links.some(({ to }) => to === id))
  const ids = new Map([...entities, ...people].map(({ id }, index) => [id, `n${index + 1}`]))
  const nodes: DiagramNode[] = [
    ...entities.map(({ id, name }) => ({
      id: ids.get(id) ?? '',
      shape: 'entity' as const,
      title: name,
      lines: [],
    })),
    ...people.map(({ id, name }) => ({
      id: ids.get(id) ?? '',
      shape: 'person' as const,
      title: name,
      lines: [],
    })),
  ]
  if (links.length === 0) return null
  const edges = links.map(({ from, to }) => ({
    from: ids.get(from) ?? '',
    to: ids.get(to) ?? '',
    label,
  }))
  return { kind: 'entities', nodes, edges }
}

function linksOf({ id, fields }: Entity): DiagramEdge[] {
  const targets = fields.flatMap(({ refersTo }) => (refersTo === null ? [] : [refersTo]))
  return [...new Set(targets)].map((to) => ({ from: id, to }))
}

function inOrder(nodes: readonly DiagramNode[]): DiagramEdge[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1]
    return next === undefined ? [] : [{ from: node.id, to: next.id }]
  })
}
