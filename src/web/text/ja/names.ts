import type {
  fullName as englishFullName,
  nameOrder as englishOrder,
  PersonName,
} from '#web/text/names.ts'

/* The family name comes first. */
export const nameOrder: typeof englishOrder = ['lastName', 'firstName']

export const fullName: typeof englishFullName = ({ firstName, lastName }: PersonName) =>
  `${lastName} ${firstName}`.trim()
