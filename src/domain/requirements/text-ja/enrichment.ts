import { bare } from '#domain/requirements/phrases.ts'
import type { ENRICHMENT_TEXT as english } from '#domain/requirements/text-en/enrichment.ts'
import type { Wording } from '#domain/wording.ts'

/** What the document says of what a model supplied. */
export const ENRICHMENT_TEXT: Wording<typeof english> = {
  supposed: {
    features: '補って「仮定」とした機能は必要である',
    further: '決めるまでの作り方のために補って「仮定」とした機能は必要である',
    things: '補って「仮定」としたデータは記録しておく',
    screens: '補って「仮定」とした画面は必要である',
    sayings: '補って「仮定」としたお知らせは必要である',
    criteria: '補って「仮定」とした受け入れ基準は正しい',
    risks: '補って「仮定」としたリスクは実際にある',
    stages: '組み立てて「仮定」とした段階の表は必要である',
    examples: '計算した例（数字は仮のものを含む）は、結果が正しい',
  },
  may: (role, action) => `${role}は、次のことができる：${action}`,
  mayNot: (role, action) => `${role}は、次のことができない：${action}`,
  does: (names, deed) =>
    names === ''
      ? `次のことは、アプリが自動でする：${deed}`
      : `次のことは、${names}がする：${deed}`,
  sends: ({ names, channel }, event) =>
    `次の知らせは、${names === '' ? '' : `${names}に`}${channel === '' ? '' : `${channel}で`}送る：${event}`,
  shown: (screen, { who, most, empty, fails }) =>
    `画面「${quoted(screen)}」：${[
      ...(who === '' ? [] : [`使う人は${who}`]),
      ...(most === '' ? [] : [`いちばん大事なものは${most}`]),
      ...(empty === '' ? [] : [`何もないときは${empty}`]),
      ...(fails === '' ? [] : [`できないときは${fails}`]),
    ].join('、')}`,
  says: (event, says) => `知らせ「${quoted(event)}」の文面：${says}`,
  remedied: (risk, remedy) => `「${quoted(risk)}」への備え：${remedy}`,
  checked: (what, check) => `「${quoted(what)}」の確かめ方：${check}`,
  step: (text) => `物語の一歩：${text}`,
  untested: {
    outside: (said) => `アプリの外ですることで、アプリのテストではない：「${quoted(said)}」`,
    matters: (said) => `大切さを述べた言葉で、アプリのテストではない：「${quoted(said)}」`,
    'one-person': (said) => `お一人についての事情で、全員のルールではない：「${quoted(said)}」`,
    echo: (said) => `要件と同じことを述べた言葉で、別のテストではない：「${quoted(said)}」`,
    broken: (said) => `この言葉からは、確かめられる文ができなかった：「${quoted(said)}」`,
  },
  misread: (read, taken) =>
    `「${quoted(bare(read))}」と読んだものを、「${quoted(bare(taken))}」とした`,
  partOf: (action, part) => `${action}（${part}だけ）`,
  way: (thing, from, to) => `${thing}は、「${from}」の次に「${to}」になることがある`,
  invented: (words, line) => `「${quoted(line)}」の「${words}」は、これで正しいですか？`,
  inventedWhy: '補ったもので、どの回答にもありません。',
  unsourced: '回答の言葉によらずに補った、次の内容は正しいですか？',
  unsourcedWhy: 'どの回答にもないため、まだこれをもとに作ることはできません。',
  until: '補った部分は入れず、ほかはそのまま作る。',
  adjustable: (figure) => `「${figure}」で作り、あとから変えられる設定にする。`,
}

/** Inside of 「」. */
function quoted(words: string): string {
  return words.replace(/「/gu, '『').replace(/」/gu, '』')
}
