/**
 * Types a text into a field at its cursor, as hands would: what was marked is replaced, the browser's
 * undo takes it back, and who listens for `input` hears of it.
 */
export function typeInto(field: HTMLTextAreaElement, text: string): void {
  if (text === '') return
  const { activeElement } = document
  const isFree = activeElement === null || activeElement === document.body
  // Whoever writes in another field meanwhile is not called away.
  if (isFree || !activeElement.matches('input, textarea, select, [contenteditable]')) {
    field.focus({ preventScroll: true })
  }
  // Deprecated, and the one way whose work the browser's undo knows.
  if (document.activeElement === field && document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}
