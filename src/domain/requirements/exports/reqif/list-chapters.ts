import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  Entity,
  FunctionalRequirement,
  PermissionRow,
  Role,
  Traced,
} from '#domain/requirements/document-items.ts'
import { steps } from '#domain/requirements/exports/requirement-text.ts'
import { listItems } from '#domain/requirements/registers/list-items.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import type { ExportText } from '#domain/requirements/text-en/exports.ts'

/** An item with what it says and the items below it. */
export interface ChapterItem {
  item: Traced
  text: string
  /** Of a requirement. */
  priority: FunctionalRequirement['priority'] | null
  below: ChapterItem[]
}

/** A heading of the document with its items; requirements stand below their features. */
export interface Chapter {
  /** Names the chapter in every version. */
  key: string
  title: string
  items: ChapterItem[]
  chapters: Chapter[]
}

interface Words {
  document: DocumentText
  exports: ExportText
}

/** The document's chapters that have items, in its order. */
export function listChapters(document: RequirementsDocument, words: Words): Chapter[] {
  const texts = collectTexts(document, words.document)
  const chapter = (
    key: keyof DocumentText['headings'],
    ...items: (readonly Traced[] | undefined)[]
  ): Chapter => ({
    key,
    title: words.document.headings[key],
    items: items.flatMap((some = []) =>
      some.map((item) => place({ item, text: texts.get(item.id) ?? '' })),
    ),
    chapters: [],
  })
  const { requirements } = words.document.headings
  const features = listFeatures(document, words.exports)
  return [
    chapter('problem', document.problem, document.today),
    chapter('goals', document.promise, document.success, document.counterMeasures),
    chapter('roles', document.roles, document.outsiders, document.permissions),
    chapter('scope', document.nonGoals, document.later),
    chapter('journeys', document.journeys),
    { ...chapter('requirements', document.commonRules), title: requirements, chapters: features },
    chapter('rules', document.rules, document.boundaries, document.statusTables),
    chapter('data', document.entities, document.dataRules),
    chapter('screens', document.screens, document.experience),
    chapter('connections', document.integrations, document.messages, document.money),
    chapter('quality', document.quality),
    chapter('privacy', document.privacy),
    chapter('delivery', document.constraints),
    chapter(
      'registers',
      document.risks,
      document.contradictions,
      document.assumptions,
      document.openQuestions,
      document.answered,
    ),
    chapter('coverage', document.unplaced),
  ].filter(({ items, chapters }) => items.length > 0 || chapters.length > 0)
}

function place(given: Pick<ChapterItem, 'item' | 'text'>): ChapterItem {
  return { ...given, priority: null, below: [] }
}

/** What each item says; what is made of parts is joined from them. */
function collectTexts(document: RequirementsDocument, words: DocumentText): Map<string, string> {
  const texts = new Map(listItems(document).map(({ item, key }) => [item.id, key]))
  const roles = new Map(document.roles.map((role) => [role.id, role.name]))
  for (const role of document.roles) texts.set(role.id, describeRole(role, words))
  for (const row of document.permissions) texts.set(row.id, describeRights(row, roles, words))
  for (const entity of document.entities) texts.set(entity.id, describeEntity(entity))
  for (const { id, title, steps: told } of document.journeys) {
    texts.set(id, [title, ...told.map(({ number, text }) => `${number}. ${text}`)].join('\n'))
  }
  return texts
}

function describeRole({ name, can, mustNot }: Role, { permissions }: DocumentText): string {
  const lines = [
    ...can.map((action) => `${permissions.yes}: ${action}`),
    ...mustNot.map((action) => `${permissions.no}: ${action}`),
  ]
  return [name, ...lines].join('\n')
}

function describeRights(
  { action, cells }: PermissionRow,
  roles: ReadonlyMap<string, string>,
  { permissions, marks, signs }: DocumentText,
): string {
  const lines = cells.map(({ role, permission, part, assumed }) => {
    const told = part === undefined ? permissions[permission] : `${permissions.yes}, ${part}`
    const mark = assumed === true ? signs.open + marks.assumed + signs.close : ''
    return `${roles.get(role) ?? role}: ${told}${mark}`
  })
  return [action, ...lines].join('\n')
}

function describeEntity({ name, fields, notes }: Entity): string {
  return [name, ...fields.map((field) => `- ${field.name}`), ...notes].join('\n')
}

function listFeatures({ features }: RequirementsDocument, words: ExportText): Chapter[] {
  return features.flatMap(({ title, requirements }) => {
    const [first] = requirements
    if (!first) return []
    const items = requirements.map((item) => ({
      item,
      text: item.text,
      priority: item.priority,
      below: item.criteria.map((criterion) =>
        place({ item: criterion, text: words.sentence(steps(criterion, words)) }),
      ),
    }))
    // Named after its first requirement, whose id stays: a feature has no id of its own.
    return [{ key: `feature-${first.id}`, title, items, chapters: [] }]
  })
}
