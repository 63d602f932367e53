import { useState } from 'react'
import { LIMITS } from '#contract/limits.ts'
import {
  type ContactFields,
  FAULTY_FIELD,
  findContactFault,
} from '#domain/contact/contact-fault.ts'
import { tellFailure, toApiError } from '#web/api/api-error.ts'
import { sendContactMessage } from '#web/api/contact.ts'
import { useWriteKey } from '#web/api/write-key.ts'
import { contactText as words } from '#web/text/public/contact.ts'

/** What is wrong with one field, in a title and a sentence (docs/product.md#checks-on-input). */
export interface FieldFault {
  field: keyof ContactFields
  title: string
  detail: string
}

/** The state of the message. */
export interface Sending {
  state: 'open' | 'sending' | 'sent'
  fault: FieldFault | null
  /** Why the last try failed, in a sentence. */
  failure: string | null
}

const OPEN: Sending = { state: 'open', fault: null, failure: null }

/** Checks and sends the message. A second try with the same words is the same message. */
export function useSendMessage() {
  const [sending, setSending] = useState<Sending>(OPEN)
  const { keyFor, settle } = useWriteKey()

  const send = async (fields: ContactFields, website: string): Promise<Sending> => {
    const outcome = await attempt()
    setSending(outcome)
    return outcome

    async function attempt(): Promise<Sending> {
      const fault = firstFault(fields)
      if (fault) return { ...OPEN, fault }
      setSending({ ...OPEN, state: 'sending' })
      try {
        await sendContactMessage({ ...fields, website }, keyFor(fields))
        settle()
        return { ...OPEN, state: 'sent' }
      } catch (error) {
        return { ...OPEN, failure: failureSentence(error) }
      }
    }
  }
  return { sending, send, startAgain: () => setSending(OPEN) }
}

/** The faults in the order of docs/product.md#checks-on-input, then what would not fit. */
function firstFault(fields: ContactFields): FieldFault | null {
  const fault = findContactFault(fields)
  if (fault) return { field: FAULTY_FIELD[fault], ...words.faults[fault] }
  const limits = { name: LIMITS.personName, email: LIMITS.email, message: LIMITS.contactMessage }
  for (const field of ['name', 'email', 'message'] as const) {
    if (fields[field].length <= limits[field]) continue
    const { title, detail } = words.tooLong
    return { field, title, detail: detail(limits[field]) }
  }
  return null
}

function failureSentence(error: unknown): string {
  if (toApiError(error).code === 'too_many_requests') return words.tooMany
  return tellFailure(error, { title: words.failed, message: words.failedDetail }).message
}
