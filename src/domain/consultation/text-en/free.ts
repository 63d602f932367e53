import type { FreeText } from '#domain/consultation/consultation-text.ts'

export const FREE_TEXT: FreeText = {
  covered:
    "The built-in checks can't answer this themselves, but question {order}, “{title}”, is the place for it.",
  open: "You haven't answered it yet: {prompt}",
  unknown:
    "I can't answer that: without an AI model I only check your answers to the fifteen questions.",
}
