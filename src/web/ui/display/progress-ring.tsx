import { buildProgressAttributes } from './build-progress-attributes.ts'

interface ProgressRingProps {
  value: number
  max: number
  /** Read out and shown beside the ring: "4 of 15". */
  text: string
  /** What is progressing, for those who do not see it. */
  label: string
}

const RADIUS = 15
const LENGTH = 2 * Math.PI * RADIUS

/** A ring that fills, with its count beside it. */
export function ProgressRing({ value, max, text, label }: ProgressRingProps) {
  const share = max === 0 ? 0 : Math.min(value / max, 1)
  return (
    <div
      {...buildProgressAttributes({ value, max, label, valueText: text })}
      className="flex items-center gap-2"
    >
      <svg aria-hidden="true" viewBox="0 0 36 36" className="size-9 -rotate-90">
        <circle cx="18" cy="18" r={RADIUS} fill="none" strokeWidth="4" className="stroke-line" />
        <circle
          cx="18"
          cy="18"
          r={RADIUS}
          fill="none"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          className={`transition-[stroke-dashoffset] ${share === 0 ? 'stroke-transparent' : share === 1 ? 'stroke-done' : 'stroke-accent'}`}
        />
      </svg>
      <span className="whitespace-nowrap font-medium text-sm tabular-nums">{text}</span>
    </div>
  )
}
