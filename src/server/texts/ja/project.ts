import type { Wording } from '#domain/wording.ts'
import type { projectText as english } from '#server/texts/en/project.ts'

/** The words of a project's own pages in its archive and in the account's. */
export const projectText: Wording<typeof english> = {
  answers: (title) => `回答：${title}`,
  consultations: (title) => `相談：${title}`,
  notes: (title) => `メモ：${title}`,
  told: { pasted: '貼り付け', spoken: '音声', file: 'ファイル' },
  inNoAnswer: 'まだどの回答にも入っていないもの',
  facts: {
    assignee: '担当者',
    startDate: '開始日',
    endDate: '終了日',
    createdAt: '作成日',
    updatedAt: '更新日',
  },
  fact: (label, value) => `${label}：${value}`,
  none: 'ありません。',
  notAnswered: 'まだ回答がありません。',
  general: '全般の質問',
  on: (question, date) => `${question}（${date}）`,
  asked: '相談した内容：',
  reply: (source) => `返答（${source}）：`,
  builtIn: '内蔵のレビュー機能',
  links: (title) => `文書へのリンク：${title}`,
  link: ({ version, made, until, opened }) =>
    `バージョン${version}、${made}に作成、${until === null ? '期限なし' : `${until}まで`}、${opened}回開かれました`,
  comments: (title) => `コメント：${title}`,
  inVersion: (version) => `バージョン${version}の文`,
  said: { question: '質問', remark: '意見', wording: '言い換えの提案' },
  replied: (date) => `あなたの返信（${date}）`,
}
