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
    plan: '役割と機能',
    decisions: '決めること',
    functions: '機能、きまり、確かめ方',
    records: '段階とデータ',
    seen: '画面と知らせ',
    frame: '目標、流れ、計画',
    proof: 'ご本人の目での読み返し',
    build: '開発者の目での読み返し',
  },
  partStates: {
    waiting: '待っています',
    writing: 'AIが書いています',
    done: '完了',
    kept: '標準の文を使います',
  },
}
