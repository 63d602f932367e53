import type { ErrorCode } from '#contract/errors.ts'
import type { ErrorText } from '#contract/text-en/errors.ts'
import { AGENT_ERRORS } from './agent-errors.ts'
import { OPERATOR_ERRORS } from './operator-errors.ts'
import { SHARING_ERRORS } from './sharing-errors.ts'
import { TRACKER_ERRORS } from './tracker-errors.ts'

/** The catalogue of docs/product.md#errors in Japanese words. */
export const ERROR_TEXTS: Readonly<Record<ErrorCode, ErrorText>> = {
  account_suspended: {
    title: 'アカウントは利用停止中です',
    message:
      'アカウントは利用停止中です。書いた内容はすべて無事で、読むこともできます。続けるには、アカウントを再開してください。',
  },
  trial_ended: {
    title: 'トライアルは終了しました',
    message:
      'トライアルは終了しました。書いた内容はすべて無事です。続けるには、プレミアムにアップグレードしてください。',
  },
  trial_project_limit: {
    title: '利用できない機能です',
    message:
      'トライアルで作れるプロジェクトは1つです。さらに作るには、プレミアムにアップグレードしてください。',
  },
  trial_no_deletion: {
    title: '利用できない機能です',
    message:
      'トライアル中はプロジェクトを削除できません。削除するには、プレミアムにアップグレードしてください。',
  },
  trial_generation_used: {
    title: 'トライアルの上限に達しました',
    message:
      'トライアルで1回使える要件定義書の作成は、すでにお使いです。無制限に使うには、プレミアムにアップグレードしてください。',
  },
  premium_required: {
    title: 'プレミアムが必要です',
    message: 'プレミアムで使えます。',
  },
  free_project_limit: {
    title: '利用できない機能です',
    message:
      '現在のプランで作れるプロジェクトは1つです。さらに作るには、プレミアムにアップグレードしてください。',
  },
  project_limit: {
    title: 'プロジェクトが多すぎます',
    message:
      '1つのアカウントで作れるプロジェクトは1,000件までです。何も変更していません。不要なプロジェクトを削除してから、もう一度作成してください。',
  },
  signed_out: {
    title: 'サインインしてください',
    message: 'サインインが必要です',
  },
  wrong_credentials: {
    title: 'サインインできませんでした',
    message:
      'メールアドレスかパスワードが正しくありません。もう一度お試しになるか、パスワードを再設定してください。',
  },
  email_not_verified: {
    title: 'メールアドレスをご確認ください',
    message: 'リンクを記載したメールをお送りします。リンクを開いてから、サインインしてください。',
  },
  password_too_common: {
    title: 'エラー',
    message:
      'このパスワードは推測されやすいものです。別のものにしてください。関係のない単語をいくつか並べるのがおすすめです。',
  },
  wrong_password: {
    title: 'エラー',
    message: '今のパスワードが正しくありません。何も変更していません。',
  },
  no_password: {
    title: 'エラー',
    message: '別のサービスでサインインしているため、ここで変更できるパスワードはありません。',
  },
  subscription_not_ended: {
    title: '削除していません',
    message:
      '決済サービスでサブスクリプションを終了できなかったため、何も削除していません。数分後にもう一度お試しください。',
  },
  email_taken: {
    title: 'エラー',
    message:
      'このメールアドレスでは新しいアカウントを作れません。サインインするか、パスワードを再設定してください。',
  },
  link_expired: {
    title: 'このリンクは使えなくなりました',
    message: 'リンクは10分間、1回だけ使えます。新しいリンクをお求めください。',
  },
  not_found: {
    title: 'エラー',
    message: '見つかりません。削除されたのかもしれません。',
  },
  invalid_input: {
    title: 'エラー',
    message: '確認が必要な項目があります。何も変更していません。',
  },
  answer_conflict: {
    title: '別の場所で変更されました',
    message:
      'この回答は別のタブか端末で変更されました。どちらの文章も残っています。選んでください。',
  },
  edit_conflict: {
    title: '別の場所で変更されました',
    message:
      'この項目は別のタブか端末で変更されたか、新しい文書が作成されました。入力した文章はここに残っています。確認してもう一度保存してください。',
  },
  reading_conflict: {
    title: '別の場所で変更されました',
    message:
      'ここは別のタブか端末で変更されました。今の内容を表示しています。もう一度選んでください。',
  },
  telling_conflict: {
    title: '別の場所で変更されました',
    message:
      'このメモは別のタブか端末で変更されました。今の内容を表示しています。もう一度ご確認ください。',
  },
  notes_full: {
    title: 'メモがいっぱいです',
    message:
      '1つのプロジェクトに保存できるメモは、合わせて36万文字までです。書いたものは残っています。不要なメモを削除してから、もう一度お試しください。',
  },
  ...SHARING_ERRORS,
  ...OPERATOR_ERRORS,
  ...AGENT_ERRORS,
  ...TRACKER_ERRORS,
  file_refused: {
    title: 'ファイルを読めませんでした',
    message:
      'ファイルを読めませんでした。Word、PDF、テキストのどれかで保存し直すか、文章をここに貼り付けてください。',
  },
  answers_missing: {
    title: '必須の回答が足りません',
    message: '文書を作成する前に、必須の質問にすべて回答してください。',
  },
  answers_inadequate: {
    title: 'もう少し詳しい回答が必要です',
    message: '文書を作成する前に、もう少し詳しく回答してください。',
  },
  generation_failed: {
    title: '文書を作成できませんでした',
    message: '要件定義書を作成できませんでした。もう一度お試しください。',
  },
  generation_running: {
    title: 'すでに作成しています',
    message: '文書を作成しているところです。終わるまでお待ちください。',
  },
  generation_cancelled: {
    title: '作成を中止しました',
    message: '作成を中止しました。何も保存せず、回数も減っていません。',
  },
  export_failed: {
    title: '書き出せませんでした',
    message: 'ファイルを作れませんでした。何も変更していません。もう一度お試しください。',
  },
  consultation_failed: {
    title: '相談できませんでした',
    message: 'AIの返答を得られませんでした',
  },
  reading_failed: {
    title: 'モデルが回答を読めませんでした',
    message:
      'AIモデルに接続できないか、使える結果が得られませんでした。回答は保存されており、内蔵のルールで読み取った内容はそのままです。しばらくしてからもう一度お試しください。',
  },
  contact_not_mailed: {
    title: 'メッセージを送信できませんでした',
    message:
      'メールを送信できませんでした。メッセージは保存されており、こちらで送信を続けます。送り直す必要はありません。',
  },
  consultation_stopped: {
    title: '返答を止めました',
    message: '返答が始まる前に止めました。保存されたものはありません。',
  },
  checkout_failed: {
    title: 'エラー',
    message: 'お支払いの手続きを始められませんでした',
  },
  checkout_redirect_failed: {
    title: 'エラー',
    message: 'お支払いの画面へ移動できませんでした',
  },
  portal_failed: {
    title: 'エラー',
    message: 'お支払いの管理画面を開けませんでした。もう一度お試しください。',
  },
  reconcile_failed: {
    title: 'エラー',
    message:
      'いま決済サービスに接続できません。失われたものはありません。接続できしだい、お支払いがプランに反映されます。',
  },
  payments_off: {
    title: 'エラー',
    message: 'このサーバーでは、まだお支払いを受け付けていません。お問い合わせください。',
  },
  trial_cancel_failed: {
    title: 'エラー',
    message: 'トライアルを取り消せませんでした。もう一度お試しください。',
  },
  trial_not_active: {
    title: 'エラー',
    message: '取り消せるトライアルはありません。何も変更していません。',
  },
  test_payment_refused: {
    title: 'エラー',
    message: 'ここではもうこの操作はできません。何も変更していません。',
  },
  webhook_refused: {
    title: 'エラー',
    message: '決済サービスの署名付きの通知ではありません。',
  },
  idempotency_key_reused: {
    title: 'エラー',
    message: 'このリクエストは、以前に別の内容で送られています。何も変更していません。',
  },
  origin_refused: {
    title: 'エラー',
    message:
      'このリクエストはアプリから送られたものではありません。ブラウザーでアプリを開いて、もう一度お試しください。',
  },
  unsupported_media_type: {
    title: 'エラー',
    message: 'リクエストの本文はJSONである必要があります（Content-Type: application/json）。',
  },
  body_too_large: {
    title: 'エラー',
    message: '長すぎて送れません。短くしてください。書いた内容はこのページに残っています。',
  },
  too_many_requests: {
    title: '少しお待ちください',
    message:
      '操作が短い時間に続きました。書いた内容は無事です。少し待ってから、もう一度お試しください。',
  },
  unavailable: {
    title: 'エラー',
    message:
      'いまサービスに接続できません。書いた内容は無事です。少し待ってから、もう一度お試しください。',
  },
  storage_full: {
    title: 'エラー',
    message: 'サーバーに保存する空きがありません。書いた内容はこのページに残っています。',
  },
  unknown: {
    title: 'エラー',
    message: 'こちら側で問題が起きました。書いた内容は無事です。もう一度お試しください。',
  },
}
