import type { RowOf } from '#domain/reading/rows.ts'

type Right = RowOf<'permission'>

const IN_JAPANESE =
  /^(.+?)(?:のほか|の他|以外)(?:のもの|のこと|の情報)?[をはが]?、?((?:見|閲覧す)る)$/u
const IN_ENGLISH =
  /^(see|view|look at) (?:anything|everything) (?:but|except|other than|besides|apart from) (.+)$/iu
const OWN_IN_JAPANESE = /^自分の/u
const OWN = /^(?:their|his|her|its)(?: own)? /iu

/**
 * "Never see anything but their own bookings" as what it means for a table: never see others' bookings.
 * Other rights as they are.
 */
export function tellOthers(right: Right): Right {
  if (right.may !== 'never') return right
  const [, thing = '', verb = ''] = IN_JAPANESE.exec(right.what) ?? []
  if (OWN_IN_JAPANESE.test(thing)) {
    return { ...right, what: `ほかの方の${thing.replace(OWN_IN_JAPANESE, '')}を${verb}` }
  }
  const [, see = '', things = ''] = IN_ENGLISH.exec(right.what) ?? []
  return OWN.test(things) ? { ...right, what: `${see} others' ${things.replace(OWN, '')}` } : right
}

/** "The laundry sees the counts alone": nothing else in the table is theirs. */
export function allowsNothingElse({ may, what }: Right): boolean {
  return may === 'never' && leavesNothingElse(what)
}

/** Whether a ban of this deed leaves what it names, or what else is allowed, and nothing more. */
export function leavesNothingElse(what: string): boolean {
  return IN_JAPANESE.test(what) || IN_ENGLISH.test(what) || ELSE.test(what)
}

const ELSE = /^(?:see|view|look at|do) (?:anything|everything) else$/iu
