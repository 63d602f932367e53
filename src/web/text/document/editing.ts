/** Editing an item of the document in its place. */
export const editingText = {
  edit: (id: string) => `Edit ${id}`,
  textOf: (label: string, id: string) => `${label} of ${id}`,
  mark: 'Edited by you',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  undo: 'Back to the generated text',
  keys: 'Enter saves, Shift and Enter starts a new line, Escape cancels.',
  unsaved: 'Your text is kept here until it is saved.',
  blank: 'Please write something, or go back to the generated text.',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en')} characters.`,
  newer: (text: string) => `In the other place it says: “${text}”`,
  choiceOf: (choice: string, id: string) => `${choice}: ${id}`,
  choiceWhy: 'The answer behind this has changed since you edited it. Your text is kept.',
  choiceNew: 'The document would now say:',
  keepMine: 'Keep mine',
  takeNew: 'Take the new one',
  editMine: 'Edit',
  asking: (count: number) =>
    count === 1
      ? 'One of your edits needs review: the answer behind it has changed.'
      : `${count} of your edits need review: the answers behind them have changed.`,
  goneTitle: 'Edits of items that are gone',
  goneWhy:
    'These items are no longer in the document. Your texts are kept here until you remove them.',
  remove: 'Remove',
  removeOf: (id: string) => `Remove the edit of ${id}`,
} as const

const LABELS: Record<string, string> = {
  text: 'Text',
  name: 'Name',
  title: 'Title',
  action: 'Action',
  given: 'Given',
  when: 'When',
  outcome: 'Then',
  content: 'Content',
  why: 'Why',
  reason: 'Reason',
  suggestedDefault: 'Until then',
  stimulus: 'When',
  response: 'Response',
  measure: 'Measure',
  due: 'Due',
  recipient: 'To',
  says: 'Says',
  check: 'How it is checked',
  failure: 'If it fails',
  can: 'May',
  mustNot: 'Must never',
  notes: 'Note',
  steps: 'Step',
  states: 'State',
  meaning: 'Meaning',
  example: 'Example',
  rule: 'Rule',
  then: 'what follows',
}

/** A place of an item in words: `steps.2.text` is "Step 3", `fields.0.rule` is "Field 1, rule". */
export function fieldLabel(field: string): string {
  const [part = '', number, inner = ''] = field.split('.')
  const place = number === undefined ? '' : ` ${Number(number) + 1}`
  if (part === 'fields') return `Field${place}: ${(LABELS[inner] ?? inner).toLowerCase()}`
  if (part === 'cases') return `Case${place}${inner === 'then' ? `: ${LABELS.then}` : ''}`
  return `${LABELS[part] ?? part}${part === 'failure' ? '' : place}`
}
