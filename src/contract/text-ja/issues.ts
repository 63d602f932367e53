import type { ISSUE_TEXTS as english } from '#contract/text-en/issues.ts'
import type { Wording } from '#domain/wording.ts'

/** What is wrong with a field of the input. */
export const ISSUE_TEXTS: Wording<typeof english> = {
  required: '入力が必要です。',
  wrongKind: 'この値は使えません。',
  titleRequired: 'タイトルを入力してください',
  date: '日付を入力してください。',
  endBeforeStart: '終了日は開始日以降にしてください。',
  tooLong: (max) => `${max.toLocaleString('ja')}文字以内で入力してください。`,
  notStorable: '保存できない文字が含まれています。',
  tooDeep: 'このオブジェクトは階層が深すぎます。',
  objectNotStorable: 'このオブジェクトは長すぎるか、保存できません。',
  noSuchQuestion: 'その質問はありません。',
  noTestReport:
    'JUnit XMLのレポートでも、Cucumberのメッセージでもありません。途中で切れていないか確かめてください。',
  noSuchField: 'この部分は編集できないか、もうありません。',
  noSuchRow: 'この行はもうありません。',
  wordsNotInAnswer: 'この言葉は、今の回答の中にありません。',
  rowNotAllowed: 'この行にはその操作ができません。',
  nothingWritten: '文章を入力するか、生成された文章に戻してください。',
  nothingTold: '先に何か貼り付けるか、入力してください。',
  passphraseShort: '4文字以上にしてください。',
  nothingReplied: '先に返信を書いてください。',
  nameNeeded: 'お名前を入力してください。',
  nothingAsked: '相談したいことを書いてください。',
  nameRequired: 'お名前を入力してください',
  emailRequired: 'メールアドレスを入力してください',
  emailFormat: 'メールアドレスの形式が正しくありません',
  messageRequired: 'メッセージを入力してください',
  email: '正しいメールアドレスを入力してください。',
  choosePassword: 'パスワードを決めてください。',
  enterPassword: 'パスワードを入力してください。',
  currentPassword: '今のパスワードを入力してください。',
  confirmEmail: 'このアカウントのメールアドレスを入力してください。',
  firstName: '名を入力してください。',
  lastName: '姓を入力してください。',
  passwordTooShort: (min) => `${min}文字以上にしてください。`,
  passwordTooCommon: 'このパスワードは推測されやすいものです。別のものにしてください。',
  numberNotKept:
    'この数値は大きすぎるか細かすぎて正確に保存できません。文字列として入力してください。',
  notJson: '正しいJSONではありません。',
}
