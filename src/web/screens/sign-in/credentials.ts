import { LIMITS } from '#contract/limits.ts'
import { signInText } from '#web/text/sign-in.ts'

/** What the sign-in screens ask for. One form holds it, so that switching between them loses nothing. */
export interface Credentials {
  firstName: string
  lastName: string
  email: string
  password: string
}

export const NO_CREDENTIALS: Credentials = { firstName: '', lastName: '', email: '', password: '' }

const { rules } = signInText

const atMost = (max: number) => ({ value: max, message: rules.tooLong(max) })

/** Light checks before sending; the server's are the ones that count. */
export const credentialRules = {
  firstName: {
    required: rules.firstName,
    maxLength: atMost(LIMITS.personName),
    validate: notBlank(rules.firstName),
  },
  lastName: {
    required: rules.lastName,
    maxLength: atMost(LIMITS.personName),
    validate: notBlank(rules.lastName),
  },
  email: {
    required: rules.emailMissing,
    maxLength: atMost(LIMITS.email),
    pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: rules.email },
  },
  password: { required: rules.password },
  newPassword: { required: rules.newPassword, validate: hasPasswordLength },
}

function notBlank(message: string) {
  return (value: string) => value.trim() !== '' || message
}

/** Characters as people count them, not as they are stored. */
function hasPasswordLength(value: string): true | string {
  const length = Array.from(value).length
  if (length < LIMITS.passwordMin) return rules.passwordShort
  return length <= LIMITS.passwordMax || rules.tooLong(LIMITS.passwordMax)
}
