import type { Entity, Statement } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import type { Notebook } from '#domain/requirements/writing/notebook.ts'

interface Needed {
  name: string
  used: string[]
}

interface Kept {
  entities: readonly Entity[]
  statusTables: readonly StatusTable[]
}

/** What other lines use and no thing holds: where a message goes, and the stage that something is at. */
export function writeNeededFields(notebook: Notebook, kept: Kept): Statement[] {
  const channels = notebook.rows('message').flatMap(({ channel }) => channel ?? [])
  const fields = listNeeded(kept, channels, notebook.words)
  if (kept.entities.length === 0 || fields.length === 0) return []
  const text = notebook.frames.fieldsNeeded(fields)
  return [{ ...notebook.item('ENT', [], 'assumed'), text }]
}

function listNeeded(
  { entities, statusTables }: Kept,
  channels: readonly string[],
  { needed }: DocumentWords['writer'],
): Needed[] {
  const names = entities.flatMap(({ fields }) => fields.map(({ name }) => name))
  const holds = (pattern: RegExp) => names.some((name) => pattern.test(name))
  const sent = [
    { ...SENT.email, name: needed.email },
    { ...SENT.phone, name: needed.phone },
  ].flatMap(({ name, channel, field }): Needed[] => {
    const used = [...new Set(channels.filter((each) => channel.test(each)))]
    return used.length > 0 && !holds(field) ? [{ name, used: [needed.messages(used)] }] : []
  })
  const staged = statusTables.flatMap(({ thing }): Needed[] => {
    return holds(STATE) ? [] : [{ name: needed.stage(thing), used: [needed.stages] }]
  })
  return [...sent, ...staged]
}

const SENT = {
  email: {
    channel: /e-?mail|(?<!ショート|携帯)メール|correo/iu,
    field: /e-?mail|メール|correo/iu,
  },
  phone: {
    channel: /\btext|sms|whats ?app|phone|電話|ショートメール|mensaje/iu,
    field: /phone|mobile|cell|tel\b|tel[ée]fono|number|whats ?app|line\b|電話|携帯|contact/iu,
  },
} as const
const STATE = /\b(?:status|state|stage)\b|段階|状態|ステータス|estado/iu
