import type { Wording } from '#domain/wording.ts'
import type { exportText as english } from '#web/text/export.ts'

export const exportText: Wording<typeof english> = {
  title: '書き出し',
  detail: (title: string) => `「${title}」。同じ文書を、読む人に合わせた形で。`,
  download: 'ダウンロード',
  preparing: '準備中',
  downloadName: (name: string) => `${name}をダウンロード`,
  started: 'ダウンロードを開始しました',
  needsDocument: '先に要件定義書を作成してください。プロジェクト全体の書き出しは今でも使えます。',
  version: (version: number) => `文書のバージョン${version}を書き出します。`,
  refusedTitle: 'Markdownはどのプランでも使えます',
  groups: [
    { title: '読む・印刷する・署名する', choices: ['pdf', 'docx', 'markdown'] },
    { title: '開発者のタスク管理に', choices: ['jira', 'linear', 'github', 'reqif'] },
    { title: 'テストする人に', choices: ['gherkin'] },
    { title: 'コーディングエージェントとプログラムに', choices: ['agents', 'json'] },
    { title: '自分の保管用に', choices: ['project'] },
  ],
  choices: {
    pdf: { name: 'PDF', use: 'どこでも同じ見た目です。読む・印刷する・署名するときに。' },
    docx: { name: 'Word', use: 'WordやPagesでコメントしたり直したりする人に。' },
    markdown: { name: 'Markdown', use: '見出し付きのテキスト。どのエディターでも開けます。' },
    jira: {
      name: 'Jira',
      use: 'Jiraに取り込む表。機能ごとのエピックと、その下のストーリー。',
    },
    linear: { name: 'Linear', use: 'Linearに取り込む表。要件ごとに一つのイシュー。' },
    github: {
      name: 'GitHub',
      use: 'GitHubのイシューに取り込む表。イシューごとにチェックリスト付き。',
    },
    reqif: {
      name: 'ReqIF',
      use: 'ReqIFを読み込める要件管理ツールに。新しいバージョンを読み込むと、前の内容が更新されます。',
    },
    gherkin: {
      name: 'Gherkin',
      use: '動くべきことを前提・操作・結果の形で。テスト担当者が自動テストにします。',
    },
    agents: {
      name: 'エージェント用ファイル',
      use: '空のフォルダーに展開すれば、コーディングエージェントが始められます。spec-kit、Kiro、OpenSpec、Task Masterにも。',
    },
    json: {
      name: 'JSON',
      use: 'ほかのプログラムのために、公開スキーマ付きのデータとして。',
    },
    project: {
      name: 'プロジェクト全体',
      use: '詳細・回答・相談・文書を一つのZIPファイルに。',
    },
  },
}
