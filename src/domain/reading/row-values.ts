/** The values that the fields of rows may take, in the order in which they are offered. */
export const MAY = ['may', 'only', 'never'] as const
export const ROW_PRIORITIES = ['must', 'should', 'could', 'unsaid'] as const
export const DIRECTIONS = ['in', 'out', 'both'] as const
export const LOOKS = ['device', 'language', 'style', 'accessibility'] as const
export const QUALITIES = [
  'speed',
  'size',
  'availability',
  'security',
  'usability',
  'privacy',
  'law',
  'other',
] as const
export const LIMITS = ['budget', 'date', 'people', 'other'] as const
export const DOUBTS = ['unknown', 'assumption', 'worry'] as const
export const BACKGROUNDS = ['problem', 'today', 'promise'] as const
