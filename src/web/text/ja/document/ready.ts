import type { DocumentContents } from '#domain/document-contents.ts'
import type { Wording } from '#domain/wording.ts'
import type {
  finishedText as englishFinished,
  readyText as englishReady,
} from '#web/text/document/ready.ts'

export const readyText: Wording<typeof englishReady> = {
  title: '文書ができました',
  contains: '入っているもの',
  next: '次にすること',
  close: 'このお知らせを閉じる',
  readFirst: '最初のページを読む：文書全体の要約です。',
  answerOpen: (count: number) => `未定の質問${count}件に、その場で答える。`,
  handOn: '開発者に渡す：上のボタンからコピー、ダウンロード、印刷ができます。',
}

/** What the document holds, a phrase for each part that has something. */
export function containsText(contents: DocumentContents): string[] {
  const { requirements, musts, checks, people, rules, things, open, assumed } = contents
  const parts: [number, string][] = [
    [
      requirements,
      musts > 0 && musts < requirements
        ? `機能${requirements}件（うち必須${musts}件）`
        : `機能${requirements}件`,
    ],
    [checks, `動作の確かめ方${checks}件`],
    [people, `利用者${people}種類`],
    [rules, `ルール${rules}件`],
    [things, `残す情報${things}種類`],
    [open, `未定の質問${open}件`],
    [assumed, `確認待ちの仮定${assumed}件`],
  ]
  return parts.flatMap(([count, phrase]) => (count === 0 ? [] : [phrase]))
}

export const finishedText: Wording<typeof englishFinished> = {
  done: {
    title: '最後の質問まで終わりました',
    detail:
      '必須の質問はすべて回答済みです。このあと、受け取った内容を1、2分で確認していただき、文書を作成します。',
    action: '内容を確認する',
  },
  missing: {
    title: 'あと少しです',
    detail: (count: number) => `必須の質問があと${count}問残っています。`,
    question: (order: number, title: string) => `${order}. ${title}`,
    action: (order: number) => `質問${order}へ`,
  },
  ready: {
    detail: '新しい回答は、もう一度作成すると文書に入ります。',
    action: '文書を読む',
  },
  later: 'あとで',
}
