import { BLANK } from '#domain/hints/blank.ts'
import { typeInto } from '#web/ui/form/type-into.ts'

/** Writes the beginning of a sentence below what stands there, with its first blank marked to be typed over. */
export function takeStarter(field: HTMLTextAreaElement, begin: string): void {
  const { value } = field
  const before = value.trim() === '' || value.endsWith('\n') ? '' : '\n'
  field.focus({ preventScroll: true })
  field.setSelectionRange(value.length, value.length)
  typeInto(field, `${before}${begin}`)
  const start = field.value.length - begin.length
  const blank = BLANK.exec(begin)
  if (blank) field.setSelectionRange(start + blank.index, start + blank.index + blank[0].length)
}
