import { findSaidNumbers } from '#domain/language/numbers/find-said-numbers.ts'
import { remember } from './remember.ts'

/** The numbers of a clause, looked for once. */
export const readNumbers = remember(findSaidNumbers)
