import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { Desk } from './desk.ts'

/** Who acts in a group of requirements. */
interface Actor {
  /** In a table, and as a heading. */
  name: string
  title: string
  /** The roles, or the app, as the sentences name them. */
  roles: readonly string[]
  has: (requirement: FunctionalRequirement) => boolean
}

/** The app first, then the roles in their order, each with the groups that it leads, last what nobody is named for. */
export function listActors({ document, words }: Desk): Actor[] {
  const { roles } = document
  const requirements = listRequirements(document)
  const nameOf = new Map(roles.map(({ id, name }) => [id, name]))
  const isRoles = ({ role }: FunctionalRequirement) => role !== null && nameOf.has(role)
  const isApps = (entry: FunctionalRequirement) =>
    !isRoles(entry) && entry.missing?.includes('actor') !== true && words.isOfApp(entry.text)
  const groups = roles.flatMap(({ id }) => listGroups(requirements, id))
  return [
    { name: words.first.app, title: words.parts.app, roles: [words.first.app], has: isApps },
    ...groups.map((ids): Actor => {
      const names = ids.flatMap((id) => nameOf.get(id) ?? [])
      const name = words.listed(names)
      return { name, title: name, roles: names, has: (entry) => keyOf(entry) === ids.join() }
    }),
    {
      name: words.first.unsaid,
      title: words.parts.unsaid,
      roles: [words.first.unsaid],
      has: (entry) => !isRoles(entry) && !isApps(entry),
    },
  ]
}

/** A role alone, then with those who do some of its work as well. */
function listGroups(requirements: readonly FunctionalRequirement[], role: string): string[][] {
  const groups = new Map<string, string[]>([[role, [role]]])
  for (const entry of requirements) {
    if (entry.role === role) groups.set(keyOf(entry), [role, ...(entry.beside ?? [])])
  }
  return [...groups.values()]
}

function keyOf({ role, beside = [] }: FunctionalRequirement): string {
  return [role, ...beside].join()
}
