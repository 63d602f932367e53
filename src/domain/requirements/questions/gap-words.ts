import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const SIGN_IN_DEED = /log(?:s|ging)?[ -]?in|sign(?:s|ing)?[ -]?in|sign(?:s|ing)?[ -]?up/iu
const SIGN_IN_MEANS =
  /passwords?|accounts?|magic link|pin code|face ?id|sso|scan(?:s|ning)? (?:a |the |their )?(?:qr|card|badge)/iu
const SIGN_IN_ABROAD =
  /ログイン|パスワード|会員登録|暗証番号|iniciar sesión|contraseña|anmeld|passwort/iu
/** How people get in. */
export const SIGN_IN = makePattern('iu')`\b(?:${SIGN_IN_DEED}|${SIGN_IN_MEANS})\b|${SIGN_IN_ABROAD}`

const NOT_ANSWERED =
  /not (?:get|arrive|delivered|answer|reply|respond)|doesn[’']?t (?:get|arrive|answer|reply|respond)|nobody (?:answers|replies)|no (?:answer|reply|response)/iu
const NOT_DELIVERED = /bounce|undeliver|fails?|failed|try again/iu
const FAILED_IN_JAPANESE = /届かない|返事がない|返信がない|失敗/iu
/** A message that does not arrive, or is not answered. */
export const FAILED = makePattern(
  'iu',
)`\b(?:${NOT_ANSWERED}|${NOT_DELIVERED})\b|${FAILED_IN_JAPANESE}`

const VAGUE_ORDER = /right order|best order|nearby|near(?:est)?|soon|in time/iu
const VAGUE_QUALITY =
  /regularly|popular|suitable|appropriate|relevant|recent(?:ly)?|frequent(?:ly)?|quickly/iu
const VAGUE_AMOUNT = /a few|several|long enough|too (?:late|long|many|much|big)|good fit/iu
const VAGUE_IN_JAPANESE = /近く|早めに|適切|最近|定期的|人気の|ちょうどよい|しばらく/iu
/** Words that two people would build in two ways. */
export const VAGUE = makePattern(
  'iu',
)`\b(?:${VAGUE_ORDER}|${VAGUE_QUALITY}|${VAGUE_AMOUNT})\b|${VAGUE_IN_JAPANESE}`

const DAY_NUMBER = /\d{1,2}(?:st|nd|rd|th)?/iu
const MONTH = /(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*/iu
const JAPANESE_NUMBER = /[0-9０-９一二三四五六七八九十]+/iu
/** A day of a month, whose year may be missing. */
export const DAY = makePattern(
  'iu',
)`\b(?:${DAY_NUMBER}\.? (?:of )?${MONTH}|${MONTH} ${DAY_NUMBER})\b|${JAPANESE_NUMBER}月${JAPANESE_NUMBER}日`
