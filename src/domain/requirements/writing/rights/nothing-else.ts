import type { RowOf } from '#domain/reading/rows.ts'

type Right = RowOf<'permission'>

const IN_JAPANESE =
  /^(.+?)(?:のほか|の他|以外)(?:のもの|のこと|の情報)?[をはが]?、?((?:見|閲覧す)る)$/u
const IN_ENGLISH =
  /^(see|view|look at) (?:anything|everything) (?:but|except|other than|besides|apart from) (.+)$/iu
const OWN_IN_JAPANESE = /^(?:自分(?:とこ|のところ|ら|たち)?|自社|うち)の/u
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

/** "Do anything but look", 「見る以外のことをする」: all but a deed, of no thing of its own. */
const ALL_BUT =
  /^\p{L}+(?: \p{L}+)? (?:anything|everything) (?:at all )?(?:but|except|other than|besides|apart from|beyond|else)(?!\p{L})|^do more than (?:just )?\p{L}+$/iu
const ALL_BUT_IN_JAPANESE =
  /(?:(?:の|(?<=[うくすつぬぶむる]))(?:ほか|他)|以外)(?:の?(?:もの|こと|事|操作|作業|情報))?を[^をがはに、]+$/u
/** "Touch", "see others'": a verb of anything, without what it is done to. */
const OF_NOTHING =
  /^(?:touch|look|see|view|read|do|act|change|edit|alter|use|manage)(?: (?:at )?(?:(?:any|every)thing|any of it|it|them|others?['’]?s?))?$/iu
const OF_NOTHING_IN_JAPANESE =
  /^(?:(?:ほか|他)の(?:人|方|もの)?を)?(?:見る|触る|触れる|さわる|いじる|操作する|変える|変更する|編集する)$/u

/** Whether a ban of this deed leaves one deed: "do anything but look". */
function leavesOneDeed(what: string): boolean {
  return ALL_BUT.test(what) || ALL_BUT_IN_JAPANESE.test(what)
}

/** 「次の日になったら見る」, "look after the day": when it is refused is told with the role as well. */
const IN_A_CASE =
  /^[^をがは、]{1,12}(?:たら|れば|(?:とき|時|後|あと)(?:に|は)?)、?(?=[^\p{L}]*(?:見|触|さわ|いじ|操作|変え|変更|編集))| (?:after|once|before|when|until) .+$/u

/** Whether a ban names no thing that somebody could sign for: it tells who its role is, and is no row of a table. */
export function namesNoThing({ may, what }: Pick<Right, 'may' | 'what'>): boolean {
  if (may !== 'never') return false
  const deed = what.trim().replace(IN_A_CASE, '')
  return leavesOneDeed(deed) || [OF_NOTHING, OF_NOTHING_IN_JAPANESE].some((each) => each.test(deed))
}
