import type { Wording } from '#domain/wording.ts'
import type { actionsText as english } from '#web/text/document/actions.ts'

export const actionsText: Wording<typeof english> = {
  versions: 'バージョン',
  share: '共有',
  signOff: '承認',
  export: '書き出し',
  tracker: 'タスク管理ツールに送る',
}
