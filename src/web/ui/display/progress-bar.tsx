import { buildProgressAttributes } from './build-progress-attributes.ts'

interface ProgressBarProps {
  value: number
  max: number
  /** What is progressing, for those who do not see it: "Requirements progress". */
  label: string
  /** Said instead of a percentage: "4 of 15 answered". */
  valueText?: string
}

/** A thin bar. Drawn with SVG attributes: no inline style, so it can be pre-rendered too. */
export function ProgressBar({ value, max, label, valueText }: ProgressBarProps) {
  const percent = max === 0 ? 0 : Math.round((Math.min(value, max) / max) * 100)
  return (
    <div
      {...buildProgressAttributes({ value, max, label, valueText })}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <svg aria-hidden="true" width="100%" height="100%">
        <rect
          width={`${percent}%`}
          height="100%"
          className={`transition-[width] ${percent === 100 ? 'fill-done' : 'fill-accent'}`}
        />
      </svg>
    </div>
  )
}
