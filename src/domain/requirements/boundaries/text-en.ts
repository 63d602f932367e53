import type { Wording } from '#domain/wording.ts'
import type { EdgeOutcome } from './decide-edge.ts'
import type { Period } from './limit.ts'

/** A boundary question, and what either answer makes of it: a criterion below "Given the rule …". */
export interface BoundaryText {
  question: string
  yes: Told
  no: Told
}

export interface Told {
  when: string
  outcome: string
}

/** What is asked of: the founder's clause, its figure, and the last figure of a range. */
export interface Edge {
  clause: string
  figure: string
  last: string
}

interface Moment {
  figure: string
  isClock: boolean
}

interface Exactly extends Moment {
  said: string
  /** The words behind the limit. */
  behind: string
}

const WINDOWS: Record<Exclude<Period, 'hour'>, { ask: string; begins: string; rolling: string }> = {
  day: {
    ask: 'counted from midnight to midnight (no: within any 24 hours)',
    begins: 'a new day starts',
    rolling: 'the last 24 hours count',
  },
  week: {
    ask: 'counted from Monday to Sunday (no: within any seven days)',
    begins: 'a new week starts',
    rolling: 'the last seven days count',
  },
  month: {
    ask: 'counted from the first to the last of the month (no: within any 30 days)',
    begins: 'a new month starts',
    rolling: 'the last 30 days count',
  },
  year: {
    ask: 'counted from January to December (no: within any twelve months)',
    begins: 'a new year starts',
    rolling: 'the last twelve months count',
  },
}

const APPLIES = 'it applies'
const APPLIES_NOT = 'it does not apply'
const REFUSED = 'the app refuses it'
const WARNED = 'the app warns and lets it through'

const EDGES: Record<EdgeOutcome, string> = {
  counts: 'that still counts',
  inTime: 'that is still in time',
  tooLate: 'that is too late',
  enough: 'that is enough',
  applies: 'the rule applies',
  appliesNot: 'the rule does not apply',
}

/** The boundary questions: one line each, answered with yes or no. */
export const BOUNDARY_TEXT = {
  /** The figure itself in the place of its limit; `said` are the limit's words. */
  exact: ({ figure, isClock, said }: Exactly): string =>
    `${/^[<>=≥≤]/u.test(said) ? 'is ' : isClock ? 'at ' : ''}exactly ${figure}`,
  doneAt: (event: string, { figure, isClock }: Moment): string =>
    `${event} ${isClock ? 'at ' : ''}exactly ${figure}`,
  doneWith: (event: string, figure: string): Told => ({
    when: `${event} with ${figure}; with more than ${figure}`,
    outcome: 'it is taken; the app refuses it',
  }),
  /** What a criterion rests on. */
  given: (clause: string): string => `the rule “${clause}”`,
  /** Several clauses where one is quoted. */
  joined: (clauses: readonly string[]): string => clauses.join('”, “'),
  /** Several things that are kept alike, and how long. */
  kept: (names: readonly string[], keep: string): string => {
    const last = names.at(-1) ?? ''
    const first = names.slice(0, -1).join(', ')
    return `${first === '' ? last : `${first} and ${last}`}, ${keep}`
  },
  /** What the words of a limit say of its own edge. */
  edge: (figure: string, outcome: EdgeOutcome): Told => ({
    when: `the figure is exactly ${figure}`,
    outcome: EDGES[outcome],
  }),
  exactly: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: does that include exactly ${figure}?`,
    yes: { when: `it is exactly ${figure}`, outcome: APPLIES },
    no: { when: `it is exactly ${figure}`, outcome: APPLIES_NOT },
  }),
  itself: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: does ${figure} itself count?`,
    yes: { when: `it is ${figure}`, outcome: APPLIES },
    no: { when: `it is ${figure}`, outcome: APPLIES_NOT },
  }),
  above: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: does the app refuse anything above ${figure} (no: it only warns)?`,
    yes: { when: `it would be more than ${figure}`, outcome: REFUSED },
    no: { when: `it would be more than ${figure}`, outcome: WARNED },
  }),
  below: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: does the app refuse anything below ${figure} (no: it only warns)?`,
    yes: { when: `it would be less than ${figure}`, outcome: REFUSED },
    no: { when: `it would be less than ${figure}`, outcome: WARNED },
  }),
  stays: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: does it stop at exactly ${figure}, however much it would be?`,
    yes: { when: `it would be more than ${figure}`, outcome: `it stays at ${figure}` },
    no: { when: `it would be more than ${figure}`, outcome: 'it keeps rising' },
  }),
  oneMore: ({ clause }: Edge): BoundaryText => ({
    question: `“${clause}”: does the app refuse anything beyond that (no: it only warns)?`,
    yes: { when: 'it would be one more', outcome: REFUSED },
    no: { when: 'it would be one more', outcome: WARNED },
  }),
  refused: ({ clause }: Edge): BoundaryText => ({
    question: `“${clause}”: does the app refuse it (no: it only warns)?`,
    yes: { when: 'someone tries it', outcome: REFUSED },
    no: { when: 'someone tries it', outcome: WARNED },
  }),
  window: ({ clause }: Edge, period: Exclude<Period, 'hour'>): BoundaryText => ({
    question: `“${clause}”: ${WINDOWS[period].ask}?`,
    yes: { when: WINDOWS[period].begins, outcome: 'the count starts again' },
    no: { when: 'it is counted', outcome: WINDOWS[period].rolling },
  }),
  together: ({ clause }: Edge): BoundaryText => ({
    question: `“${clause}”: in all, when several go on at the same time (no: for each of them)?`,
    yes: { when: 'several go on at the same time', outcome: 'all of them count together' },
    no: { when: 'several go on at the same time', outcome: 'each of them is counted by itself' },
  }),
  sinceLast: ({ clause }: Edge): BoundaryText => ({
    question: `“${clause}”: counted from the last time (no: on fixed dates)?`,
    yes: { when: 'it was done early or late', outcome: 'the next time is counted from that day' },
    no: { when: 'it was done early or late', outcome: 'the next date stays as it was' },
  }),
  over: ({ clause, last }: Edge): BoundaryText => ({
    question: `“${clause}”: is it over at exactly ${last}?`,
    yes: { when: `it is exactly ${last}`, outcome: 'it no longer applies' },
    no: { when: `it is exactly ${last}`, outcome: 'it still applies' },
  }),
  bothEnds: ({ clause, figure, last }: Edge): BoundaryText => ({
    question: `“${clause}”: do ${figure} and ${last} themselves count?`,
    yes: { when: `it is exactly ${figure} or ${last}`, outcome: APPLIES },
    no: { when: `it is exactly ${figure} or ${last}`, outcome: APPLIES_NOT },
  }),
  started: ({ clause }: Edge, period: Period): BoundaryText => ({
    question: `“${clause}”: is the full ${period} charged once it has started?`,
    yes: { when: `only part of the ${period} is used`, outcome: `the whole ${period} is charged` },
    no: { when: `only part of the ${period} is used`, outcome: 'only that part is charged' },
  }),
  midnight: ({ clause }: Edge): BoundaryText => ({
    question: `“${clause}”: does that end at midnight (no: at closing time)?`,
    yes: { when: 'it is midnight', outcome: 'that day is over' },
    no: { when: 'it is closing time', outcome: 'that day is over' },
  }),
  hours: ({ clause }: Edge): BoundaryText => ({
    question: `“${clause}”: counted to the hour (no: by the date, whatever the time)?`,
    yes: { when: 'the time is counted', outcome: 'it ends at the same time of day as it began' },
    no: { when: 'the time is counted', outcome: 'whole days count, whatever the time' },
  }),
  byDate: ({ clause }: Edge): BoundaryText => ({
    question: `“${clause}”: do the days count by the date, whatever the time of day (no: to the hour)?`,
    yes: { when: 'the days are counted', outcome: 'whole days count, whatever the time' },
    no: { when: 'the days are counted', outcome: 'they end at the same time of day as they began' },
  }),
  everyTime: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: does that have to be true every time (no: 95 times in 100)?`,
    yes: { when: 'it is tried a hundred times', outcome: `every try stays within ${figure}` },
    no: {
      when: 'it is tried a hundred times',
      outcome: `at least 95 of them stay within ${figure}`,
    },
  }),
  more: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: is more than ${figure} allowed?`,
    yes: { when: `it would be more than ${figure}`, outcome: 'the app allows it' },
    no: { when: `it would be more than ${figure}`, outcome: REFUSED },
  }),
  slower: ({ clause, figure }: Edge): BoundaryText => ({
    question: `“${clause}”: can it get slower with more than that?`,
    yes: { when: `there are more than ${figure}`, outcome: 'it still works, but may be slower' },
    no: { when: `there are more than ${figure}`, outcome: 'it is as fast as before' },
  }),
  sinceEntered: ({ clause }: Edge): BoundaryText => ({
    question: `${clause}: counted from the day it was entered (no: from when it was last used or changed)?`,
    yes: { when: 'that time has passed since it was entered', outcome: 'it is deleted' },
    no: {
      when: 'that time has passed since it was last used or changed',
      outcome: 'it is deleted',
    },
  }),
}

/** The boundary questions in one language. */
export type BoundaryWords = Wording<typeof BOUNDARY_TEXT>
