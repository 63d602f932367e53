import type { Wording } from '#domain/wording.ts'
import type { readinessText as english } from '#web/text/readiness.ts'

export const readinessText: Wording<typeof english> = {
  title: '準備度',
  score: (score: number) => `100点中${score}点`,
  fixes: '特に効果のある改善',
  between: '回答どうしの関係',
  nothing: '直すところはもうありません。最後に一度読み返して、渡しましょう。',
  goTo: (order: number) => `質問${order}へ`,
}
