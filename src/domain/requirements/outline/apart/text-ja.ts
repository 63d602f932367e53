import type { LeadText } from './text-en.ts'

export const LEAD_TEXT: LeadText = {
  lines:
    '機能の下に確かめ方（問の番号がなければこちらで補い、中の数は例として作ったもの）を書く。ルールは第8章に、問い（OQ、CT）が決まるまでの作り方は第1章と第15章にある',
  test: '確かめ方',
  slices: (numbers) => `段階${numbers}`,
  before: '',
  behind: '',
  between: ['と', '、', '・', 'や'],
  goesOn: /^[はが]/u,
  named: (name) => name,
  everybodyBut: (names) => (names === '' ? '全員' : `${names}以外の全員`),
  ofOne: (rest) => rest,
  never: (name) => `、?${name}ではなく、`,
}
