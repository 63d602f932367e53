import type { Wording } from '#domain/wording.ts'
import type { frontText as english } from '#web/text/document/front.ts'

export const frontText: Wording<typeof english> = {
  legendSource:
    '各項目には、問6のように元の質問が示されています。タップすると、あなた自身の言葉を読めます。',
  guess: '見込み',
  unconfirmed: '読み取り・未確認',
  legendUnconfirmed: 'はあなたの言葉から読み取ったもので、確かではありません。',
  assumed: '仮定',
  legendAssumed: 'は作成側が補ったもので、あなたが同意するまでの仮のものです。',
  open: '未定',
  legendOpen: 'はまだわかっていないことです。',
  ofAll: (count: number, all: number) => `${all}件中${count}件`,
}
