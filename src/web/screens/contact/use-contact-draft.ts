import { useEffect, useState } from 'react'
import type { User } from '#contract/account.ts'
import type { ContactFields } from '#domain/contact/contact-fault.ts'
import { askVisitor } from '#web/api/session/visitor.ts'
import { readSessionText, writeSessionText } from '#web/storage/session-text.ts'
import { fullName } from '#web/text/names.ts'

const DRAFT_KEY = 'contactDraft'

/** The fields in the page. */
export const FIELD_IDS: Record<keyof ContactFields, string> = {
  name: 'contact-name',
  email: 'contact-email',
  message: 'contact-message',
}

const EMPTY: ContactFields = { name: '', email: '', message: '' }

interface ContactDraft {
  fields: ContactFields
  /** What was typed before the script was there, and the kept draft, are in `fields`. */
  isTakenOver: boolean
  change: (part: Partial<ContactFields>) => void
  /** Empties the message, once it has been sent. Who wrote it stays. */
  clearMessage: () => void
}

/**
 * What is typed, kept in this tab through a reload. It begins empty, as the pre-rendered page does;
 * the kept draft comes after, and then whatever is known of a signed-in visitor.
 */
export function useContactDraft(): ContactDraft {
  const [fields, setFields] = useState(EMPTY)
  const [isTakenOver, setTakenOver] = useState(false)
  const change = (part: Partial<ContactFields>) =>
    setFields((current) => {
      const next = { ...current, ...part }
      keep(next)
      return next
    })

  useEffect(() => {
    const typed = filledUp(typedSoFar(), readDraft())
    // Kept now: a reload may come before the next keystroke.
    if (Object.values(typed).some((text) => text !== '')) keep(typed)
    setFields((current) => filledUp(current, typed))
    setTakenOver(true)
  }, [])
  useEffect(() => {
    askVisitor().then(
      (user) => user && setFields((current) => filledUp(current, knownOf(user))),
      // Nobody need be known to write.
      () => undefined,
    )
  }, [])

  return { fields, isTakenOver, change, clearMessage: () => change({ message: '' }) }
}

function knownOf(user: User): Partial<ContactFields> {
  return { name: fullName(user), email: user.email }
}

/** What is there already wins: somebody may have typed meanwhile. */
function filledUp(current: ContactFields, more: Partial<ContactFields>): ContactFields {
  return {
    name: current.name || (more.name ?? ''),
    email: current.email || (more.email ?? ''),
    message: current.message || (more.message ?? ''),
  }
}

/** The page could be typed into before the script was there. */
function typedSoFar(): ContactFields {
  const inPage = (id: string) =>
    (document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null)?.value ?? ''
  return {
    name: inPage(FIELD_IDS.name),
    email: inPage(FIELD_IDS.email),
    message: inPage(FIELD_IDS.message),
  }
}

function keep(fields: ContactFields): void {
  writeSessionText(DRAFT_KEY, JSON.stringify(fields))
}

function readDraft(): Partial<ContactFields> {
  try {
    const draft: Partial<ContactFields> | null = JSON.parse(readSessionText(DRAFT_KEY) || '{}')
    return draft ?? {}
  } catch {
    return {}
  }
}
