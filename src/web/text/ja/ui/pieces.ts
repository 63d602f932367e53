import type { pieceText as english } from '#web/text/ui/pieces.ts'
import type { Wording } from '#web/text/wording.ts'

export const pieceText: Wording<typeof english> = {
  close: '閉じる',
  cancel: 'キャンセル',
  dismiss: '閉じる',
  table: '表',
  notification: 'お知らせ',
  notifications: 'お知らせ（{hotkey}）',
}
