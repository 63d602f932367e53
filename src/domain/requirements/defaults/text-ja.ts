import type { DefaultText } from './text-en.ts'

/** What holds until the founder has decided, each a whole sentence: the side that does less harm. */
export const DEFAULT_TEXT: DefaultText = {
  stricter: (words) => `例外なく守る：「${words}」。`,
  side: (said) => `「${said}」とする。`,
  earlier: (moment) => `早いほうの${moment}に従う。`,
  sooner: '個人の情報は早いほうの期限で消し、長く残すものは名前なしで残す。',
  refused: '許さないままにする。',
  refusedTo: (who) => `${who}には、できないようにする。`,
  only: (who) => `${who}だけが行う。`,
  others: (who) => `名前の挙がった人だけができ、${who}はできない。`,
  leftOut: '最初のバージョンには入れない。',
  afterMusts: '必須のものの後に作る。',
  free: 'お金のかかるものは使わない。',
  nothingKept: '個人の情報は残さない。',
  law: '最初のバージョンには入れず、許されるかを運営する人が確かめる。',
  lawTold:
    'ほかの答えのとおりに作り、設定一つで止められるようにし、使い始める前に許されるかを確かめる。',
  disputedTold: 'ほかの答えのとおりに作り、設定一つで止められるようにする。',
  disputed: '最初のバージョンには入れず、人が手で決める。',
  hoped: '今あるものだけを数え、アプリの働きは増えることに頼らない。',
  cheapest: '必須のものだけを先に作る。',
  connection: '最初のバージョンではつながず、手で行う。',
  who: (decider) => `${decider ?? '運営する人'}が行う。`,
  fields: '空のままでもよい欄を設け、手で入れる。',
  kept: (decider) => `ひとりでに消えるものはなく、${decider ?? '運営する人'}が一件ずつ手で消す。`,
  tax: '金額は言われたとおりに入れて表示し、アプリは税を足さない。',
  habit: '紙や電話は並行して使ってよく、アプリにあるものを正とする。',
  device: 'スマホ、タブレット、パソコンのどのブラウザーでも使える。',
  amount: (decider) =>
    `${decider ?? '運営する人'}が設定に入れる値とし、空の間は、請求も制限もしない。`,
  moment: (decider) => `日や時刻は、そのつど${decider ?? '運営する人'}が手で入れる。`,
  byHand: (decider) => `アプリでは決めず、${decider ?? '運営する人'}が自分で決めて行う。`,
  neither: (decider) =>
    `どちらを取るかは${decider ?? '運営する人'}が手で決め、アプリはどちらも強いない。`,
  without: (what) => `「${what}」は最初のバージョンに入れない。`,
  asSaid: (said) => `話されたところまで作る：「${said}」。`,
  adjustable: (figure) => `「${figure}」で作り、あとから変えられる設定にする。`,
  quoted: (said) => `「${said}」`,
  asked: (said) => `まだ決まっていません：${said}。どうしますか？`,
  which: 'どちらにしますか？',
}
