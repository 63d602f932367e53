import { useEffect, useState } from 'react'

/** How far below the window's top a section counts as the one being read, in px. */
const READING_LINE = 140

/** The id of the section being read: the last one that began above the reading line. */
export function useSectionInView(): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const sections = [...document.querySelectorAll<HTMLElement>('[data-section]')]
      const begun = sections.filter((each) => each.getBoundingClientRect().top < READING_LINE)
      setCurrent((begun.at(-1) ?? sections[0])?.id ?? null)
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    soon()
    window.addEventListener('scroll', soon, { passive: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', soon)
      window.removeEventListener('resize', soon)
    }
  }, [])
  return current
}
