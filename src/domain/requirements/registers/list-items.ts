import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  BoundaryQuestion,
  FunctionalRequirement,
  Role,
  Traced,
} from '#domain/requirements/document-items.ts'

/** The fields that hold ids of items. */
export const ID_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'items',
  'item',
  'requirements',
  'needs',
  'rule',
  'rules',
  'entities',
  'blocks',
  'role',
  'who',
  'beside',
  'refersTo',
  'from',
  'asked',
])

/** An item with what it says, for registers that look at all of them. */
export interface ListedItem {
  item: Traced
  /** The kind of its id: "FR". */
  prefix: string
  /** What makes it this item: its name or its statement. */
  key: string
  /** Everything a reader would notice a change in. */
  content: string
}

export function listRequirements(
  document: Pick<RequirementsDocument, 'features'>,
): FunctionalRequirement[] {
  return document.features.flatMap((feature) => feature.requirements)
}

/** Every item but the acceptance criteria, in the document's order. */
export function listItems(document: RequirementsDocument): ListedItem[] {
  return [
    ...listPurpose(document),
    ...listBehaviour(document),
    ...document.quality.map(said),
    ...document.privacy.map(said),
    ...document.constraints.map(said),
    ...document.risks.map(said),
    ...(document.contradictions ?? []).map(said),
    ...document.assumptions.map(said),
    ...document.openQuestions.map(said),
    ...(document.answered ?? []).map((item) => listed(item, item.text, item.reply)),
    ...document.unplaced.map(said),
    ...(document.asides ?? []).map(said),
  ]
}

/** Every item, the acceptance criteria last. */
export function listContents(document: RequirementsDocument): ListedItem[] {
  return [...listItems(document), ...listRequirements(document).flatMap(listCriteria)]
}

/** A requirement's acceptance criteria. */
export function listCriteria({ criteria }: FunctionalRequirement): ListedItem[] {
  return criteria.map((item) =>
    listed(
      item,
      `${item.given === '' ? 'When' : `Given ${item.given}, when`} ${item.when}, then ${item.outcome}`,
    ),
  )
}

function listPurpose(document: RequirementsDocument): ListedItem[] {
  return [
    ...document.problem.map(said),
    ...document.today.map(said),
    ...document.promise.map(said),
    ...document.success.map(said),
    ...document.counterMeasures.map(said),
    ...document.roles.map((role) => {
      const never = role.mustNot.map((action) => `never ${action}`)
      return listed(role, role.name, [...role.can, ...never].join('; '))
    }),
    ...(document.outsiders ?? []).map((person) => listed(person, person.name)),
    ...document.permissions.map((row) => listed(row, row.action)),
    ...document.nonGoals.map(said),
    ...document.later.map(said),
  ]
}

function listBehaviour(document: RequirementsDocument): ListedItem[] {
  return [
    ...document.journeys.map((journey) =>
      listed(journey, journey.title, journey.steps.map((step) => step.text).join(' ')),
    ),
    ...(document.commonRules ?? []).map(said),
    ...listRequirements(document).map((item) => listed(item, item.text, item.priority)),
    ...document.rules.map(said),
    ...(document.boundaries ?? []).map(asked),
    ...document.statusTables.map(said),
    ...document.entities.map((entity) => {
      const fields = entity.fields.map((field) => field.name).join(', ')
      return listed(entity, entity.name, [fields, ...entity.notes].join('; '))
    }),
    ...document.dataRules.map(said),
    ...document.screens.map((screen) => listed(screen, screen.name, screen.content)),
    ...document.experience.map(said),
    ...document.integrations.map(said),
    ...document.messages.map(said),
    ...(document.money ?? []).map(said),
  ]
}

/** "FR" of FR-012. */
export function kindOf(id: string): string {
  return id.slice(0, id.search(/[^A-Z]|$/))
}

function said(item: Traced & { text: string }): ListedItem {
  return listed(item, item.text)
}

function listed(item: Traced, key: string, more = ''): ListedItem {
  return { item, prefix: kindOf(item.id), key, content: more === '' ? key : `${key} (${more})` }
}

/** Several questions come from one row: each goes on from the one of its kind. */
function asked(item: BoundaryQuestion): ListedItem {
  const [kind = ''] = item.asks.split(' ')
  return listed({ ...item, rows: item.rows?.map((row) => `${row} ${kind}`) }, item.text)
}

/** What people are called: the names of roles, with their other names. */
export function listNames(roles: readonly Pick<Role, 'name' | 'also'>[]): string[] {
  return roles.flatMap(({ name, also = [] }) => [name, ...also])
}
