import type { DefaultText } from './text-en.ts'

/** What holds until the founder has decided, each a whole sentence: the side that does less harm. */
export const DEFAULT_TEXT: DefaultText = {
  stricter: (words) => `例外なく守る：「${words}」。`,
  side: (said) => `「${said}」とする。`,
  later: (words) => `あとで言われたほうに従う：「${words}」。`,
  earlier: (moment) => `早いほうの${moment}に従う。`,
  sooner: '個人の情報は早いほうの期限で消し、長く残すものは名前なしで残す。',
  refused: '許さないままにする。',
  only: (who) => `${who}だけが行う。`,
  others: (who) => `名前の挙がった人だけができ、${who}はできない。`,
  leftOut: '最初のバージョンには入れない。',
  afterMusts: '必須のものの後に作る。',
  free: 'お金のかかるものは使わない。',
  nothingKept: '個人の情報は残さない。',
  law: '許されると確かめるまでは作らない。',
  lawTold:
    'ほかの答えのとおりに作り、設定一つで止められるようにし、使い始める前に許されるかを確かめる。',
  disputedTold: 'ほかの答えのとおりに作り、設定一つで止められるようにする。',
  disputed: '最初のバージョンには入れず、人が手で決める。',
  hoped: 'ないものとして計画する。',
  cheapest: '主な流れのできる、一番安いものから作る。',
  connection: '最初のバージョンではつながず、手で行う。',
  who: (decider) => `${decider ?? '運営する人'}が行う。`,
  fields: '空のままでもよい欄を設け、手で入れる。',
  byHand: (decider) => `${decider ?? '運営する人'}が決めるまで、これなしで作る。`,
  adjustable: (figure) => `「${figure}」で作り、あとから変えられる設定にする。`,
  quoted: (said) => `「${said}」`,
  asked: (said) => `まだ決まっていません：${said}。どうしますか？`,
  which: 'どちらにしますか？',
}
