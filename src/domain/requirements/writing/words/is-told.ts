import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'

const SOME = /\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|several/iu
const LONG = makePattern('iu')`(?:${SOME}) (?:more )?(?:hour|day|week|month|year)s?`
const DELETED =
  /delet(?:e[sd]?|ing)|eras(?:e[sd]?|ing)|wip(?:e[sd]?|ing)|rub(?:s|bed)? out|throws? (?:away|out)|thrown (?:away|out)|shred(?:s|ded)?/iu
const KEPT_HOW_LONG = makePattern(
  'iu',
)`\b(?:keeps?|kept|keeping|stored|stores? (?:it|them|the)|holds? on to)\b[^.\n]{0,60}\b(?:${LONG}|until|for ?ever|for (?:life|good|years|months))\b`
const DELETED_AFTER = makePattern(
  'iu',
)`\b(?:${DELETED})\b[^.\n]{0,60}\b(?:${LONG}|after|when|once|as soon as|until)\b`
const DELETED_WHEN = makePattern(
  'iu',
)`\b(?:${LONG}|after|when|once)\b[^.\n]{0,40}\b(?:${DELETED})\b`
const KEPT_ABROAD =
  /(?:guard|conserv|borr|elimin|lösch|aufbewahr|supprim|apag|exclu)\p{L}*[^.\n]{0,60}(?:\d|años?|meses|días|cuando|al |jahre?|monate?|ans?|mois|anos?)/iu
const KEPT_IN_JAPANESE =
  /(?:年|か月|ヶ月|ヵ月|週間|日)[^。\n]{0,20}(?:保存|残|消|削除|破棄)|(?:したら|たら|後に|後は)[^。\n]{0,12}(?:消|削除|破棄)/u

const SIGN_IN = /log(?:s|ging)?[ -]?in|sign(?:s|ing)?[ -]?(?:in|up)/iu
const SIGN_IN_MEANS =
  /passwords?|(?:an|own|their|his|her|user|google|apple|facebook) accounts?(?! number)|magic link|pin code|face ?id|sso/iu
const SCANNED = /scan(?:s|ning)? (?:an? |the |their )?(?:qr|card|badge)/iu
const SENT_CODE =
  /(?:sends?|texts?|e-?mails?) (?:her |him |them |you |me |it )?(?:a code|a link to (?:get|log|sign))|code by (?:text|sms|e-?mail)/iu
const SIGN_IN_ABROAD =
  /contraseña|clave de acceso|con (?:su|el) celular|iniciar? sesión|mot de passe|anmeld|passwort|ログイン|パスワード|会員登録|暗証番号|生年月日を入力|認証/iu

const NOT = /not|doesn['’]?t|don['’]?t|didn['’]?t|never|nobody|no one/iu
const NOT_ANSWERED = makePattern(
  'iu',
)`(?:${NOT}) (?:ever )?(?:arrives?|delivered|answers?|repl(?:y|ies)|responds?|gets? (?:it|the))|no (?:answer|reply|response)|never confirms`
const NOT_DELIVERED =
  /(?:it|texts?|messages?|e-?mails?|sms|calls?|reminders?) (?:has |have )?(?:fails?|failed)|bounces?|bounced|undelivered|try again/iu
const NOT_ANSWERED_ABROAD =
  /no (?:contesta|responde|llega|le llega)|rebota|keine antwort|pas de réponse|届かない|(?:返事|返信|回答)が(?:ない|無い)|読まれない|失敗/iu

const PAID_BY = /cash|transfers?|direct debit|invoice[ds]?|bills?|(?:at|in) the till/iu
const PAID_WITH_CARD =
  /(?:by|with|for|credit|debit|bank|take|accept) cards?|cards? (?:payments?|machines?|readers?|terminals?)|cards?(?= (?:or|and) |[,/])/iu
const PAID_THROUGH =
  /stripe|pay ?pal|upi|venmo|twint|m-?pesa|swish|bizum|sumup|zelle|pay ?link|pay ?pay|mercado pago|oxxo/iu
const PAID_BY_ABROAD =
  /efectivo|transferencia|tarjeta|terminal (?:de|punto)|überweisung|espèces|virement|現金|カード|振込|振り込み|請求書|コンビニ払い|引き落とし|払pay|ペイペイ/iu

const COPIED =
  /back(?:ed|ing|s)?[ -]?ups?|restor(?:e[ds]?|ing)|(?:copy|copies|copied) (?:of (?:it|everything|all) )?(?:each|every) (?:night|day|week)|nightly cop(?:y|ies)/iu
const COPIED_ABROAD =
  /copias? de seguridad|respaldos?|sicherung|sauvegarde|バックアップ|控えを(?:取|と)|写しを(?:取|と)|復元|消えたら/iu

/** What a founder may have told anywhere in the answers, by what would be asked. */
const TOLD = {
  retention: makePattern(
    'iu',
  )`${KEPT_HOW_LONG}|${DELETED_AFTER}|${DELETED_WHEN}|${KEPT_ABROAD}|${KEPT_IN_JAPANESE}`,
  signIn: makePattern(
    'iu',
  )`\b(?:${SIGN_IN}|${SIGN_IN_MEANS}|${SCANNED}|${SENT_CODE})\b|${SIGN_IN_ABROAD}`,
  noAnswer: makePattern('iu')`\b(?:${NOT_ANSWERED}|${NOT_DELIVERED})\b|${NOT_ANSWERED_ABROAD}`,
  copies: makePattern('iu')`\b(?:${COPIED})\b|${COPIED_ABROAD}`,
  payment: makePattern(
    'iu',
  )`\b(?:${PAID_BY}|${PAID_WITH_CARD}|${PAID_THROUGH})\b|${PAID_BY_ABROAD}`,
} as const

/** What was kept, and grew, until today is no rule for the app. */
const TODAY: ReadonlySet<string> = new Set(['q1', 'q2'])
const AHEAD: ReadonlySet<string> = new Set<keyof typeof TOLD>(['retention'])

/** Whether the answers tell it in some words already: what is told is not asked. */
export function isTold(topic: keyof typeof TOLD, answers: readonly ReadableAnswer[]): boolean {
  return answers.some(
    ({ question, text }) => !(AHEAD.has(topic) && TODAY.has(question)) && TOLD[topic].test(text),
  )
}
