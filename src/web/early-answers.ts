import { askAhead } from './api/client.ts'
import { idAt, routePatterns } from './paths.ts'

/** What a screen of work asks for as it opens; `:id` is its project's. */
const askedAt: Record<string, readonly string[]> = {
  [routePatterns.home]: ['/api/projects'],
  [routePatterns.dashboard]: ['/api/projects'],
  [routePatterns.start]: ['/api/projects'],
  [routePatterns.workshop]: ['/api/projects/:id', '/api/questions', '/api/projects/:id/answers'],
  [routePatterns.tell]: [
    '/api/projects/:id',
    '/api/questions',
    '/api/projects/:id/answers',
    '/api/projects/:id/tellings',
  ],
  [routePatterns.readBack]: ['/api/projects/:id', '/api/projects/:id/answers'],
  [routePatterns.preview]: ['/api/projects/:id', '/api/questions', '/api/projects/:id/preview'],
  [routePatterns.document]: ['/api/projects/:id', '/api/projects/:id/documents/latest'],
  [routePatterns.profile]: ['/api/billing', '/api/profile'],
  [routePatterns.billing]: ['/api/billing'],
}

/** Not another version of the document than the newest, nor the return from a paid checkout. */
export function showsTheUsual(search: string): boolean {
  const parameters = new URLSearchParams(search)
  return !parameters.has('version') && !parameters.has('success')
}

/** Asks for what the screen at an address shows first, while its code is on its way. */
export function askForScreen({ pathname, search }: Pick<Location, 'pathname' | 'search'>): void {
  if (!showsTheUsual(search)) return
  for (const [pattern, addresses] of Object.entries(askedAt)) {
    const id = idAt(pattern, pathname)
    if (id !== null) for (const address of addresses) askAhead(address.replace(':id', id))
  }
}
