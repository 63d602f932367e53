import type { HintText } from '#domain/consultation/consultation-text.ts'

export const HINTS_EN: HintText = {
  short: 'A sentence or two more would give this something to build on.',
  openBlank: 'There is still a blank (____) to fill in.',
}
