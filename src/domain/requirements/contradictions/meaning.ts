import { stem } from '#domain/language/stems.ts'

/** Words that say nothing of what a sentence is about. */
const EMPTY = new Set(
  'the an and or of to in on at by for with from as is are be was were it its this that these those their his her my our your own they them he she we us you then than so if when while must should can may might could would shall will not no never only just also all any each every app user users nice have has had do does did done who what which there here after before until till into out up per about more most less very let lets get gets got gotta need needs want wants person people somebody someone everybody everyone anybody anyone nobody one ones thing things time times always still even really like maybe probably around roughly nice ppl u ur ok yes please free for us lot too again once twice within least max min maximum minimum over under above below exactly later earlier advance ahead notice long much many day days hour hours hr hrs week weeks month months year years minute minutes second seconds el la los las de que y en un una por con para su se es lo al del le les des et une pour avec qui est dans sur der die das und ein eine ist mit für den von zu'.split(
    ' ',
  ),
)

/** Different words for the same act or thing, told by how they begin. */
const SAME: readonly [string, RegExp][] = [
  ['cancel', /^(?:cancel|call(?:ed)?-?off|annul|storn|cancela)/],
  [
    'keep',
    /^(?:keeps?|kept|keeping|stor(?:e|es|ed|age)|stays?|retain(?:ed|s)?|sav(?:e|es|ed)|delet(?:e|es|ed|ion)|eras(?:e|es|ed)|remov(?:e|es|ed)|wiped?|gone)$/,
  ],
  [
    'price',
    /^(?:pric(?:e|es|ed|ing)|costs?|charg(?:e|es|ed|ing)|fees?|pay|pays|paid|paying|payments?|tariffs?)$/,
  ],
  ['book', /^(?:book(?:s|ed|ing|ings)?|reserv\w+)$/],
  ['picture', /^(?:photo|pictur|pic$|pics$|image)/],
  ['text', /^(?:texts?|texted|sms|texting)$/],
  ['mail', /^(?:e-?mail|mail)/],
  ['show', /^(?:see|sees|seen|shows?|shown|displays?|views?|looks?)$/],
  [
    'change',
    /^(?:chang(?:e|es|ed|ing)|edits?|edited|modif\w+|alters?|adjusts?|adjusted|sets?|updat(?:e|es|ed))$/,
  ],
  ['give', /^(?:gives?|given|grants?|offers?)$/],
  [
    'launch',
    /^(?:launch(?:ed)?|live|running|run|ready|starts?|started|finish(?:ed)?|deadline|opens?|opening|begins?)$/,
  ],
  ['return', /^(?:returns?|returned|returning|bring|brings|brought|back)$/],
  ['borrow', /^(?:borrow|loan|lend|lent)/],
  ['client', /^(?:client|customer|patron)/],
  ['hold', /^(?:hold|held)/],
  ['answer', /^(?:answer|repl|respon)/],
  ['send', /^(?:send|sent)/],
  ['refund', /^(?:refund|reimburs)/],
  ['deliver', /^deliver/],
  ['remind', /^(?:remind|nudge)/],
]

/** Phrases that mean one thing. */
const PHRASES: readonly [RegExp, string][] = [
  [/\bmoney back\b/g, ' refund '],
  // A store of apps keeps nothing.
  [/\b(?:app|play|web) stores?\b/g, ' appstore '],
  [/\bdrop(?:s|ped|ping)? (?:\p{L}+ )?off\b/gu, ' deliver '],
  [/\b(?:evening|night) before\b/g, ' eve '],
  [/\bwait(?:ing)?[ -]lists?\b/g, ' waitlist '],
]

const JAPANESE_SAME: readonly [string, RegExp][] = [
  ['cancel', /キャンセル|取り?消|解約/g],
  ['keep', /保存|保管|残す|残し|削除|消す|消し|消え/g],
  ['price', /料金|費用|会費|代金|手数料|価格|値段/g],
  ['launch', /開始|公開|使い始め|稼働|始める/g],
  ['book', /予約/g],
  ['return', /返却|返品|返す/g],
  ['borrow', /貸|借/g],
  ['trial', /体験|お?試し|試せ/g],
  ['first', /初回|はじめて|初めて/g],
]

const JAPANESE_EMPTY =
  /^(?:場合|以内|以上|以下|未満|以降|人|方|者|時|日|分|月|年|回|円|件|中|前|後|間|内|的|等|全員|全部|必要|可能|自分|今|次|同|各|毎|最大|最低|最長|最短|上限|無料|一|二|三|四|五|六|七|八|九|十|時間|日間|週間|週|か|何|出|入|行|見|言|思|使|アプリ)$/

/** The words that a text is about, words of the same meaning as one; numbers are left out. */
export function meaningOf(text: string): Set<string> {
  const words = new Set<string>()
  const plain = PHRASES.reduce(
    (told, [phrase, name]) => told.replaceAll(phrase, name),
    text.normalize('NFKC').toLowerCase(),
  )
  for (const [word] of plain.matchAll(/[\p{Script=Latin}][\p{Script=Latin}’'-]*/gu)) {
    const bare = word.replace(/['’]s$/, '')
    if (bare.length < 2 || EMPTY.has(bare)) continue
    words.add(SAME.find(([, forms]) => forms.test(bare))?.[0] ?? stem(bare))
  }
  let rest = plain
  for (const [name, forms] of JAPANESE_SAME) {
    if (forms.test(rest)) words.add(name)
    rest = rest.replaceAll(forms, ' ')
  }
  for (const [run] of rest.matchAll(/[\p{Script=Han}々]+|[\p{Script=Katakana}ー]{2,}/gu)) {
    const bare = run.replace(/[〇零一二三四五六七八九十百千万億]+/g, '')
    if (bare === '' || JAPANESE_EMPTY.test(bare)) continue
    words.add(bare)
  }
  for (const [word] of plain.matchAll(
    /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}\p{Script=Arabic}]{3,}/gu,
  )) {
    words.add(word)
  }
  return words
}

/** How many words two meanings share; in scripts without spaces a word holds another. */
export function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0
  for (const word of one) {
    if (other.has(word) || [...other].some((each) => isPart(word, each))) count += 1
  }
  return count
}

/**
 * Whether a text is about all of these things themselves: of a compound of a script without spaces the
 * last part is the thing (出張撮影 is a 撮影, 撮影日 is a day).
 */
export function holdsThings(things: ReadonlySet<string>, text: ReadonlySet<string>): boolean {
  return [...things].every(
    (thing) =>
      text.has(thing) || (UNSPACED.test(thing) && [...text].some((word) => word.endsWith(thing))),
  )
}

const UNSPACED = /\p{Script=Han}|\p{Script=Katakana}/u

function isPart(word: string, other: string): boolean {
  if (!UNSPACED.test(word)) return false
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  return short.length >= 2 && long.includes(short)
}
