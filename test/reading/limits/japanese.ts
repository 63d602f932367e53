import type { Casts, Sentences } from './sentence.ts'

export const CASTS: Casts = {
  salon:
    'お客様は予約を入れます。スタッフは予約表を見ます。店長はシフトを組みます。会計係は売上を入力します。私はオーナーで、全体を見ます。',
  juku: '・生徒：宿題を提出する。\n・保護者：お知らせを読む。\n・講師：出席を記録する。\n・事務：月謝を記録する。\n・塾長（私）：全部。',
}

/** What the rules were written on. */
export const RULED: Sentences = {
  limits: [
    {
      cast: 'salon',
      question: 'q10',
      text: '売上は店長と私だけが見られます。スタッフには見せないでください。',
      roles: '店長! 私/オーナー! スタッフ-',
      what: /売上/iu,
    },
    {
      cast: 'salon',
      question: 'q9',
      text: '店長以外はシフトを変えられません。',
      roles: '店長!',
      what: /シフト/iu,
    },
    {
      cast: 'salon',
      question: 'q5',
      text: 'キャンセルできるのは店長だけです。',
      roles: '店長!',
      what: /キャンセル/iu,
    },
    {
      cast: 'salon',
      question: 'q10',
      text: 'お客様には原価を見せない。',
      roles: 'お客様-',
      what: /原価/iu,
    },
    {
      cast: 'salon',
      question: 'q10',
      text: 'スタッフ以外は全員メモを読めます。',
      roles: 'スタッフ- (店長+) (会計係+) (お客様+) (私/オーナー+)',
      what: /メモ/iu,
    },
    {
      cast: 'salon',
      question: 'q5',
      text: 'スタッフは予約を見られますが、変更はできません。',
      roles: 'スタッフ-',
      what: /変更/iu,
    },
    {
      cast: 'juku',
      question: 'q10',
      text: '成績は講師と塾長だけが見られる。保護者は見られない。',
      roles: '講師! 塾長! 保護者-',
      what: /成績|見/iu,
    },
    {
      cast: 'juku',
      question: 'q9',
      text: '出席の取り消しは講師だけ、事務はできない。',
      roles: '講師! 事務-',
      what: /取り消/iu,
    },
    {
      cast: 'juku',
      question: 'q5',
      text: '保護者は見るだけで、書き込みはできません。',
      roles: '保護者-',
      what: /書き込/iu,
    },
    {
      cast: 'juku',
      question: 'q10',
      text: '塾長以外には月謝の一覧を見せないでください。',
      roles: '塾長!',
      what: /月謝/iu,
    },
  ],
  refusals: [
    { question: 'q7', text: 'チャットはいりません。', out: [/チャット/iu] },
    {
      question: 'q7',
      text: '・予約\n・ポイントカード：不要',
      out: [/ポイント/iu],
      kept: [/予約/iu],
    },
    { question: 'q7', text: '広告はなしで。', out: [/広告/iu] },
    { question: 'q7', text: '口コミは後回しでいいです。', out: [/口コミ/iu] },
    {
      question: 'q8',
      text: 'チャットは結構です。地図もいりません。',
      out: [/チャット/iu, /地図/iu],
    },
    { question: 'q11', text: 'ダークモードはいりません。', out: [/ダーク/iu] },
    { question: 'q7', text: '在庫の管理まではしなくていいです。', out: [/在庫/iu] },
  ],
}

/** Kept apart: what the rules read of these was not looked at while they were mended. */
export const HELD_OUT: Sentences = {
  limits: [
    {
      cast: 'salon',
      question: 'q10',
      text: '電話番号は店長と会計係だけ。スタッフはなし。',
      roles: '店長! 会計係! スタッフ-',
      what: /電話/iu,
    },
    {
      cast: 'salon',
      question: 'q9',
      text: '会計係以外は売上を編集できません。',
      roles: '会計係!',
      what: /売上/iu,
    },
    {
      cast: 'salon',
      question: 'q5',
      text: '値引きできるのは私だけ。',
      roles: '私/オーナー!',
      what: /値引/iu,
    },
    {
      cast: 'salon',
      question: 'q10',
      text: '予約の備考はお客様には見えないようにする。',
      roles: 'お客様-',
      what: /備考/iu,
    },
    {
      cast: 'salon',
      question: 'q10',
      text: 'お客様を除く全員が予約表を見られる。',
      roles: 'お客様- (店長+) (会計係+) (スタッフ+) (私/オーナー+)',
      what: /予約表/iu,
    },
    {
      cast: 'salon',
      question: 'q5',
      text: '会計係は売上を入力できるけど削除はだめ。',
      roles: '会計係-',
      what: /削除/iu,
    },
    {
      cast: 'juku',
      question: 'q10',
      text: '月謝の記録は事務と塾長のみ。講師には見せない。',
      roles: '事務! 塾長! 講師-',
      what: /月謝/iu,
    },
    {
      cast: 'juku',
      question: 'q9',
      text: '送信のやり直しは塾長だけができます。',
      roles: '塾長!',
      what: /送信|やり直/iu,
    },
    {
      cast: 'juku',
      question: 'q5',
      text: '生徒本人には講師のメモを見せない。',
      roles: '生徒-',
      what: /メモ/iu,
    },
    {
      cast: 'juku',
      question: 'q10',
      text: 'お知らせは誰でも読めますが、直せるのは塾長だけです。',
      roles: '塾長!',
      what: /直/iu,
    },
  ],
  refusals: [
    { question: 'q7', text: 'ネット決済は結構です。', out: [/決済/iu] },
    {
      question: 'q7',
      text: '・出席の記録\n・掲示板　なしで',
      out: [/掲示板/iu],
      kept: [/出席/iu],
    },
    { question: 'q7', text: 'クーポンは今はいらないです。', out: [/クーポン/iu] },
    { question: 'q7', text: '地図は今回は不要。', out: [/地図/iu] },
    { question: 'q8', text: '決済、なし。広告、なし。', out: [/決済/iu, /広告/iu] },
    { question: 'q13', text: 'LINE連携は結構です。', out: [/LINE/iu] },
    { question: 'q7', text: '会計ソフトとつなぐ必要はありません。', out: [/会計ソフト/iu] },
  ],
}
