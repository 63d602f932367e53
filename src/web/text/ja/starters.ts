import type { Wording } from '#domain/wording.ts'
import type { startersText as english } from '#web/text/starters.ts'

export const startersText: Wording<typeof english> = {
  label: '回答の提案',
  pick: 'どんなアプリですか？',
  choose: '提案を見る',
  change: (kind) => `${kind}（変える）`,
  take: '回答に加える：',
  strike: (ask) => `当てはまらない：${ask}`,
}
