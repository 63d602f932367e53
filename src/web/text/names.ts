export interface PersonName {
  firstName: string
  lastName: string
}

/** The parts of a name in the order in which a form asks for them. */
export const nameOrder: readonly (keyof PersonName)[] = ['firstName', 'lastName']

/** A name as it is said; either part may be empty. */
export const fullName = ({ firstName, lastName }: PersonName): string =>
  `${firstName} ${lastName}`.trim()
