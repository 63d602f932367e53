/** A reason comes first in Japanese, and what follows points back to it: nothing is cut. */
export function withoutReason(told: string): string {
  return told
}

const SELF = /(?<!\p{Script=Han})私(?=[かがはのにもをと、]|だけ)/gu

/** The founder's 「私」 is nobody in a sentence that others read: the role's name stands for it. */
export function namingPeople(
  told: string,
  _roles: readonly string[],
  founder: string | null = null,
): string {
  return founder === null ? told : told.replace(SELF, founder)
}
