import type { LeadText } from './text-en.ts'

export const LEAD_TEXT: LeadText = {
  lines:
    '機能の下に、ルールと確かめ方（問の番号がなければこちらで補い、中の数は例として作ったもの）を、まとまりの終わりに、未定のことと決まるまでの作り方を書く',
  labels: { rule: 'ルール', test: '確かめ方' },
  until: '決めるまで※：',
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
