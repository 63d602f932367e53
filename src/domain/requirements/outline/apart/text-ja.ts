import type { LeadText } from './text-en.ts'

export const LEAD_TEXT: LeadText = {
  lines:
    '機能の下の→は確かめ方で、問の番号がなければ、中の数は例として作ったもの。ルール（BR）の後の→は、その確かめ方。問い（OQ）は決めてもらうことで、後に書くのはこちらの仮の考え。決まるまではそう作る。問いの全文は第1章、第15章と付録にある',
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
