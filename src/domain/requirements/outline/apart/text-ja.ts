import type { LeadText } from './text-en.ts'

export const LEAD_TEXT: LeadText = {
  slices: (numbers) => `段階${numbers}`,
  before: '',
  behind: '',
  between: ['と', '、', '・', 'や'],
  goesOn: /^[はが]/u,
  named: (name) => name,
  joined: (names) => names.join('と'),
  everybodyBut: (names) => (names === '' ? '全員' : `${names}以外の全員`),
  ofOne: (rest) => rest,
  never: (name) => `、?${name}ではなく、`,
}
