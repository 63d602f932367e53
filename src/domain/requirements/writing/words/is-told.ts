import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'

const KEPT_HOW_LONG =
  /(?:keep|kept|store|hold on to|delet|rub out|eras|wip|throw)\p{L}*[^.\n]{0,60}(?:\d|years?|months?|weeks?|days?|after|when|until|ever)/iu
const DELETED_WHEN =
  /(?:years?|months?|weeks?|days?|after|when)[^.\n]{0,40}(?:delet|rub(?:bed)? out|eras|wip)\p{L}*/iu
const KEPT_ABROAD =
  /(?:guard|conserv|borr|elimin|lösch|aufbewahr|supprim|apag|exclu)\p{L}*[^.\n]{0,60}(?:\d|años?|meses|días|cuando|al |jahre?|monate?|ans?|mois|anos?)/iu
const KEPT_IN_JAPANESE =
  /(?:年|か月|ヶ月|ヵ月|週間|日)[^。\n]{0,20}(?:保存|残|消|削除|破棄)|(?:したら|たら|後に|後は)[^。\n]{0,12}(?:消|削除|破棄)/u

const NOT_WORSE =
  /(?:must(?:n['’]?t| not)|should(?:n['’]?t| not)|can['’]?t|cannot|shouldnt|don['’]?t want|not)[^.\n]{0,50}(?:worse|go up|go down|rise|drop|fall|increase|get longer|get slower|lose)/iu
const NOT_WORSE_AHEAD =
  /(?:must(?:n['’]?t| not)|should(?:n['’]?t| not)) (?:go|get) (?:up|down|worse|longer|slower)/iu
const NOT_WORSE_ABROAD =
  /que no (?:suba|baje|aumente|crezca|empeore|tarde|se pierda|disminuya)\p{L}*/iu
const NOT_WORSE_IN_JAPANESE =
  /増え(?:ない|ては|ると困|るのは困)|増やさ(?:ない|ず)|これより増え|(?:減る|落ちる|下がる|悪くなる)の(?:だけ)?は(?:困|避け|だめ)|悪く(?:なら|し)ない|減ら(?:さ|したく)ない|落と(?:さ|したく)ない/u

const GETS_IN =
  /(?:sends?|texts?|e-?mails?) (?:her|him|them|you|me|it)?\s?an? (?:code|link)|code by (?:text|sms|e-?mail)|(?:no|any) passwords?|google account/iu
const GETS_IN_ABROAD =
  /contraseña|clave de acceso|con (?:su|el) celular|iniciar? sesión|mot de passe|生年月日を入力|認証|ログイン/iu

const NO_ANSWER =
  /(?:not|doesn['’]?t|don['’]?t|never|nobody|no one|didn['’]?t) (?:get|arrive|delivered|answer|reply|respond|answers|replies)|no (?:answer|reply|response)|bounces?|undeliver|never confirms/iu
const NO_ANSWER_ABROAD =
  /no (?:contesta|responde|llega|le llega)|rebota|届かない|(?:返事|返信|回答)が(?:ない|無い)|読まれない|keine antwort|pas de réponse/iu

const PAID_BY =
  /efectivo|transferencia|tarjeta|terminal|mercado pago|oxxo|bizum|sumup|pay ?link|paypal|zelle|überweisung|espèces|virement|paypay|ペイペイ/iu

/** What a founder may have told anywhere in the answers, by what would be asked. */
const TOLD = {
  retention: makePattern('iu')`${KEPT_HOW_LONG}|${DELETED_WHEN}|${KEPT_ABROAD}|${KEPT_IN_JAPANESE}`,
  guard: makePattern(
    'iu',
  )`${NOT_WORSE}|${NOT_WORSE_AHEAD}|${NOT_WORSE_ABROAD}|${NOT_WORSE_IN_JAPANESE}`,
  signIn: makePattern('iu')`${GETS_IN}|${GETS_IN_ABROAD}`,
  noAnswer: makePattern('iu')`${NO_ANSWER}|${NO_ANSWER_ABROAD}`,
  payment: PAID_BY,
} as const

/** Whether the answers tell it in some words already: what is told is not asked. */
export function isTold(topic: keyof typeof TOLD, answers: readonly ReadableAnswer[]): boolean {
  return answers.some(({ text }) => TOLD[topic].test(text))
}
