import type { ReactNode } from 'react'

/** A sheet of paper on the page. Never inside another one. */
export function Card({ children }: { children: ReactNode }) {
  return <div className="rounded-soft border border-line bg-surface p-5">{children}</div>
}
