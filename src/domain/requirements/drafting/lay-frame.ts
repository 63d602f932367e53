import type { Characteristic } from '#domain/requirements/characteristic.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Checkable, Guard, Statement } from '#domain/requirements/document-items.ts'
import type { Slice } from '#domain/requirements/document-registers.ts'
import type { DraftChecked, DraftLine, DraftMeasure, DraftQuality } from './draft.ts'
import type { Layout } from './layout.ts'

type Frame = Pick<
  RequirementsDocument,
  | 'problem'
  | 'today'
  | 'promise'
  | 'success'
  | 'counterMeasures'
  | 'nonGoals'
  | 'later'
  | 'quality'
  | 'privacy'
  | 'constraints'
  | 'risks'
  | 'assumptions'
  | 'experience'
  | 'integrations'
  | 'money'
>

/** What stands around the functions, each line an item of its section. */
export function layFrame(layout: Layout): Frame {
  const { draft, item } = layout
  const lines = (all: readonly DraftLine[]) => all.map((each) => layLine(layout, each))
  return {
    problem: lines(draft.problem),
    today: lines(draft.today),
    promise: lines(draft.promise),
    success: draft.measures.map((each) => {
      const { target, ...measured } = layMeasure(layout, each)
      return { ...measured, target: target ?? null, due: layout.words.document.notSaid }
    }),
    counterMeasures: draft.guards.map((each) => layMeasure(layout, each)),
    nonGoals: draft.out.map((each) => ({ ...layLine(layout, each), reason: each.reason })),
    later: lines(draft.later),
    quality: draft.quality.map(({ kind, ...each }) => ({
      ...layChecked(layout, each),
      ...{ characteristic: CHARACTERISTICS[kind], stimulus: null, response: null, measure: null },
    })),
    privacy: draft.law.map((each) => layChecked(layout, each)),
    constraints: draft.limits.map(({ kind, ...each }) => ({ ...layChecked(layout, each), kind })),
    risks: draft.risks.map(({ remedy, ...each }) => ({ ...layLine(layout, each), check: remedy })),
    assumptions: draft.assumed.map(({ text, ...entry }) => ({
      ...item(entry, text),
      ...{ text, mark: 'assumed', items: [] },
    })),
    experience: draft.look.map(({ kind, ...each }) => ({ ...layChecked(layout, each), kind })),
    integrations: draft.connections.map(({ kind, fails, ...each }) => ({
      ...{ ...layLine(layout, each), kind },
      failure: fails === null ? null : { text: fails, mark: 'assumed', sources: [] },
    })),
    money: lines(draft.money),
  }
}

const CHARACTERISTICS: Record<DraftQuality, Characteristic> = {
  speed: 'Performance efficiency',
  load: 'Performance efficiency',
  availability: 'Reliability',
  offline: 'Reliability',
  recovery: 'Reliability',
  security: 'Security',
  other: 'Functional suitability',
}

function layLine({ item }: Layout, { text, ...entry }: DraftLine): Statement {
  return { ...item(entry, text), text }
}

function layChecked(layout: Layout, { check, ...line }: DraftChecked): Checkable {
  return { ...layLine(layout, line), ...(check !== null && { check, supposed: ['check'] }) }
}

function layMeasure({ item }: Layout, { what, now, target, how, ...entry }: DraftMeasure) {
  const measured: Guard & { target: string | null } = {
    ...item(entry, [what, now, target].join(' ')),
    ...{ text: tellMeasure({ what, now, target }), what, from: now, target },
    ...(how !== '' && { check: how, supposed: ['check'] }),
  }
  return measured
}

/** "Short feeds a week: 4 → under 1". */
function tellMeasure({ what, now, target }: Pick<DraftMeasure, 'what' | 'now' | 'target'>): string {
  const change = [now, target].filter((each) => each !== null).join(' → ')
  return change === '' ? what : `${what}: ${change}`
}

/** The delivery as the model cut it. */
export function laySlices({ draft }: Layout): Slice[] {
  const tests = new Map(draft.functions.map((each) => [each.id, each.tests.map(({ id }) => id)]))
  return draft.slices.map(({ title, goal, functions, done, by, days }, index) => ({
    ...{ number: index + 1, title, goal, done, days, requirements: functions, mark: 'assumed' },
    criteria: functions.flatMap((id) => tests.get(id) ?? []),
    ...(by !== null && { by }),
  }))
}
