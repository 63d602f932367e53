import { LIMITS } from '#contract/limits.ts'
import { signInText } from '#web/text/sign-in.ts'

/** What the sign-in screens ask for. One form holds it, so that switching between them loses nothing. */
export interface Credentials {
  email: string
  password: string
}

export const NO_CREDENTIALS: Credentials = { email: '', password: '' }

const { rules } = signInText

const atMost = (max: number) => ({ value: max, message: rules.tooLong(max) })

/** Light checks before sending; the server's are the ones that count. */
export const credentialRules = {
  email: {
    required: rules.emailMissing,
    maxLength: atMost(LIMITS.email),
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: rules.email },
  },
  password: { required: rules.password },
  newPassword: { required: rules.newPassword, validate: hasPasswordLength },
}

/** Characters as people count them, not as they are stored. */
function hasPasswordLength(value: string): true | string {
  const length = Array.from(value).length
  if (length < LIMITS.passwordMin) return rules.passwordShort
  return length <= LIMITS.passwordMax || rules.tooLong(LIMITS.passwordMax)
}
