import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** The end of a polite verb, by the sound before it: godan in the i-row, the others in る. */
const GODAN: Readonly<Record<string, string>> = {
  ...{ い: 'う', き: 'く', ぎ: 'ぐ', し: 'す', ち: 'つ', に: 'ぬ', び: 'ぶ', み: 'む', り: 'る' },
}
const NEGATIVE: Readonly<Record<string, string>> = {
  ...{ い: 'わ', き: 'か', ぎ: 'が', し: 'さ', ち: 'た', に: 'な', び: 'ば', み: 'ま', り: 'ら' },
}
const ICHIDAN_ENDS = /[えけげせぜてでねへべぺめれじ]|[見着似煮居得出寝経診観看]/u
/** Verbs of one row whose stem ends like that of a godan verb. */
const ICHIDAN =
  /(?:でき|出来|起き|生き|過ぎ|いでき|足り|借り|降り|下り|浴び|伸び|落ち|(?:て|で|が|に|は)い|用い)$/u
/** 「登録し」「コピーし」「お渡しし」「にし」「人がし」: a noun, a stem or a particle before する; 「逃がし」 is none. */
const SURU = makePattern(
  'u',
)`(?:[\p{Script=Han}]{2}|[\p{Script=Katakana}ー]|[をにとくはもでしりえけせてねべめれ]|(?<![逃急転騒])が)し$`

function plainVerb(stem: string, isDenied: boolean): string {
  const last = stem.slice(-1)
  const body = stem.slice(0, -1)
  if (SURU.test(stem) || stem === 'し') return body + (isDenied ? 'しない' : 'する')
  if (isDenied && /(?:^|[^\p{Script=Han}])あり$/u.test(stem)) return `${stem.slice(0, -2)}ない`
  if (ICHIDAN_ENDS.test(last) || ICHIDAN.test(stem)) return stem + (isDenied ? 'ない' : 'る')
  const end = (isDenied ? NEGATIVE : GODAN)[last]
  return end === undefined
    ? `${stem}${isDenied ? 'ません' : 'ます'}`
    : body + end + (isDenied ? 'ない' : '')
}

const ENDS = /([^。、]+?)(ます|ません|です)(?=。|$)/gu

/**
 * A sentence in the plain form of the document: 「画面に出ます」 is 「画面に出る」. Questions, requests and what is past
 * stay as they are.
 */
export function writePlainly(text: string): string {
  return text.replace(ENDS, (whole, before: string, end: string) => {
    if (end === 'です')
      return /[いたなで]$/u.test(before) && !/(?:たい|ない|い)$/u.test(before) ? whole : before
    return plainVerb(before, end === 'ません')
  })
}
