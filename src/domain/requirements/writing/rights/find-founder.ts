import type { Role } from '#domain/requirements/document-items.ts'

type Named = Pick<Role, 'name' | 'also'>

/** One person who speaks for themselves. */
const ONE_SPEAKER = /^(?:me|i|myself|yo|私|わたし|わたくし|僕|ぼく|俺|おれ|自分)$/iu
/** Several, of whom a role may be but a part: it counts only as the name itself. */
const SPEAKERS = /^(?:we|us|nosotr[oa]s|うち|私たち|私達)$/iu
/** Who runs a business is called so; "dog owner" is somebody else. */
const RUNS_IT =
  /^(?:the )?(?:(?:shop|store|business|studio|company|café|cafe|school) )?owner$|^(?:オーナー|店主|店長|代表)$|^(?:dueñ[oa]|jef[ea])$/iu
/** 「飼い主」 is nobody's 「オーナー」; in English both are owners. */
const OWNER = /\bowners?\b|オーナー|\bdueñ[oa]s?\b/iu

export function isSpeaker(name: string): boolean {
  return ONE_SPEAKER.test(name) || SPEAKERS.test(name)
}

/**
 * The role of whoever answers the questions: who is "me"; else who is called what one who runs it is,
 * where nobody else is an owner. Null where that is not sure.
 */
export function findFounder<R extends Named>(roles: readonly R[]): R | null {
  const speaking =
    roles.find(({ name }) => ONE_SPEAKER.test(name)) ??
    roles.find(({ name, also = [] }) => [name, ...also].some((each) => ONE_SPEAKER.test(each))) ??
    roles.find(({ name, also = [] }) => SPEAKERS.test(name) || SPEAKERS.test(also[0] ?? ''))
  if (speaking !== undefined) return speaking
  const [owner] = roles.filter(({ name }) => RUNS_IT.test(name))
  return owner === undefined || isOwnerTwice(owner, roles) ? null : owner
}

/** Another role is an owner of something, too. */
export function isOwnerTwice(founder: Named, roles: readonly Named[]): boolean {
  return roles.some(
    (each) =>
      each !== founder && [each.name, ...(each.also ?? [])].some((name) => OWNER.test(name)),
  )
}

/** Whether words speak of an owner. */
export function speaksOfOwner(text: string): boolean {
  return OWNER.test(text)
}
