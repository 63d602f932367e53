import type { Found } from '#domain/requirements/contradictions/found.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { joinWithBefore } from './join-with-before.ts'
import { says } from './says.ts'

/** One of several ways to do the same: how it is paid, how a message arrives. */
interface Way {
  /** Names it. */
  named: RegExp
  /** Rules it out. */
  denied: RegExp
  /** Says that it is used; a name alone may be anything. */
  used: RegExp
}

interface Topic {
  /** What a sentence that speaks of the only way speaks of. */
  about: RegExp
  ways: readonly Way[]
}

const ONLY = says(
  'todos; todas; only; everything; always; all of it; nothing (?:but|else); all; solely; exclusively',
  's[oó]lo; solamente; todo; únicamente; nur; ausschließlich; alles; uniquement',
  'seulement; だけ; のみ; すべて; 全部',
)

/** "no cash", "cash is not taken": before or behind the name. */
function denied(name: string, japanese: string): RegExp {
  return new RegExp(
    [
      `(?<!\\p{L})(?:no|not|never|without|don[’']?t (?:take|accept|use|want|send|do)|(?:never|not|don[’']?t|doesn[’']?t|won[’']?t) (?:\\p{L}+ )?(?:pays?|paying|paid|accept|use|write|send|come)(?: us| me| them)?(?: by| with| in| an?| any)?|nada de|ning[uú]n|sin|nunca|kein\\p{L}*|ohne|pas de|sans|jamais)\\s(?:more\\s|any\\s|by\\s|con\\s|mit\\s|par\\s)?(?:${name})(?!\\p{L})`,
      `(?:nothing|anything) to do with (?:\\p{L}+ )?(?:${name})(?!\\p{L})`,
      `(?:none of them|nobody|no one|they never|nadie)\\s(?:ever\\s)?(?:reads?|opens?|looks at|checks|uses|mira|lee|usa|abre)\\s(?:their\\s|the\\s|el\\s|los\\s)?(?:${name})(?!\\p{L})`,
      `(?<!\\p{L})(?:${name})\\s(?:is|are|will be|does)\\s?(?:not|n[’']t|never)(?!\\p{L})`,
      `(?:${name}|${japanese})(?:は|での|払いは|も|の機械は)?[^。]{0,12}(?:使わ|要りません|いりません|要らない|いらない|置いて(?:い)?ま?せ?ん|使いません|なし|不可|受け取らな|受け付けな|やりません|しません|読まない|お断り|扱わ|扱いません)`,
    ].join('|'),
    'iu',
  )
}

/** What somebody does stands near the name, in either order. */
function way(name: string, japanese: string, done: string): Way {
  const all = `(?:(?<!\\p{Script=Latin})(?:${name})(?!\\p{Script=Latin})|${japanese})`
  return {
    named: new RegExp(all, 'iu'),
    denied: denied(name, japanese),
    used: new RegExp(`(?:${done})[^,.;。、]{0,40}${all}|${all}[^.;。]{0,24}(?:${done})`, 'iu'),
  }
}

const CASH = 'cash|notes|banknotes|coins|efectivo|bargeld|bar|espèces|contanti|dinheiro vivo'
const CARD = 'cards?|credit cards?|debit cards?|tarjetas?|(?:kredit)?karten?|carte|carta'
const TRANSFER =
  'bank transfers?|transfers?|wire|standing order|transferencias?|überweisung|virement|bonifico'

/** Somebody pays here: the way is used, not only named. */
const PAID =
  '\\b(?:pays?|paid|paying|hands?|gives?|counts?|takes?|drops?|taps?|puts? in|enters?|charged?|turned down|declined|refuses?|refused|declines?|expired)\\b|\\b(?:paga|pagan|pagar|mete|da|entrega|zahlt|bezahlt|gibt|paie|payer|donne)\\b|払|渡|支払|入力|通す|受け取'

const PAYMENT: Topic = {
  about: says(
    'pay; pays; paid; payments?; money; charged?; cash; card; wallet; paga\\p{L}*',
    'se paga; cobr\\p{L}+; zahl\\p{L}*; bezahl\\p{L}*; pai\\p{L}+; 払; 支払; 決済; 現金; カード',
  ),
  ways: [
    way(CASH, '現金', PAID),
    way(CARD, 'カード|クレジット', PAID),
    way(TRANSFER, '振込|振り込|銀行送金', PAID),
  ],
}

const RECEIVED =
  '\\b(?:gets?|receives?|finds?|inbox|bounces?|fails?|opens?|reads?|sends?|sent|arrives?|comes?|goes|prints?|in (?:her|his|their|the))\\b|\\b(?:recibe|llega|manda|envía|abre|bekommt|erhält|öffnet|reçoit|arrive)\\b|届|送|受け取|見せ|開'

const CHANNEL: Topic = {
  about: says(
    'notices?; messages?; send; sent; goes out; go out; texts?; sms; notif\\p{L}*; confirm\\p{L}*',
    'remind\\p{L}*; avis\\p{L}*; mensajes?; manda\\p{L}*; nachricht\\p{L}*; messages?',
    'お知らせ; 通知; 連絡; 送',
  ),
  ways: [
    way('e-?mails?|correo(?: electrónico)?|courriel', 'メール(?!アドレス)', RECEIVED),
    way('text messages?|texts|an? text|sms', 'ショートメール', RECEIVED),
    way('whats ?app', 'ワッツアップ', RECEIVED),
    way('line', 'ライン', RECEIVED),
    way('letters?|by post|carta por correo|brief\\p{L}*', '手紙|郵便|はがき', RECEIVED),
  ],
}

/** How it is today says nothing of how it shall be. */
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])
/** A story, or what goes wrong, holds for its own case. */
const CASES: ReadonlySet<string> = new Set(['q6', 'q12'])

/** A way that one answer rules out, or leaves to another way alone, and another answer uses. */
export function clashingWays(pieces: readonly Piece[]): Found[] {
  const told = pieces.filter(({ question }) => !TODAY.has(question))
  return [PAYMENT, CHANNEL].flatMap((topic): Found[] => {
    for (const [at, rule] of told.entries()) {
      if (CASES.has(rule.question)) continue
      const isTold = topic.about.test(joinWithBefore(told, at)) || isRefusedWay(rule.words, topic)
      const barred = isTold ? barredBy(rule.words, topic) : []
      const other = told.find(
        ({ question, words }) =>
          question !== rule.question && barred.some((each) => uses(words, each)),
      )
      if (other) return [{ kind: 'promise', said: [rule, other], names: [] }]
    }
    return topic === PAYMENT ? soleWay(told, topic) : []
  })
}

/** 「LINEも要りません」: in Japanese the name alone tells that it is a message. */
function isRefusedWay(words: string, topic: Topic): boolean {
  const isJapanese = /\p{Script=Hiragana}/u.test(words)
  return topic === CHANNEL && isJapanese && topic.ways.some(({ denied }) => denied.test(words))
}

/** Where money is told of, and only one way to pay: another way is used nowhere else. */
const MONEY = 'q13'
/** What is paid back, or paid in part, may go another way. */
const APART = says(
  'refund\\p{L}*; deposits?; back; or; instead; devol\\p{L}*; fianza; señal; 返金; または',
  'か、; もしくは',
)

function soleWay(told: readonly Piece[], topic: Topic): Found[] {
  const money = told.filter(({ question }) => question === MONEY)
  const named = topic.ways.filter((each) => money.some(({ words }) => each.named.test(words)))
  const taken = named.filter((each) => money.some(({ words }) => uses(words, each)))
  const rule = money.find(
    ({ words }) => topic.about.test(words) && taken.some((each) => each.named.test(words)),
  )
  if (taken.length !== 1 || named.length !== 1 || !rule || APART.test(rule.words)) return []
  const others = topic.ways.filter((each) => !taken.includes(each))
  const other = told.find(
    ({ question, words }) =>
      question !== MONEY &&
      question !== 'q15' &&
      !APART.test(words) &&
      !taken.some((each) => each.named.test(words)) &&
      others.some((each) => uses(words, each)),
  )
  return other ? [{ kind: 'promise', said: [rule, other], names: [] }] : []
}

/** "By WhatsApp, that is the only thing they look at." */
const SOLE = /\b(?:the only (?:thing|way)|nothing else|lo único)\b|それだけ|それ以外/iu

/** The ways that a sentence rules out: by name, or by naming the only one. */
function barredBy(words: string, { ways }: Topic): Way[] {
  const out = ways.filter((each) => each.denied.test(words))
  const clauses = words.split(/[,;、]/)
  const said = clauses.find((part) => ONLY.test(part)) ?? ''
  const isNamed = ways.some((each) => each.named.test(said))
  const clause = isNamed || !SOLE.test(said) ? said : words
  const named = ways.filter((each) => each.named.test(clause))
  return named.length === 1 ? ways.filter((each) => !named.includes(each)) : out
}

function uses(words: string, each: Way): boolean {
  return each.named.test(words) && each.used.test(words) && !each.denied.test(words)
}
