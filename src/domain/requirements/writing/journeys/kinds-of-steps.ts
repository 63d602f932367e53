import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const MOVES =
  /arrive|be there|bring|carry|clean|collect|come|deliver|drive|drop|fetch|fix|go|hand|leave|load/iu
const HANDLES =
  /meet|phone|pick up|pump|put(?! in\b| (?:his|her|their|the|a) (?:name|number))|repair|return|ride|ring|sit|tie|unload|use|wait|walk|wash|wipe/iu
const HANDS_BACK = /(?:give|take|bring|hand) (?!in\b)(?:.+ )?(?:back|home|away)$/iu
const ENGLISH = makePattern('iu')`^(?:${MOVES}|${HANDLES})\b|^${HANDS_BACK}`
const JAPANESE =
  /(?:来る|来店する|行く|着く|渡す|使う|利用する|拭く|替える|洗う|返す|いただく|受け取る|入る|帰る|運ぶ|待つ|届ける|走る|電話する|飲む|食べる)$/u

/** Whether somebody does it with their hands or feet: the app has no part in it. */
export function isOutsideDeed(does: string): boolean {
  return ENGLISH.test(does.trim()) || JAPANESE.test(does.trim().replace(/。$/u, ''))
}

const USES = /^use\b|(?:使う|利用する)$/iu

/** Whether what was booked or lent is used. */
export function isUsing(does: string): boolean {
  return USES.test(does.trim())
}

const TOUCHES = /click|enter|hit|mark|press|punch|scan|tap|tick|type|upload/iu
const TAKES_PICTURE = /take (?:an?|the|two|some) (?:photo|picture)s?/iu
const OPERATES = makePattern('iu')`^(?:${TOUCHES}|print|sign|${TAKES_PICTURE})\b`
const OPERATES_IN_JAPANESE =
  /(?:押す|入力する|記録する|登録する|予約する|印刷する|撮る|読み取る|選ぶ|打ち込む|画面で確かめる)$/u

/** Whether somebody does it on a screen, so that the app has to let them. */
export function isAppDeed(does: string): boolean {
  return OPERATES.test(does.trim()) || OPERATES_IN_JAPANESE.test(does.trim().replace(/。$/u, ''))
}

/** Whether two deeds are on different buttons: “on board” is not “arrived”. */
export function haveOtherLabels(one: string, other: string): boolean {
  const [a, b] = [one, other].map((does) => LABEL.exec(does)?.[1]?.toLowerCase())
  return a !== undefined && b !== undefined && a !== b
}

const LABEL = /["“「]([^"”」]+)["”」]/u
