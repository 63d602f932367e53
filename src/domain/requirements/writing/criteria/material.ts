import type {
  Entity,
  Message,
  PermissionRow,
  QualityScenario,
  Screen,
} from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import type { Finder } from './finder.ts'

/** What criteria are written from besides the rules. */
export interface Material {
  entries: readonly Entry[]
  people: People
  finder: Finder
  messages: readonly Message[]
  quality: readonly QualityScenario[]
  entities: readonly Entity[]
  statusTables: readonly StatusTable[]
  permissions: readonly PermissionRow[]
  screens: readonly Screen[]
}
