import type { AskCode, ChoiceCode, Place } from '#domain/reading/review/questions.ts'
import type { Wording } from '#domain/wording.ts'
import type { askWords as english } from '#web/text/reading/asking.ts'

interface Asked {
  who: string
  what: string
}

/** What is asked about a row that is to be checked. */
export const askText: Readonly<Record<AskCode, (row: Asked) => string>> = {
  mayNever: ({ who, what }) => `${who}は「${what}」ことを、できないようにしますか？`,
  mayOnly: ({ who, what }) => `「${what}」ことができるのは、${who}だけですか？`,
  may: ({ who, what }) => `${who}は「${what}」ことができますか？`,
  access: ({ who }) => `${who}はアプリを使いますか？`,
  actor: ({ what }) => `「${what}」のはだれですか？`,
  receiver: () => 'このお知らせはだれに届きますか？',
  priority: ({ what }) => `「${what}」ことは、どのくらい大切ですか？`,
  number: () => 'この数字で合っていますか？',
  contradiction: () => '二つの言葉が食い違っています。どちらが正しいですか？',
  whatThen: ({ what }) => `「${what}」、そのときはどうしますか？`,
  offered: () => '回答にはない案です。こうしますか？',
  asked: () => '開発者から、ここを聞かれるはずです。',
  right: () => 'この受け取り方で合っていますか？',
}

/** The chips. */
export const choiceText: Readonly<Record<ChoiceCode, string>> = {
  yes: 'はい',
  yesNever: 'はい、できないようにします',
  yesOnly: 'はい、ほかの人はできません',
  noMay: 'いいえ、できます',
  othersToo: 'ほかの人もできます',
  noNever: 'いいえ、できません',
  doesNotMatter: 'どちらでもよい',
  usesApp: 'はい、使います',
  usesNotApp: 'いいえ、使いません',
  name: '',
  app: 'アプリ',
  someoneElse: 'ほかの人…',
  must: '必須',
  could: 'できれば',
  first: '一つ目',
  second: '二つ目',
  leaveOut: 'いいえ、消します',
  change: '少し違います…',
  undecided: 'まだ決めていない',
}

export const askWords: Wording<typeof english> = {
  check: (at: number, of: number) => `確認させてください・${at}／${of}`,
  later: 'あとで答える',
  first: (words: string) => `一つ目：${words}`,
  second: (words: string) => `二つ目：${words}`,
  whoDoesThis: 'これはだれがしますか？',
  notPlaced: 'ここは、まだ整理できていません。何についての言葉ですか？',
  answered: (choice: string, left: number) =>
    left === 0 ? `${choice}。確認は終わりました。` : `${choice}。要確認は残り${left}件です。`,
}

/** What words without a row may be. */
export const placeText: Readonly<Record<Place, string>> = {
  permission: 'だれかができること',
  feature: 'アプリの機能',
  thing: '残しておく情報',
  rule: 'ルール',
  background: '背景の説明',
  doubt: 'まだ決めていない',
}
