import type { Frame } from '#domain/language/japanese/frames.ts'
import { tellSame } from '#domain/language/japanese/words.ts'
import type { Feature } from '#domain/reading/japanese/feature-frames.ts'
import type { ProposedRow } from '#domain/reading/reading.ts'

const HELP = /[てで](?:もら|いただ|頂|くださ|くれ)/u
/** 「名札を会員に書いてもらう」: whom に names does it. */
const BY = /^(?<before>(?:.{1,30}?[をは])?)(?<who>[^、をはがに]{1,12})に(?<rest>[^に]{1,30})$/u

/** 「衣装の丈を会員に入力してもらえたら」: who is asked to do it acts. */
export function askedOf(feature: Feature, { clause }: Frame): Feature {
  const { before, who, rest } = HELP.test(clause.words)
    ? (BY.exec(feature.does)?.groups ?? {})
    : ({} as Readonly<Record<string, undefined>>)
  if (feature.actor !== null || before === undefined || who === undefined || rest === undefined)
    return feature
  const flags = feature.flags.filter((flag) => flag !== 'actor')
  return {
    ...feature,
    actor: who.replace(/(?:さん|様|の方)$/u, ''),
    does: `${before}${rest}`,
    flags,
  }
}

export type Right = Extract<ProposedRow, { kind: 'permission' }>

/** An actor that only the fifth answer names: sure where one role alone has this very right. */
export function takeActor(feature: Feature, right: Right, rights: readonly Right[]): void {
  if (feature.actor !== null || /(?:自分|本人|自身)で/.test(feature.does)) return
  feature.actor = right.role
  const others = rights.filter(
    (each) => each.role !== right.role && tellSame(each.what, feature.does),
  )
  const whole = others.length === 0 && tellSame(right.what, feature.does)
  feature.flags = feature.flags.filter((flag) => flag !== 'actor')
  if (!whole) Object.assign(feature, { certainty: 'guess', flags: [...feature.flags, 'actor'] })
}
