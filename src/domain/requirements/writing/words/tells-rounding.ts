const ROUNDS =
  /\b(?:rounded|round(?:s|ing)? (?:up|down|off|to)|pro rata)\b|切り?上げ|切り?捨て|繰り?上げ|四捨五入/iu

/** Whether a text says how a figure is rounded: its unit is no limit, and nothing begins below it. */
export function tellsRounding(text: string): boolean {
  return ROUNDS.test(text)
}
