import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RowOf } from '#domain/reading/rows.ts'
import type { Entity, EntityField, Statement } from '#domain/requirements/document-items.ts'
import { capitalise } from '#domain/requirements/phrases.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'
import { listUnkept } from '#domain/requirements/writing/rights/bans.ts'
import { isTold } from '#domain/requirements/writing/words/is-told.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { addHidden, tellValues } from './field-values.ts'

type Thing = RowOf<'thing'>

/** What the app keeps, of what, and for how long. */
export function writeData(
  notebook: Notebook,
  people: People,
): { entities: Entity[]; dataRules: Statement[] } {
  const { frames, words } = notebook
  const things = notebook.rows('thing')
  const isRuleOnly = (row: Thing) => row.fields.length === 0 && row.keep !== null
  const unkept = listUnkept(notebook)
  const named = things
    .filter((row) => !isRuleOnly(row))
    .map((row) => ({ row, item: notebook.item('ENT', [row]) }))
  const entities = named.map(({ row, item }): Entity => {
    const others = named.filter((each) => each.row !== row)
    const pointsTo = (name: string) =>
      others.find((each) => isOneOf(name, each.row.name))?.item.id ?? people.find(name)?.id ?? null
    return {
      ...item,
      name: capitalise(row.name),
      fields: row.fields
        .filter(({ name }) => !unkept.some((stems) => isAmong(stems, name)))
        .map((field) =>
          fieldOf(notebook, field, { refersTo: pointsTo(field.name), said: row.said }),
        ),
      notes: isClosed(row) ? [frames.quoted(row.said[0]?.words ?? '')] : [],
    }
  })
  const dataRules = things
    .filter(({ keep }) => keep !== null)
    .map((row) => ({
      ...notebook.item('ENT', [row]),
      text: frames.kept(row.name, row.keep ?? ''),
    }))
  if (things.length > 0 && dataRules.length === 0 && !isTold('retention', notebook.answers)) {
    const blocks = entities.map(({ id }) => id)
    notebook.ask({ ...words.ask.retention, blocks, question: 'q10' })
  }
  return { entities, dataRules }
}

/** "diagnosis", where nobody sees the diagnosis and nobody writes it down. */
function isAmong(stems: ReadonlySet<string>, field: string): boolean {
  const own = contentStems(field)
  return own.size > 0 && sharedCount(own, stems) === own.size
}

/** "only name and mobile", 「お名前と携帯番号だけ」: nothing more is kept of that person. */
function isClosed({ fields, said }: Thing): boolean {
  const [own] = said
  return fields.length > 0 && /\b(?:only|just|nothing else)\b|だけ|のみ/iu.test(own?.words ?? '')
}

/** "lots" of a payment are things called lot. */
function isOneOf(field: string, thing: string): boolean {
  const [one, other] = [field, thing].map((name) => name.trim().toLowerCase())
  return one === other || one === `${other}s`
}

function fieldOf(
  { frames }: Notebook,
  field: Thing['fields'][number],
  { refersTo, said }: { refersTo: string | null; said: Thing['said'] },
): EntityField {
  const { rule, ...told } = tellValues(field, said, frames)
  const all = field.private ? addHidden(rule, frames.hidden) : rule
  return { name: field.name, required: null, ...told, rule: all || null, refersTo }
}
