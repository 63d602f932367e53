import { notDecidedText } from '#web/text/workshop.ts'
import { typeInto } from '#web/ui/form/type-into.ts'

/**
 * "Not sure" is an answer: it is written into the field as the founder would, can be taken back, and
 * becomes an open question. Beside words that stand there, she says what of it is open.
 */
export function leaveOpen(field: HTMLTextAreaElement, title: string): void {
  const { value } = field
  const sentence = notDecidedText.whole(title)
  field.focus({ preventScroll: true })
  field.setSelectionRange(value.length, value.length)
  if (value.trim() === '') typeInto(field, sentence)
  else if (!value.includes(sentence) && !value.trimEnd().endsWith(notDecidedText.part.trim())) {
    typeInto(field, `${value.endsWith('\n') ? '' : '\n'}${notDecidedText.part}`)
  }
}
