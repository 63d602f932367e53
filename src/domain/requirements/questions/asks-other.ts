/** What a question may ask for, in so many words; a "who" or "when" in its middle joins clauses. */
const BEFORE = '(?:^|[,.:;—–(“"]\\s*|\\b(?:and|or|but|to|by|for|at)\\s)'
const WHEN = '(?:is|are|do|does|did|will|shall|can|may|must|should|has|have)'
const KINDS = {
  who: new RegExp(`${BEFORE}who(?:se|m)?\\b|だれ|誰|どなた`, 'iu'),
  when: new RegExp(
    `${BEFORE}(?:when ${WHEN}|how (?:soon|early|late|long)|until when|what time|which day)\\b|いつ|何時|何日|何分|どのくらいの(?:時間|期間)`,
    'iu',
  ),
  where: new RegExp(`${BEFORE}where\\b|どこ`, 'iu'),
  amount:
    /\bhow (?:much|many)\b|\bwhat (?:amount|price|fee|share|percentage)\b|いくら|何(?:人|件|回|円|個|枚|割|台|名)|どれだけ/iu,
  why: new RegExp(`${BEFORE}why\\b|なぜ|どうして`, 'iu'),
}

type AskedKind = keyof typeof KINDS

/** Whether a question asks for it in so many words. */
export function asksFor(text: string, kind: AskedKind): boolean {
  return KINDS[kind].test(text)
}
