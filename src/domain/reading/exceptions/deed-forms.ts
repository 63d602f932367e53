/** How a language names a deed: its base form, and what is done in a sentence that begins with it. */
export interface DeedForms {
  language: 'en' | 'es'
  /** "closes the month" → "close the month"; null where no verb begins it. */
  baseOf(text: string): string | null
  /** "closed" of "is closed by …" → "close"; null for no such form. */
  ofPassive(word: string): string | null
  /** "Voiding a bill" → "void a bill"; null for a thing. */
  ofName(text: string): string | null
  /** "not touch it" after "see the plan" refuses a deed; "not cash" after "pay by card" a thing. */
  isDeedAfter(what: string, refused: string): boolean
  see: string
}
