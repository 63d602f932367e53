import type { LeadText } from './text-en.ts'

export const LEAD_TEXT: LeadText = {
  lines:
    '機能の下とルール（BR）の後の→は確かめ方で、問の番号がなければ、中の数は例として作ったもの。問い（OQ）の後に書くことは、決まるまでの作り方。問いの全文は第1章、第15章と付録にある',
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
