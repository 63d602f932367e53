import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { LIMITS } from '#contract/limits.ts'
import type { ContactFields } from '#domain/contact/contact-fault.ts'
import { contactText as words } from '#web/text/public/contact.ts'
import { Notice } from '#web/ui/display/notice.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FIELD_IDS } from './use-contact-draft.ts'
import type { FieldFault, Sending } from './use-send-message.ts'

interface ContactFormProps {
  fields: ContactFields
  /** What was typed before the script was there is in `fields`. */
  isTakenOver: boolean
  sending: Sending
  onChange: (part: Partial<ContactFields>) => void
  onSend: (website: string) => void
}

/**
 * The form. Its texts stay whatever happens; the first fault gets the focus
 * (docs/product.md#checks-on-input).
 */
export function ContactForm(props: ContactFormProps) {
  const { fields, isTakenOver, sending, onChange, onSend } = props
  const { fault, failure, state } = sending
  useEffect(() => {
    if (fault) document.getElementById(FIELD_IDS[fault.field])?.focus()
  }, [fault])
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!isTakenOver || form.current?.dataset.pressed === undefined) return
    // By a timer: while the press is still being told of, the browser lets a form send nothing more.
    const timer = setTimeout(() => form.current?.requestSubmit())
    return () => clearTimeout(timer)
  }, [isTakenOver])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What was typed is not in `fields` yet; the press is remembered (`pages/start.ts`).
    if (!isTakenOver) return
    delete event.currentTarget.dataset.pressed
    onSend(String(new FormData(event.currentTarget).get('website') ?? ''))
  }
  const errorAt = (field: keyof ContactFields) => faultAt(fault, field)
  return (
    // `dialog` does nothing outside a dialog: before the script is there, no text goes into an
    // address.
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={submit}
      className="noscript:hidden relative space-y-5"
    >
      {failure && <Failure>{failure}</Failure>}
      <TextField
        id={FIELD_IDS.name}
        label={words.name}
        autoComplete="name"
        value={fields.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={errorAt('name')}
      />
      <TextField
        id={FIELD_IDS.email}
        label={words.email}
        hint={words.emailHint}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={fields.email}
        onChange={(event) => onChange({ email: event.target.value })}
        error={errorAt('email')}
      />
      <TextArea
        id={FIELD_IDS.message}
        label={words.message}
        {...(isNearLimit(fields.message) && { mark: words.count(fields.message.length) })}
        value={fields.message}
        onChange={(event) => onChange({ message: event.target.value })}
        error={errorAt('message')}
      />
      <Trap />
      <Button type="submit" variant="primary" pending={state === 'sending'}>
        {state === 'sending' ? words.sending : words.send}
      </Button>
    </form>
  )
}

function isNearLimit(message: string): boolean {
  return message.length > LIMITS.contactMessage * 0.8
}

function faultAt(fault: FieldFault | null, field: keyof ContactFields): ReactNode {
  if (fault?.field !== field) return undefined
  return (
    <span>
      <span className="block font-semibold">{fault.title}</span>
      <span className="block">{fault.detail}</span>
    </span>
  )
}

/** Takes the focus, so that nobody looks for what went wrong. */
function Failure({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={words.failed}>
        {children}
      </Notice>
    </div>
  )
}

/** Nobody sees it or reaches it; only a program that fills in every field does. */
function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <label>
        {words.trap}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
