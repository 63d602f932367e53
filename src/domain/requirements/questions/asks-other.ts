/** What a question may ask for, in so many words; a "who" or "when" in its middle joins clauses. */
const BEFORE = '(?:^|[,.:;—–(“"]\\s*|\\b(?:and|or|but|to|by|for|at)\\s)'
const KINDS: readonly RegExp[] = [
  new RegExp(`${BEFORE}who(?:se|m)?\\b|だれ|誰|どなた`, 'iu'),
  new RegExp(
    `${BEFORE}(?:when (?:is|are|do|does|did|will|shall|can|may|must|should|has|have)|how (?:soon|early|late|long)|until when|what time|which day)\\b|いつ|何時|何日|何分|どのくらいの(?:時間|期間)`,
    'iu',
  ),
  new RegExp(`${BEFORE}where\\b|どこ`, 'iu'),
  /\bhow (?:much|many)\b|\bwhat (?:amount|price|fee|share|percentage)\b|いくら|何(?:人|件|回|円|個|枚|割|台|名)|どれだけ/iu,
  new RegExp(`${BEFORE}why\\b|なぜ|どうして`, 'iu'),
]

/** Whether two questions ask for other things, be they about the same: who, when, where, how much, why. */
export function asksOther(one: string, other: string): boolean {
  const [own, others] = [kindsOf(one), kindsOf(other)]
  return own.length > 0 && others.length > 0 && !own.some((kind) => others.includes(kind))
}

function kindsOf(text: string): RegExp[] {
  return KINDS.filter((kind) => kind.test(text))
}
