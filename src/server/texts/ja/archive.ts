import type { Wording } from '#domain/wording.ts'
import type { archiveText as english } from '#server/texts/en/archive.ts'

/** The words of the account's own page in its export. */
export const archiveText: Wording<typeof english> = {
  title: 'Groundworkのアカウント',
  intro: (date) =>
    `${date}の時点で、アカウントにあったすべてです。プロジェクトごとのフォルダーに、回答、相談、文書が入っています。読むための\`.md\`ファイルと、データとしての\`.json\`ファイルがあります。`,
  fact: (label, value) => `${label}：${value}`,
  name: '名前',
  email: 'メールアドレス',
  memberSince: '登録日',
  plan: 'プラン',
  plans: {
    TRIAL_ACTIVE: 'トライアル中',
    TRIAL_CANCELED: 'トライアル終了',
    PREMIUM_ACTIVE: 'プレミアム',
    PREMIUM_CANCELED: 'プレミアム解約済み',
    SUSPENDED: '利用停止中',
  },
  trialStarted: 'トライアルの開始日',
  trialGenerations: 'トライアルで作成した文書の数',
  subscription: 'サブスクリプション（決済サービスでの状態）',
  paidUntil: 'お支払い済みの期限',
  endsAt: '終了する日',
  signInMethods: 'サインインの方法',
  password: 'パスワード',
  since: (date) => `${date}から`,
  sessions: 'サインイン中の端末',
  unknownDevice: '不明な端末',
  used: (signedIn, used) => `サインイン：${signedIn}、最後の利用：${used}`,
  contactMessages: 'サインイン中に送ったお問い合わせ',
  projects: 'プロジェクト',
  noProjects: 'ありません。',
}
