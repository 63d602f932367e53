/** Paper and ink (Design): the light theme's colours, for print. */
export const INK = {
  text: '211E1A',
  soft: '57514A',
  faint: '6B645B',
  line: 'D8D0C2',
  accent: '0E5F5B',
  sunken: 'F6F2EA',
  assumed: '7A4F00',
  open: '574795',
} as const

/** The colour of a note: amber for Assumed, violet for Open. */
export function noteColour(text: string): string {
  if (text.includes('Assumed')) return INK.assumed
  return text.includes('Open') ? INK.open : INK.faint
}

/** The words that a page has besides the document. */
export const PAGE_TEXT = {
  contents: 'Contents',
  page: (number: number, total: number) => `${number} / ${total}`,
  maker: 'Groundwork',
  missing:
    'Characters that this file’s typeface does not hold are shown as □. The Markdown and Word files hold them all.',
} as const
