import type { Entity, EntityField, Message, Screen } from '#domain/requirements/document-items.ts'
import type { StatusTable } from '#domain/requirements/document-stages.ts'
import type { DraftField } from './draft.ts'
import type { Layout } from './layout.ts'
import { isSupposed, withoutSign } from './supposed.ts'

export function layStages({ draft, item }: Layout): StatusTable[] {
  return draft.stages.map(({ id, of, text, stages }) => {
    const from = [...new Set(stages.flatMap((stage) => stage.from))].sort(inOrder)
    const names = stages.map(({ name }) => name)
    return {
      ...item({ id, from }, [of, ...stages.flatMap(({ name, means }) => [name, means])].join(' ')),
      ...{ thing: of, text: text ?? of, states: names },
      transitions: stages.flatMap(({ name, next }) =>
        next.map(({ to, when }) => ({ from: name, to, when })),
      ),
      notes: stages.map(({ name, means }) => ({ stage: name, meaning: means })),
    }
  })
}

/** "q2" before "q10". */
function inOrder(a: string, b: string): number {
  return Number(a.slice(1)) - Number(b.slice(1))
}

export function layEntities({ draft, item }: Layout): Entity[] {
  return draft.things.map(({ id, from, name, what, fields, kept, seen }) => ({
    ...item({ id, from }, [name, what, ...fields.map((each) => each.name), kept].join(' ')),
    ...{ name, fields: fields.map(layField), notes: what === null ? [] : [what] },
    ...(kept !== null && { kept }),
    ...(seen !== null && { seen }),
  }))
}

function layField({ name, says, of, many }: DraftField): EntityField {
  return {
    ...{ name: withoutSign(name), meaning: says === '' ? null : says },
    ...{ required: null, example: null, rule: null, refersTo: of },
    ...(many && { many }),
    ...(isSupposed(name) && { assumed: true }),
  }
}

export function layScreens({ draft, item }: Layout): Screen[] {
  return draft.screens.map(({ id, from, name, who, shows, empty, fails, functions }) => {
    const state = (kind: 'empty' | 'error', text: string | null) =>
      text === null ? [] : [{ kind, text, mark: 'assumed' as const, sources: [] }]
    return {
      ...item({ id, from }, `${name} ${shows}`),
      ...{ name, content: shows, who, requirements: functions },
      states: [...state('empty', empty), ...state('error', fails)],
    }
  })
}

export function layMessages({ draft, item, words }: Layout): Message[] {
  const [decider] = draft.roles
  const failed = words.writer.failure.message(decider?.name ?? null)
  return draft.messages.map(({ id, from, name, when, to, by, says }) => ({
    ...item({ id, from }, `${name} ${when} ${says}`),
    ...{ text: withoutSign(name), trigger: when, recipient: to.join(words.document.comma) },
    ...{ channel: by, says, supposed: ['recipient', 'says'] },
    failure: { text: failed, mark: 'assumed', sources: [] },
  }))
}
