type Severity = 'error' | 'warning'

/** Something about a requirement's sentence that a developer would ask about. */
interface SentenceFault {
  rule: string
  severity: Severity
  /** The words it is about, as they stand; the whole sentence when it is about its shape. */
  words: string
}

interface Rule {
  rule: string
  severity: Severity
  pattern: RegExp
}

const EARS =
  /^(?:(?:When|While|Where) .+, the app shall .+|If .+, then the app shall .+|The app shall .+)$/s

/** The words to find, each rule at most once a sentence (DOCUMENT: checks on each requirement). */
const RULES: readonly Rule[] = [
  {
    rule: 'vague-words',
    severity: 'warning',
    pattern:
      /\b(?:fast|quick(?:ly)?|easy|easily|simple|user-friendly|intuitive|flexible|robust|seamless(?:ly)?|efficient(?:ly)?|modern|nice|good|better|some|several|many|various|appropriate|adequate|sufficient|reasonable|normal(?:ly)?)\b(?! \d)/i,
  },
  {
    rule: 'escape-clause',
    severity: 'error',
    pattern:
      /\b(?:where possible|if possible|as appropriate|if necessary|as needed|if practical|as far as possible|when applicable)\b/i,
  },
  {
    rule: 'open-end',
    severity: 'error',
    pattern:
      /\b(?:etc\b\.?|and so on|and so forth|including but not limited to|and others|and the like)|\.\.\.|…/i,
  },
  {
    rule: 'superfluous-infinitive',
    severity: 'error',
    pattern:
      /\b(?:be able to|be capable of|allow \S+(?: \S+)? to|enable \S+(?: \S+)? to|provide the ability to)\b/i,
  },
  { rule: 'and-or', severity: 'error', pattern: /\band\/or\b/i },
  {
    rule: 'absolute',
    severity: 'warning',
    pattern: /\b(?:always|never|instantly|100 ?%|completely|every time)\b/i,
  },
  {
    rule: 'vague-time',
    severity: 'warning',
    pattern:
      /\b(?:soon|immediately|in real[- ]time|real-time|regularly|promptly|timely|from time to time|at a later date)\b/i,
  },
  {
    rule: 'placeholder',
    severity: 'error',
    pattern: /\b(?:tbd|todo|tba|lorem ipsum|xxx)\b|\?\?\?|_{3,}/i,
  },
]

const MAX_WORDS = 40
const MAX_CHARACTERS = 500

/** Checks one requirement's sentence. Words in quotes are what people see and are left alone. */
export function findSentenceFaults(text: string): SentenceFault[] {
  const own = text.replace(/"[^"]*"|“[^”]*”|(?<!\p{L})'[^']*'/gu, 'X')
  const findings: SentenceFault[] = []
  const obligations = own.match(/\b(?:shall|must)\b/gi)?.length ?? 0
  if (obligations !== 1) findings.push({ rule: 'one-obligation', severity: 'error', words: text })
  if (!EARS.test(own)) findings.push({ rule: 'ears-shape', severity: 'error', words: text })
  for (const { rule, severity, pattern } of RULES) {
    const words = pattern.exec(own)?.[0]
    if (words !== undefined) findings.push({ rule, severity, words })
  }
  if (own.split(/\s+/).length > MAX_WORDS || text.length > MAX_CHARACTERS) {
    findings.push({ rule: 'length', severity: 'warning', words: text })
  }
  return findings
}
