import { contentStems } from '#domain/language/stems.ts'
import { listNames } from './list-items.ts'

/** The words by which people are called: that two texts share one of them says nothing of what they are about. */
export function stemsOfNames(roles: Parameters<typeof listNames>[0]): ReadonlySet<string> {
  return contentStems(listNames(roles).join(' '))
}
