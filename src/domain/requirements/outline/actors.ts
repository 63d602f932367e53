import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Desk } from './desk.ts'

/** Who acts in a group of requirements. */
interface Actor {
  /** In a table, and as a heading. */
  name: string
  title: string
  has: (requirement: FunctionalRequirement) => boolean
}

/** The app first, then the roles in their order, last what nobody is named for. */
export function listActors({ document: { roles }, words }: Desk): Actor[] {
  const known = new Set(roles.map(({ id }) => id))
  const isRoles = ({ role }: FunctionalRequirement) => role !== null && known.has(role)
  const isApps = (entry: FunctionalRequirement) =>
    !isRoles(entry) && entry.missing?.includes('actor') !== true && words.isOfApp(entry.text)
  return [
    { name: words.first.app, title: words.parts.app, has: isApps },
    ...roles.map(({ id, name }) => ({
      name,
      title: name,
      has: ({ role }: FunctionalRequirement) => role === id,
    })),
    {
      name: words.first.unsaid,
      title: words.parts.unsaid,
      has: (entry) => !isRoles(entry) && !isApps(entry),
    },
  ]
}
