import type { ChangeKind } from '#domain/requirements/changes/change-package.ts'
import type { Wording } from '#domain/wording.ts'

/** What the fields of an item are called, where one changed and the sentence does not show it. */
const FIELD_NAMES = {
  also: 'other names',
  answer: 'the yes or no',
  asks: 'what is asked',
  beside: 'who does it as well',
  can: 'rights',
  cells: 'who may',
  channel: 'channel',
  characteristic: 'kind of quality',
  condition: 'condition',
  content: 'content',
  due: 'when it is looked at',
  entities: 'data it uses',
  examples: 'example data',
  failure: 'what happens when it fails',
  feature: 'the feature it belongs to',
  fields: 'fields',
  from: 'what it comes from',
  given: 'given',
  items: 'the items it is about',
  kind: 'kind',
  mark: 'whose word it is',
  measure: 'measure',
  missing: 'what is missing',
  mustNot: 'what is forbidden',
  name: 'name',
  notes: 'notes',
  outcome: 'outcome',
  persona: 'person',
  priority: 'priority',
  priorityStated: 'who set the priority',
  reason: 'reason',
  recipient: 'receiver',
  refersTo: 'what it points to',
  reply: 'reply',
  requirements: 'the requirements in it',
  response: 'response',
  role: 'role',
  rule: 'rule',
  rules: 'rules it keeps',
  says: 'what it says',
  check: 'how it is checked',
  states: 'states',
  steps: 'steps',
  stimulus: 'trigger',
  suggested: 'suggestion',
  suggestedDefault: 'what holds until then',
  target: 'target',
  text: 'wording',
  thing: 'thing',
  title: 'title',
  transitions: 'steps from state to state',
  trigger: 'trigger',
  untilThen: 'what holds until then',
  what: 'what is measured',
  when: 'when',
  who: 'who uses it',
  why: 'reason',
} as const

/** What became of a document between two versions, in plain words. */
export const CHANGE_TEXT = {
  title: (title: string, from: number, to: number): string =>
    `Changes to ${title}: version ${from} to version ${to}`,
  groups: {
    added: 'Added',
    changed: 'Changed',
    superseded: 'Replaced',
    retired: 'Retired',
  } satisfies Record<ChangeKind, string>,
  /** "3 added, 1 retired." */
  counts: (parts: readonly { kind: ChangeKind; count: number }[]): string => {
    const names = { added: 'added', changed: 'changed', superseded: 'replaced', retired: 'retired' }
    return `${parts.map(({ kind, count }) => `${count} ${names[kind]}`).join(', ')}.`
  },
  none: 'Both versions say the same.',
  before: 'Before: ',
  after: 'Now: ',
  details: (names: readonly string[]): string => `Details changed: ${names.join(', ')}.`,
  fields: FIELD_NAMES as Readonly<Record<string, string>>,
  by: (id: string): string => `In its place: ${id}.`,
  because: {
    answer: (question: string): string => `You changed your answer to ${question}.`,
    reply: (id: string): string => `${id} was answered.`,
    edit: 'You edited it by hand.',
    restored: (version: number): string => `Version ${version} was restored.`,
    follows: (ids: string): string => `It depends on what changed: ${ids}.`,
    wording: 'Your answers didn’t change; only the wording did.',
  },
  why: 'Why: ',
  remove: {
    title: 'To remove: ',
    itself: 'what was built for it',
    checks: (ids: string): string => `checks ${ids}`,
    screens: (ids: string): string => `its part of ${ids}`,
    journeys: (ids: string): string => `its steps in ${ids}`,
    data: (ids: string): string => `data nothing else uses: ${ids}`,
    rules: (ids: string): string => `rules nothing else keeps: ${ids}`,
  },
  again: {
    title: 'Test again',
    detail: 'These say the same and depend on what changed:',
  },
  proof: (from: string, to: string): string =>
    `SHA-256 of the canonical JSON: ${from} before, ${to} after. changes.json leads from one to the other.`,
  listed: ', ',
  parted: '; ',
  stop: '.',
  /** Between a text and what is said of it. */
  space: ' ',
  openSpec: {
    why: (title: string, from: number, to: number): string =>
      `The owner of “${title}” changed the requirements: version ${to} replaces version ${from}. Each change below names its reason.`,
    nothing: 'No requirement changes; rules, data or notes do.',
    retire: 'Remove what is retired',
    build: 'Build what is new or changed',
    check: 'Test what depends on it',
    done: 'Nothing to do here',
    removed: 'The owner no longer asks for it.',
    anew: (version: number): string => `Version ${version} says it anew.`,
    stays: (id: string): string => `Keep what was built: ${id} is added again in this change.`,
    migration: (work: string): string => `Remove ${work}.`,
    replaced: (version: number): string => `(version ${version})`,
  },
} as const

/** These words in one language. */
export type ChangeText = Wording<typeof CHANGE_TEXT>
