import type { Wording } from '#domain/wording.ts'
import type { editingText as english } from '#web/text/document/editing.ts'

export const editingText: Wording<typeof english> = {
  edit: (id: string) => `${id}を編集`,
  textOf: (label: string, id: string) => `${id}の${label}`,
  mark: '編集済み',
  save: '保存',
  saving: '保存中',
  cancel: 'キャンセル',
  undo: '作成時の文章に戻す',
  keys: 'Enterで保存、Shift+Enterで改行、Escapeで取り消します。',
  unsaved: '入力した文章は、保存されるまでここに残ります。',
  blank: '何か書くか、作成時の文章に戻してください。',
  tooLong: (max: number) => `${max.toLocaleString('ja')}文字以内で入力してください。`,
  newer: (text: string) => `別の場所ではこうなっています：「${text}」`,
  choiceOf: (choice: string, id: string) => `${choice}：${id}`,
  choiceWhy: '編集したあとで、もとの回答が変わりました。ご自身の文章は残っています。',
  choiceNew: '文書は今ならこうなります：',
  keepMine: '自分の文章を残す',
  takeNew: '新しい文章にする',
  editMine: '編集する',
  asking: (count: number) => `${count}件の編集をご確認ください。もとになった回答が変わっています。`,
  goneTitle: 'なくなった項目への編集',
  goneWhy: 'これらの項目は文書からなくなりました。削除するまで、ご自身の文章はここに残ります。',
  remove: '削除',
  removeOf: (id: string) => `${id}の編集を削除`,
}

const LABELS: Record<string, string> = {
  text: '本文',
  name: '名前',
  title: '見出し',
  action: '操作',
  given: '前提',
  when: '条件',
  outcome: '結果',
  content: '内容',
  why: '理由',
  reason: '理由',
  suggestedDefault: '決まるまで',
  stimulus: 'きっかけ',
  response: '応答',
  measure: '目安',
  due: '時期',
  recipient: '宛先',
  says: '文面',
  check: '確かめ方',
  failure: '失敗したとき',
  can: 'できること',
  mustNot: 'してはいけないこと',
  notes: '補足',
  steps: '手順',
  states: '状態',
  meaning: '意味',
  example: '例',
  rule: 'ルール',
  then: '結果',
}

/** A place of an item in words: `steps.2.text` is 「手順3」, `fields.0.rule` is 「項目1：規則」. */
export function fieldLabel(field: string): string {
  const [part = '', number, inner = ''] = field.split('.')
  const place = number === undefined ? '' : String(Number(number) + 1)
  if (part === 'fields') return `項目${place}：${LABELS[inner] ?? inner}`
  if (part === 'cases') return `例${place}${inner === 'then' ? `：${LABELS.then}` : ''}`
  return `${LABELS[part] ?? part}${part === 'failure' ? '' : place}`
}
