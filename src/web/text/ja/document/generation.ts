import type { Wording } from '#domain/wording.ts'
import type { generationText as english } from '#web/text/document/generation.ts'

export const generationText: Wording<typeof english> = {
  generating: '文書を作成しています',
  generatingHint:
    'この画面を閉じても、ページを離れてもかまいません。できあがりしだい保存されます。',
  cancelGeneration: '作成を中止',
  stages: {
    reading: '回答を読んでいます',
    writing: '文書を書いています',
    checking: 'すべての文を確認しています',
    saving: '新しいバージョンとして保存しています',
  },
  stageDone: '（完了）',
  parts: {
    features: '足りない機能',
    rights: '権限',
    requirements: '要件',
    cases: 'うまくいかないとき',
    rules: 'ルールと品質',
    data: 'データ',
    screens: '画面と知らせ',
    questions: 'リスクと未定の質問',
    examples: '計算した例',
    slices: '進める段階',
    stages: '状態の移り変わり',
    walk: '通しの確かめ',
    review: '食い違い',
    spelling: '言葉の聞き違い',
    further: '決めごとの機能',
    capabilities: '機能のまとめ',
    wording: '言い回し',
    people: '役割と流れ',
  },
  partStates: {
    waiting: '待っています',
    writing: 'AIが書いています',
    done: '完了',
    kept: '標準の文を使います',
  },
}
