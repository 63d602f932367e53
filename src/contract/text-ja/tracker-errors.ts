import type { ErrorText } from '#contract/text-en/errors.ts'
import type { TRACKER_ERRORS as ENGLISH } from '#contract/text-en/tracker-errors.ts'

/** What can go wrong between a project and its tracker, in Japanese words. */
export const TRACKER_ERRORS = {
  tracker_missing: {
    title: 'タスク管理ツールがまだありません',
    message: 'このプロジェクトはまだタスク管理ツールにつながっていません。先につないでください。',
  },
  tracker_refused: {
    title: 'トークンを使えません',
    message:
      'タスク管理ツールがトークンを受け付けないか、トークンに許可がありません。ここから先は送っていません。トークンとその許可を確かめて、もう一度つないでください。',
  },
  tracker_gone: {
    title: '送り先が見つかりません',
    message:
      'このトークンでは、タスク管理ツールの送り先が見つかりません。ここから先は送っていません。名前を確かめるか、別の送り先を選んでください。',
  },
  tracker_limited: {
    title: 'タスク管理ツールが休みを求めています',
    message:
      'タスク管理ツールから、しばらく送る数を減らすよう求められました。送ったものは無事です。あとでもう一度お試しください。続きから送ります。',
  },
  tracker_failed: {
    title: 'タスク管理ツールから返事がありません',
    message:
      'タスク管理ツールから正しい返事がありませんでした。送ったものは無事です。もう一度お試しください。同じものが2つできることはありません。',
  },
  push_running: {
    title: '送信中です',
    message: 'このプロジェクトは今送信中です。終わるまで待つか、止めてください。',
  },
} satisfies Readonly<Record<keyof typeof ENGLISH, ErrorText>>
