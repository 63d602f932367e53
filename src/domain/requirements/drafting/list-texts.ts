import type { Draft } from './draft.ts'

/** A text of the draft that says something of the founder's business, and where it stands. */
export interface DraftText {
  id: string
  text: string
  from: readonly string[]
}

/** All texts but the tests, whose names and figures are made up, and what messages and screens say in our words. */
export function listTexts(draft: Draft): DraftText[] {
  const entries = draft.areas.flatMap(({ functions }) => functions)
  const fromOf = new Map(entries.map(({ id, from }) => [id, from]))
  const of = (id: string, from: readonly string[], ...texts: (string | null)[]) =>
    texts.flatMap((text) => (text === null || text === '' ? [] : [{ id, text, from }]))
  return [
    ...draft.opening.flatMap((text) => of('opening', [], text)),
    ...draft.roles.flatMap(({ id, from, who, may, mayNot }) =>
      of(id, from, who, ...may, ...mayNot),
    ),
    ...draft.outside.flatMap(({ id, from, what }) => of(id, from, what)),
    ...entries.flatMap(({ id, from, title }) => of(id, from, title)),
    ...draft.decisions.flatMap(({ id, from, short, text }) => of(id, from, text || short)),
    ...draft.functions.flatMap(({ id, text }) => of(id, fromOf.get(id) ?? [], text)),
    ...draft.rules.flatMap(({ id, from, text }) => of(id, from, text)),
    ...draft.stages.flatMap(({ id, stages }) =>
      stages.flatMap(({ means, next, from }) =>
        of(id, from, means, ...next.map(({ when }) => when)),
      ),
    ),
    ...draft.things.flatMap(({ id, from, what, fields, kept, seen }) =>
      of(id, from, what, ...fields.flatMap(({ name, says }) => fieldTexts(name, says)), kept, seen),
    ),
    ...draft.prices.flatMap(({ id, from, what, price, when }) => of(id, from, what, price, when)),
    ...draft.screens.flatMap(({ id, from, shows }) => of(id, from, shows)),
    ...draft.messages.flatMap(({ id, from, when, by }) => of(id, from, when, by)),
    ...draft.troubles.flatMap(({ id, from, when, then }) => of(id, from, when, then)),
    ...[...draft.look, ...draft.connections, ...draft.money].flatMap(({ id, from, text }) =>
      of(id, from, text),
    ),
    ...listFrameTexts(draft, of),
  ]
}

/** Of a field that is supposed, all of it is. */
function fieldTexts(name: string, says: string): string[] {
  return name.endsWith('†') ? [] : [name, says]
}

type Of = (id: string, from: readonly string[], ...texts: (string | null)[]) => DraftText[]

function listFrameTexts(draft: Draft, of: Of): DraftText[] {
  const lines = [
    ...[...draft.problem, ...draft.today, ...draft.promise, ...draft.out, ...draft.later],
    ...[...draft.quality, ...draft.law, ...draft.limits, ...draft.risks],
  ]
  return [
    ...lines.flatMap(({ id, from, text }) => of(id, from, text)),
    ...[...draft.measures, ...draft.guards].flatMap(({ id, from, what, now, target }) =>
      of(id, from, what, now, target),
    ),
    ...draft.story.steps.flatMap(({ text }) => of(draft.story.id, draft.story.from, text)),
    ...draft.stories.flatMap(({ title, from, text }) => of(title, from, text)),
    ...draft.calendar.flatMap(({ when, then, from }) => of(when, from, when, then)),
  ]
}

/** Every text of a draft, wherever it is. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listStrings)
}
