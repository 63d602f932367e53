import { PASSWORD_LENGTH, type PasswordOwner, passwordProblem } from '#domain/password.ts'
import { AppError } from '#server/app-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Throws `invalid_input` or `password_too_common` with the words for the password's field. */
export function refuseWeakPassword(password: string, owner: PasswordOwner): void {
  const problem = passwordProblem(password, owner, isCommonPassword)
  if (problem === null) return
  const code = problem === 'too_common' ? 'password_too_common' : 'invalid_input'
  throw new AppError(code, { issues: [{ path: 'password', message: MESSAGES[problem] }] })
}

const MESSAGES = {
  too_short: `Please use at least ${PASSWORD_LENGTH.min} characters.`,
  too_long: `Please use at most ${PASSWORD_LENGTH.max} characters.`,
  too_common: 'This password is easy to guess. Please choose another one.',
}
