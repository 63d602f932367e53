import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'

const MAY = '(?:can|may|could|should|must|will|(?:is|are) (?:able|allowed) to|gets? to)'

/** "Volunteers see the board", said of volunteers: to see the board. */
export function withoutOwnName(what: string, names: readonly string[]): string {
  if (names.length === 0) return what
  const name = names.map((each) => escapePattern(each)).join('|')
  const before = new RegExp(
    `^(?:(?:the|all|our) )?(?:${name})(?:e?s)?(?: ${MAY})? (?=\\p{Ll})`,
    'iu',
  )
  const inJapanese = new RegExp(`^(?:${name})[がは]、?(?=[^、]*を)`, 'u')
  const rest = what.replace(before, '').replace(inJapanese, '')
  return rest === '' ? what : rest
}

/** 「申し込んだ方が写真を選ぶ」: of whom it is said is told by the role. */
const SOMEBODY = /^[^、をがは]*(?:方|人|者|さん|様)[がは]、?(?=[^、]*を)/u
const OWN = /自分|本人|自身/u

const SEES = /^(?:views?|looks? at|has? a look at|have a look at|watch|read)(?= )/iu
const CHANGES = /^(?:edit|modify|alter|update)(?= )/iu
const SEES_IN_JAPANESE = /(?:見られ|見れ|見え|閲覧す|閲覧でき|確認す|確認でき|確かめ)る$/u

/** A deed as others may say the same of other people: by one verb, and without who does it. */
export function tellDeedAlike(what: string): string {
  const [who = ''] = SOMEBODY.exec(what) ?? []
  const deed = OWN.test(who) ? what : what.slice(who.length)
  return deed.replace(SEES, 'see').replace(CHANGES, 'change').replace(SEES_IN_JAPANESE, '見る')
}
