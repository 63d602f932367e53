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

/** Whether "only" leaves a thing to whom it is about, whoever that is; 「職人本人だけ」 are those who are named. */
export function namesWhoseItIs(words: string): boolean {
  return THE_PERSON.test(words) || WHOSE_IT_IS.test(words) || THE_PERSON_IN_JAPANESE.test(words)
}

const THE_PERSON =
  /\bonly\b[^.;]*?\b(?:only|and|or|&|,) ?(?:the )?(?:(?:person|people|one) )?themsel(?:f|ves)\b/iu
const WHOSE_IT_IS =
  /\bonly\b[^.;]*\bwho(?:se|sever|soever|ever) (?:(?!it\b|they\b)\p{L}+ )?(?:it is|they are|it['’]s)\b/iu
const THE_PERSON_IN_JAPANESE =
  /(?:^|[、。はがやもか・]|(?<!ん)と)(?:ご)?本人(?:さん|様)?(?:[とや]\p{L}{1,8}?)?(?:だけ|のみ|しか)/u
