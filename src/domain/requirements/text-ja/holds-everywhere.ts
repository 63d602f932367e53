import type { CommonText } from '#domain/requirements/text-en/holds-everywhere.ts'

/** What holds for every feature, and for all that is kept, where nobody said anything of it. */
export const COMMON_TEXT: CommonText = {
  saved: '保存したことは画面で確認でき、再読み込みのあとも残っている',
  failure: '操作に失敗したら、わかりやすい言葉で伝え、何も変更せず、入力した内容を残す',
  refused:
    '第4章と、決まるまでの作り方（CT、OQ）が許さないことは、サーバーも断る。役割ごとに入り、すべて試す',
  twice: '二度押しても、同じものが二度届いても、一度だけ行う',
  together:
    '二人が同時に同じものを取るか変えるときは、一人だけが通る。もう一人にはそう伝え、入力したものを残す',
  kept: {
    text: '残した情報は毎晩ほかの場所に写しを取り、失っても1日分まで',
    check: '使い始める前に一度、写しから戻し、すべてそろっている',
  },
  goes: {
    text: '第9章で消すものは、その日を過ぎたら消えている',
    check: '試しのデータの日付を期限の後にすると、一覧、検索、書き出しに0件',
  },
  stays: {
    text: '第9章で残すものは、最後の日まで残っている',
    check: '試しのデータの日付を最後の日にしても、残っている',
  },
  hidden: {
    text: (fields) => `第4章で見られる人だけが見る：${fields}`,
    check: 'ほかの役割で一人ずつ入り、一覧、書き出し、お知らせでも0件',
  },
  fieldsOf: (fields, thing) => `${thing}の${fields.join('、')}`,
  between: '、',
}
