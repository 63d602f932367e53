import { makePattern } from '#domain/language/patterns/make-pattern.ts'

/** "As the new owner see who had it before": as whom, before what. */
const AS_WHOM =
  /^as (?:an?|the) [\p{L} -]{2,30}?,? (?=(?:see|view|read|know|look|do|change|use|get)\b)/iu

/** The words of a deed without as whom it is done. */
export function takeBareDeed(what: string): string {
  return what.trim().replace(AS_WHOM, '')
}

const SHOWS = /see|view|read|look|open|know|get|have|search|print|export|download/iu
const MAKES = /add|create|book|enter|write|send|use|do|manage|log/iu
const CHANGES = /change|edit|set|move|mark|tick|approve|cancel|delete|remove/iu
/** In Japanese a deed's words do not tell it apart. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}]/iu
/** What the app shows or does for somebody. */
const OF_APP = makePattern('iu')`^(?:${SHOWS}|${MAKES}|${CHANGES})\b|${JAPANESE}`
/** "Go into the house alone": what somebody does with hands and feet. */
const OF_LIFE = makePattern(
  'iu',
)`^(?:go|come|walk|enter|stay|leave|drive|ride|carry|lift|touch|wear|smoke|drink|eat|speak|talk|bring)\b|^(?:accept|take|give|keep) (?:any )?(?:tips?|gifts?|money|cash|presents?|bribes?)\b`

/** "Drivers must not accept tips": how somebody has to behave is no right that the app gives. */
export function isBehaviour(what: string): boolean {
  return OF_LIFE.test(what.trim()) && !isOfApp(what)
}

/** Whether a right is about how somebody has to behave, or what they do with their feet alone: "walk". */
export function isConduct({ may, what }: { may: string; what: string }): boolean {
  return isBehaviour(what) && (may === 'never' || !/\s/u.test(what.trim()))
}

/** Whether the app could let somebody do it. */
export function isOfApp(what: string): boolean {
  return OF_APP.test(takeBareDeed(what))
}
