import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Draft } from '#domain/requirements/drafting/draft.ts'
import { EMPTY_DRAFT, growDraft } from '#domain/requirements/drafting/grow-draft.ts'
import { layDraft } from '#domain/requirements/drafting/lay-draft.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

/** What the built-in writer makes of a shed that lends tools. */
export const SHED = writeRows([
  makeRow('role', 'q5: members borrow tools, Ann lends them', { name: 'member' }),
  makeRow('feature', 'q7: must: borrow a tool for a week', {
    actor: 'member',
    does: 'borrow a tool',
    priority: 'must',
  }),
  makeRow('rule', 'q9: at most 3 tools at once, late is £2 a day', {
    when: null,
    then: 'at most 3 tools at once',
  }),
])

const NO_ID = ''

/** The plan of the same, as a model gives it. */
export const PLAN = {
  opening: ['Ann lends tools to members.'],
  roles: [
    {
      ...{ id: NO_ID, name: 'Ann', who: 'Lends the tools.', also: [], from: ['q5'] },
      ...{ may: ['lend any tool'], mayNot: [] },
    },
    {
      ...{ id: NO_ID, name: 'Member', who: 'Borrows tools.', also: [], from: ['q5'] },
      ...{ may: ['borrow a tool'], mayNot: ['see what others owe †'] },
    },
  ],
  outside: [],
  areas: [
    {
      name: 'Lending',
      functions: [
        {
          id: NO_ID,
          title: 'Borrow a tool',
          who: ['Member (their own)', 'Ann'],
          rank: 'must' as const,
          from: ['q7'],
        },
        {
          id: NO_ID,
          title: 'Charge for late tools',
          who: [],
          rank: 'unsaid' as const,
          from: ['q9'],
        },
      ],
    },
  ],
}

export const DECISIONS = {
  decisions: [
    {
      ...{ id: NO_ID, kind: 'open' as const, short: 'Who says a tool is back?' },
      ...{ text: 'Who says that a tool is back?', why: 'Late days are counted wrong.' },
      ...{ until: 'Ann ticks the tool as back.', first: true, from: ['q9'] },
    },
  ],
}

export const FUNCTIONS = {
  functions: [
    {
      ...{ id: 'FR-001', text: 'A member borrows a tool for a week.' },
      tests: [
        {
          ...{ id: NO_ID, given: 'Bo has 2 tools', when: 'Bo borrows a saw' },
          then: 'Bo has 3 tools',
        },
        {
          ...{ id: NO_ID, given: 'Bo has 3 tools', when: 'Bo borrows a drill' },
          then: 'the app refuses and says why †',
        },
      ],
    },
    {
      ...{ id: 'FR-002', text: 'The app charges a member for each late day (OQ-01).' },
      tests: [{ id: NO_ID, given: '', when: 'a saw is 2 days late', then: 'the member owes £4' }],
    },
  ],
  rules: [
    {
      ...{ id: NO_ID, area: 'Lending', title: 'How many at once' },
      ...{ text: 'A member has at most 3 tools at once.', from: ['q9'] },
      cases: [
        { case: 'Bo has 2 tools and borrows a saw', then: 'lent' },
        { case: 'Bo has 3 tools and borrows a saw', then: 'refused' },
      ],
    },
    {
      ...{ id: NO_ID, area: 'Lending', title: 'Late days' },
      ...{ text: 'Each late day costs £2.', from: ['q9'] },
      cases: [{ case: 'back 2 days late', then: '£4' }],
    },
  ],
}

const SLICES = {
  slices: [
    {
      ...{ title: 'Lend', goal: 'A member borrows a tool', done: 'a saw is lent' },
      ...{ functions: ['FR-001', 'FR-002'], by: null, days: 5 },
    },
  ],
}

/** The draft with its plan, decisions and functions, all with ids. */
export function makeDraft(more: Partial<Draft> = {}, previous: RequirementsDocument | null = null) {
  const answers: Partial<Draft>[] = [PLAN, DECISIONS, FUNCTIONS, { ...SLICES, ...more }]
  return answers.reduce(
    (draft: Draft, answer) => growDraft({ draft, previous }, answer),
    EMPTY_DRAFT,
  )
}

/** The document that is laid out from a draft of the shed. */
export function layShed(draft: Draft, previous: RequirementsDocument | null = null) {
  return layDraft({ document: SHED, draft, previous, words: DOCUMENT_WORDS })
}
