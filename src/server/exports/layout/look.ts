import type { Mark } from '#domain/requirements/document-items.ts'

/** Paper and ink: the light theme's colours, for print. */
export const INK = {
  text: '211E1A',
  soft: '57514A',
  faint: '6B645B',
  line: 'D8D0C2',
  accent: '0E5F5B',
  accentSoft: 'E3EFEC',
  sunken: 'F6F2EA',
  assumed: '7A4F00',
  open: '574795',
} as const

/** Amber for what was supposed, violet for what nobody knows; what waits for a yes is soft. */
const MARKS: Record<Mark, string> = {
  stated: INK.faint,
  guess: INK.soft,
  unconfirmed: INK.soft,
  assumed: INK.assumed,
  open: INK.open,
}

/** The colour of a small run. */
export function noteColour(mark: Mark | undefined): string {
  return mark === undefined ? INK.faint : MARKS[mark]
}

/** The words that a page has besides the document. */
export const PAGE_TEXT = {
  page: (number: number, total: number) => `${number} / ${total}`,
  maker: 'Groundwork',
} as const
