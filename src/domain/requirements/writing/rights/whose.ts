/** Whose things a text speaks of: a right to one's own is not the right to everybody's. */
export function findWhose(text: string): 'own' | 'others' | 'any' {
  if (OTHERS.test(text)) return 'others'
  return OWN.test(text) ? 'own' : 'any'
}

const OTHERS =
  /\bothers?\b|\bothers['’]|\b(?:other people|anybody else|anyone else|someone else|everybody else)\b|ほか|他/iu
const OWN = /\bown\b|自分|自身/iu
