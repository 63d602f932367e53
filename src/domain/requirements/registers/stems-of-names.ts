import { contentStems } from '#domain/language/stems.ts'
import { listNames } from './list-items.ts'

/** The words by which people are called: that two texts share one of them says nothing of what they are about. */
export function stemsOfNames(roles: Parameters<typeof listNames>[0]): ReadonlySet<string> {
  return contentStems(listNames(roles).join(' '))
}

/** What a text is about, without whom it names. */
export function stemsWithout(text: string, people: ReadonlySet<string>): Set<string> {
  return new Set([...contentStems(text)].filter((stem) => !people.has(stem)))
}
