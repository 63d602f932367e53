import { useEffect, useRef } from 'react'
import { paths } from '#web/paths.ts'
import { OperatorFact } from '#web/shell/public/operator-fact.tsx'
import { PublicPage } from '#web/shell/public/public-page.tsx'
import { contactText as words } from '#web/text/public/contact.ts'
import { AnchorButton } from '#web/ui/form/anchor-button.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { ContactForm } from './contact-form.tsx'
import { useContactDraft } from './use-contact-draft.ts'
import { useSendMessage } from './use-send-message.ts'

/** A form with name, email and message, and a success screen after sending. */
export function ContactScreen() {
  const { fields, isTakenOver, change, clearMessage } = useContactDraft()
  const { sending, send, startAgain } = useSendMessage()
  const onSend = async (website: string) => {
    if (sending.state === 'sending') return
    const outcome = await send(fields, website)
    if (outcome.state === 'sent') clearMessage()
  }
  return (
    <PublicPage title={words.title} className="mx-auto w-full max-w-xl px-4 pt-10 sm:px-6 sm:pt-14">
      {sending.state === 'sent' ? (
        <Sent email={fields.email.trim()} onAnother={startAgain} />
      ) : (
        <>
          <h1 className="text-3xl">{words.title}</h1>
          <p className="mt-2 mb-8 text-ink-soft leading-7">{words.lead}</p>
          <p className="hidden leading-7 noscript:block">
            {words.withoutScript} <OperatorFact name="email" />
          </p>
          <ContactForm
            fields={fields}
            isTakenOver={isTakenOver}
            sending={sending}
            onChange={change}
            onSend={(website) => void onSend(website)}
          />
        </>
      )}
    </PublicPage>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="space-y-4">
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {words.sent.title}
      </h1>
      <p className="break-words text-ink-soft leading-7">{words.sent.detail(email)}</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <AnchorButton variant="primary" href={paths.home}>
          {words.sent.home}
        </AnchorButton>
        <Button onClick={onAnother}>{words.sent.another}</Button>
      </div>
    </div>
  )
}
