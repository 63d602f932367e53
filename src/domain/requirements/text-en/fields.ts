import type { Wording } from '#domain/wording.ts'

/** The fields that a record cannot do without. */
export const FIELD_NAMES = {
  when: 'date and time',
  forWhom: 'for whom',
  byWhom: 'who does it',
  people: 'how many people',
  state: 'state',
  number: 'number',
  amount: 'amount',
  paid: 'paid or not',
  answer: 'yes or no, and when',
  boughtOn: 'bought on',
  validUntil: 'valid until',
  left: 'how many are left',
  places: 'places',
  called: 'name',
} as const

export type FieldNames = Wording<typeof FIELD_NAMES>
