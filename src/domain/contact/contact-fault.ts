/** What a visitor fills in. */
export interface ContactFields {
  name: string
  email: string
  message: string
}

export type ContactFault = 'name_required' | 'email_required' | 'email_invalid' | 'message_required'

/** Non-space text, @, non-space text, dot, non-space text (docs/product.md#checks-on-input). */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/**
 * The first fault in the order of docs/product.md#checks-on-input; null when there is none. Spaces
 * around a value do not count.
 */
export function findContactFault({ name, email, message }: ContactFields): ContactFault | null {
  if (name.trim() === '') return 'name_required'
  if (email.trim() === '') return 'email_required'
  if (!EMAIL.test(email.trim())) return 'email_invalid'
  return message.trim() === '' ? 'message_required' : null
}

/** The field that a fault is about. */
export const FAULTY_FIELD: Readonly<Record<ContactFault, keyof ContactFields>> = {
  name_required: 'name',
  email_required: 'email',
  email_invalid: 'email',
  message_required: 'message',
}
