import type { Wording } from '#domain/wording.ts'
import type { exampleText as english } from '#web/text/public/example.ts'

export const exampleText: Wording<typeof english> = {
  note: 'これは例です。架空のヨガスタジオの15の回答を、あなたの文書を書くのと同じプログラムが文書にしました。',
  action: '自分の文書を書く',
  contents: '目次',
}
