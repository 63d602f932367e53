import {
  findLengthProblem,
  findStrengthProblem,
  PASSWORD_LENGTH,
  type PasswordOwner,
} from '#domain/password.ts'
import { AppError } from '#server/app-error.ts'
import type { ServerTexts } from '#server/texts/texts.ts'
import { countGuesses } from './password-guesses.ts'

/** Throws `invalid_input` or `password_too_common` with the words for the password's field. */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const problem =
    findLengthProblem(password) ??
    findStrengthProblem(password, owner, await countGuesses(password, owner))
  if (problem === null) return
  const code = problem === 'too_common' ? 'password_too_common' : 'invalid_input'
  throw new AppError(code, { issues: [{ path: 'password', message: MESSAGES[problem] }] })
}

const MESSAGES = {
  too_short: ({ issues }: ServerTexts) => issues.passwordTooShort(PASSWORD_LENGTH.min),
  too_long: ({ issues }: ServerTexts) => issues.tooLong(PASSWORD_LENGTH.max),
  too_common: ({ issues }: ServerTexts) => issues.passwordTooCommon,
}
