import type {
  Draft,
  DraftFrame,
  DraftFunctions,
  DraftPlan,
  DraftRecords,
  DraftSeen,
} from './draft.ts'
import { giveIds, giveTestIds, type Numbering } from './give-ids.ts'

const byName = (prefix: string) => ({
  prefix: () => prefix,
  key: ({ name }: { name: string }) => name,
})
const byText = (prefix: string) => ({
  prefix: () => prefix,
  key: ({ text }: { text: string }) => text,
})
const byWhen = (prefix: string) => ({
  prefix: () => prefix,
  key: ({ when, then }: { when: string; then: string }) => `${when} ${then}`,
})
const byTitle = (prefix: string) => ({
  prefix: () => prefix,
  key: ({ title }: { title: string }) => title,
})

/** The plan with ids, by which all other parts name its functions and decisions. */
function numberOfPlan(
  plan: DraftPlan,
  numbering: Numbering,
): Pick<DraftPlan, 'roles' | 'outside' | 'areas' | 'decisions'> {
  return {
    roles: giveIds(numbering, plan.roles, byName('ROLE')),
    outside: giveIds(numbering, plan.outside, byName('OUT')),
    areas: plan.areas.map((area) => ({
      ...area,
      functions: giveIds(numbering, area.functions, byTitle('FR')),
    })),
    decisions: giveIds(numbering, plan.decisions, {
      prefix: ({ kind }) => (kind === 'clash' ? 'CT' : 'OQ'),
      key: ({ text }) => text,
    }),
  }
}

/** Functions have the ids of the plan; their tests and rules get theirs. */
function numberFunctions(
  { functions, rules }: DraftFunctions,
  numbering: Numbering,
): DraftFunctions {
  return {
    functions: functions.map((each) => ({
      ...each,
      tests: giveTestIds(numbering, each.id, each.tests),
    })),
    rules: giveIds(numbering, rules, byText('BR')),
  }
}

function numberRecords(
  { stages, things, prices }: DraftRecords,
  numbering: Numbering,
): DraftRecords {
  return {
    stages: giveIds(numbering, stages, { prefix: () => 'ST', key: ({ of }) => of }),
    things: giveIds(numbering, things, byName('ENT')),
    prices: giveIds(numbering, prices, {
      prefix: () => 'BR',
      key: ({ what, when }) => `${what} ${when ?? ''}`,
    }),
  }
}

function numberSeen(seen: DraftSeen, numbering: Numbering): DraftSeen {
  return {
    screens: giveIds(numbering, seen.screens, byName('SCR')),
    look: giveIds(numbering, seen.look, byText('UX')),
    messages: giveIds(numbering, seen.messages, byName('MSG')),
    connections: giveIds(numbering, seen.connections, byText('INT')),
    money: giveIds(numbering, seen.money, byText('MON')),
    troubles: giveIds(numbering, seen.troubles, byWhen('BR')),
  }
}

function numberFrame(frame: DraftFrame, numbering: Numbering): DraftFrame {
  const byWhat = (prefix: string) => ({
    prefix: () => prefix,
    key: ({ what }: { what: string }) => what,
  })
  // Before it is told there is none that could have an id.
  const told = frame.story.steps.length === 0 ? [] : [frame.story]
  const [story = frame.story] = giveIds(numbering, told, byTitle('UJ'))
  return {
    ...frame,
    story,
    problem: giveIds(numbering, frame.problem, byText('PROB')),
    today: giveIds(numbering, frame.today, byText('TODAY')),
    promise: giveIds(numbering, frame.promise, byText('GOAL')),
    measures: giveIds(numbering, frame.measures, byWhat('SC')),
    guards: giveIds(numbering, frame.guards, byWhat('CM')),
    calendar: frame.calendar,
    out: giveIds(numbering, frame.out, byText('NG')),
    later: giveIds(numbering, frame.later, byText('LATER')),
    quality: giveIds(numbering, frame.quality, byText('NFR')),
    law: giveIds(numbering, frame.law, byText('PRIV')),
    limits: giveIds(numbering, frame.limits, byText('CON')),
    risks: giveIds(numbering, frame.risks, byText('RISK')),
    assumed: giveIds(numbering, frame.assumed, byText('AS')),
  }
}

/** The whole again, with ids for what was added: what has one keeps it. */
export function numberDraft(draft: Draft, numbering: Numbering): Draft {
  return {
    ...draft,
    // Of these, what they do not number stays as it is.
    ...numberFrame(draft, numbering),
    ...numberOfPlan(draft, numbering),
    ...numberFunctions(draft, numbering),
    ...numberRecords(draft, numbering),
    ...numberSeen(draft, numbering),
  }
}
