import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'

/** The roles that do what a requirement says, the first first; nobody where the app acts by itself. */
export function doerIds({
  role,
  beside = [],
}: Pick<FunctionalRequirement, 'role' | 'beside'>): string[] {
  return role === null ? beside : [role, ...beside]
}
