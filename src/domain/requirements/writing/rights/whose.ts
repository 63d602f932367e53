/** Whose things a text speaks of: a right to one's own is not the right to everybody's. */
export function findWhose(text: string): 'own' | 'others' | 'any' {
  if (OTHERS.test(text)) return 'others'
  return OWN.test(text) ? 'own' : 'any'
}

const OTHERS =
  /\bothers?\b|\bothers['’]|\b(?:other people|anybody else|anyone else|someone else|everybody else)\b|ほか|他/iu
/** "The rides it requested" are its own; those "she didn't request" are not. */
const OWN =
  /\bown\b|自分|自身|\b(?:it|they|he|she) (?:has |have |had )?(?:requested|booked|ordered|reserved|made|entered|wrote|took|brought|bought|asked for|signed up for)\b/iu
