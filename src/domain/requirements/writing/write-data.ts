import type { Entity, Statement } from '#domain/requirements/document-items.ts'
import { upperFirst } from '#domain/requirements/phrases.ts'
import type { Notebook } from './notebook.ts'
import type { People } from './write-roles.ts'

/** What the app keeps, of what, and for how long. */
export function writeData(
  notebook: Notebook,
  people: People,
): { entities: Entity[]; dataRules: Statement[] } {
  const { frames, words } = notebook
  const things = notebook.rows('thing')
  const entities = things.map(
    (row): Entity => ({
      ...notebook.item('ENT', [row]),
      name: upperFirst(row.name),
      fields: row.fields.map((field) => ({
        name: field.name,
        meaning: null,
        required: null,
        example: null,
        rule:
          [
            ...(field.values.length > 0 ? [frames.oneOf(field.values)] : []),
            ...(field.private ? [frames.hidden] : []),
          ].join('; ') || null,
        refersTo: people.find(field.name)?.id ?? null,
      })),
      notes: row.keep === null ? [] : [frames.kept(row.name, row.keep)],
    }),
  )
  const dataRules = things
    .filter(({ keep }) => keep !== null)
    .map((row) => ({
      ...notebook.item('PRIV', [row]),
      text: frames.kept(row.name, row.keep ?? ''),
    }))
  if (things.length > 0 && dataRules.length === 0) {
    const blocks = entities.map(({ id }) => id)
    notebook.ask({ ...words.ask.retention, blocks, question: 'q10' })
  }
  return { entities, dataRules }
}
