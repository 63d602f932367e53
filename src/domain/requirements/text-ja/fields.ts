import type { FieldNames } from '#domain/requirements/text-en/fields.ts'

/** The fields that a record cannot do without. */
export const FIELD_NAMES: FieldNames = {
  when: '日と時間',
  forWhom: '相手の名前',
  byWhom: '担当する人',
  people: '人数',
  state: '状態',
  number: '番号',
  amount: '金額',
  paid: '支払い済みかどうか',
  answer: '返事とその日時',
  boughtOn: '買った日',
  validUntil: '期限',
  left: '残りの枚数',
  places: '席数',
  called: '名前',
}
