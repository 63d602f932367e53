/** Brings a section to the top of the screen, and gives its heading, ready to take the focus. */
export function arriveAt(anchor: string): HTMLElement | null {
  const section = document.getElementById(anchor)
  section?.scrollIntoView({ block: 'start' })
  const heading = section?.querySelector<HTMLElement>('h2, h3') ?? section
  heading?.setAttribute('tabindex', '-1')
  return heading
}
