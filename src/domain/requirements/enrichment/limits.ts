/** How much of what a model proposes is taken; it is told so. */
export const LIMITS = {
  criteria: {
    /** So many a requirement may get, so that the document stays short enough to read. */
    added: 3,
    /** A requirement with so many takes none. */
    inAll: 8,
    /** In letters, each of given, when and outcome. */
    letters: 300,
  },
  fields: {
    /** A thing with so many takes no other. */
    inAll: 20,
    /** In letters, each of name, meaning, rule and example. */
    letters: 120,
  },
  /** Risks, and as many questions; `letters` of each text. */
  registers: { added: 8, letters: 300 },
  features: {
    added: 10,
    /** A first version has no more requirements. */
    inAll: 40,
    /** Words of the deed; letters of the reason. */
    words: 12,
    letters: 200,
  },
  /** `letters` of what names a part. */
  rights: { added: 60, letters: 60 },
  ways: { added: 12 },
} as const
