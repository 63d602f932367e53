import type { Decision } from '#domain/reading/decisions.ts'

const DONE: Readonly<Record<Decision['do'], string>> = {
  confirm: 'That’s right',
  refuse: 'Strike out',
  restore: 'Put back',
  edit: 'Change',
  join: 'Join',
  answer: 'Yes or no',
  split: 'Split in two',
  add: 'Add a row',
  undecided: 'Not decided yet',
  put: 'Undo',
  remove: 'Take away',
}

/** What was chosen, and on which row. */
export function writeChoiceNote(done: Decision['do'], sentence: string): string {
  return sentence === '' ? DONE[done] : `${DONE[done]}: ${sentence}`
}
