interface Progress {
  value: number
  max: number
  label: string
  valueText: string | undefined
}

/** What a drawing of progress is for those who do not see it. */
export function buildProgressAttributes({ value, max, label, valueText }: Progress) {
  return {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': Math.min(value, max),
    'aria-valuetext': valueText,
  } as const
}
