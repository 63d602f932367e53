import type { Wording } from '#domain/wording.ts'
import type { pieceText as english } from '#web/text/ui/pieces.ts'

export const pieceText: Wording<typeof english> = {
  close: '閉じる',
  cancel: 'キャンセル',
  dismiss: '閉じる',
  retry: 'もう一度試す',
  table: '表',
  notification: 'お知らせ',
  notifications: 'お知らせ（{hotkey}）',
}
