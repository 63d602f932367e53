import type { Wording } from '#domain/wording.ts'
import type { publicFrameText as english } from '#web/text/public/frame.ts'

export const publicFrameText: Wording<typeof english> = {
  nav: {
    label: 'メイン',
    features: '機能',
    pricing: '料金',
    contact: 'お問い合わせ',
    signIn: 'サインイン',
    start: 'はじめる',
    dashboard: 'ダッシュボード',
    more: 'メニュー',
  },
  footer: {
    label: 'このサイトについて',
    tagline: 'アイデアから要件定義へ。あなたの言葉で。',
    contact: 'お問い合わせ',
    privacyPolicy: 'プライバシーポリシー',
    termsOfService: '利用規約',
    cookiePolicy: 'クッキーポリシー',
    tokusho: '特定商取引法に基づく表記',
    cookieChoices: 'クッキーの設定',
  },
}
