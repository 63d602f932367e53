import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Entity } from '#domain/requirements/document-items.ts'
import { findKept } from '#domain/requirements/registers/same-thing.ts'
import type { Diagram, DiagramEdge, DiagramNode } from './diagram.ts'

/**
 * The things the app keeps, and which points to which (`label`); null where none does. Who is kept
 * as a thing stands there once, as that.
 */
export function drawEntityDiagram(
  { entities, roles }: RequirementsDocument,
  label: string,
): Diagram | null {
  const known = new Map([...entities, ...roles].map(({ id, name }) => [id, name]))
  const kept = new Map(
    roles.flatMap((role): [string, string][] => {
      const thing = findKept(role, { roles, entities })
      return thing === null ? [] : [[role.id, thing.id]]
    }),
  )
  const links = entities.flatMap((entity) =>
    linksOf(entity, kept).filter(({ to }) => known.has(to)),
  )
  const people = roles.filter(({ id }) => links.some(({ to }) => to === id))
  const ids = new Map([...entities, ...people].map(({ id }, index) => [id, `n${index + 1}`]))
  const nodes: DiagramNode[] = [
    ...entities.map(({ id, name }) => ({
      id: ids.get(id) ?? '',
      shape: 'entity' as const,
      title: name,
    })),
    ...people.map(({ id, name }) => ({
      id: ids.get(id) ?? '',
      shape: 'person' as const,
      title: name,
    })),
  ]
  if (links.length === 0) return null
  const edges = links.map(({ from, to, many }) => ({
    from: ids.get(from) ?? '',
    to: ids.get(to) ?? '',
    label,
    ...(many === true && { many }),
  }))
  return { kind: 'entities', nodes, edges }
}

function linksOf({ id, fields }: Entity, kept: ReadonlyMap<string, string>): DiagramEdge[] {
  const links = fields.flatMap(({ refersTo, many = false }) =>
    refersTo === null || kept.get(refersTo) === id
      ? []
      : [{ to: kept.get(refersTo) ?? refersTo, many }],
  )
  return [...new Set(links.map(({ to }) => to))].map((to) => {
    const isMany = links.some((link) => link.to === to && link.many)
    return { from: id, to, ...(isMany && { many: true as const }) }
  })
}
