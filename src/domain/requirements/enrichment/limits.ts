/** How much of what a model proposes is taken; it is told so. */
export const LIMITS = {
  criteria: {
    /** So many are looked at. */
    asked: 30,
    /** So many a requirement may get, so that the document stays short enough to read. */
    added: 3,
    /** A requirement with so many takes none. */
    inAll: 8,
    /** In letters, each of given, when and outcome. */
    letters: 300,
  },
  fields: {
    /** So many are looked at. */
    asked: 40,
    /** So many are taken that only lines of the draft need. */
    needed: 12,
    /** A thing with so many takes no other. */
    inAll: 20,
    /** In letters, each of name, meaning, rule and example. */
    letters: 120,
  },
  risks: 8,
  questions: 26,
  /** Words of a question and of what holds until it is answered: more is no longer read; letters where no spaces part them. */
  asking: { text: 20, until: 20, letters: 55, why: 18, slack: 1.2 },
  /** Words of a question in short, letters where no spaces part them. */
  short: { words: { least: 3, most: 8 }, letters: { least: 6, most: 20 } },
  /** Decisions before building starts. */
  first: 10,
  /** With those of earlier versions that nobody has answered. */
  questionsInAll: 30,
  /** Contradictions of a document, with those that the reading found. */
  contradictions: 12,
  defaults: { asked: 24 },
  edges: { asked: 10 },
  /** In letters, each text of a risk, a question or a default. */
  registers: { letters: 180 },
  examples: {
    /** So many a requirement may get, besides its criteria. */
    added: 3,
    inAll: 40,
    /** In letters, each part: an edge has two sides or three. */
    letters: 240,
  },
  /** Letters of the first page's opening. */
  opening: 420,
  slices: {
    least: 2,
    most: 6,
    /** In letters. */
    title: 60,
    goal: 140,
    done: 110,
    by: 60,
    /** Working days of one developer. */
    days: 60,
  },
  /** Words and letters of a name; Japanese has no spaces. */
  areas: { least: 3, most: 9, words: 4, letters: 30 },
  features: {
    added: 12,
    /** For what is built until a decision, beyond what a first version has. */
    further: 8,
    /** A first version has no more requirements. */
    inAll: 48,
    /** Words of the deed; letters of the reason. */
    words: 12,
    letters: 200,
  },
  /** `letters` of the name; a line and the texts of a field are as long as those of `fields`. */
  things: { added: 6, letters: 40, fields: 10 },
  /** `letters` of what names a part. */
  rights: { added: 60, letters: 60 },
  /** Words of the deed, which is as long as what was asked for. */
  doers: { asked: 48, words: 30 },
  /** `letters` of a way of sending. */
  receivers: { asked: 40, letters: 30 },
  /** `added`: further ones; words of a name and of each text; no text of one is longer in letters. */
  screens: {
    asked: 24,
    added: 8,
    name: { words: 4, letters: 30 },
    most: { words: 20, letters: 140 },
    empty: { words: 12, letters: 90 },
    fails: { words: 16, letters: 120 },
  },
  checks: { asked: 24, check: { words: 20, letters: 140 } },
  terms: { asked: 12, word: { words: 4, letters: 40 }, means: { words: 16, letters: 120 } },
  /** `added`: further messages. */
  sayings: {
    asked: 40,
    added: 8,
    says: { words: 30, letters: 220 },
    event: { words: 16, letters: 120 },
  },
  /** Steps that are named at all, and new ones; letters of one. */
  steps: { asked: 12, added: 3, letters: 160 },
  untested: { inAll: 10 },
  /** Letters of what is written, and of what is meant. */
  spellings: { most: 60, letters: 40 },
  /** `letters` of a stage that is named besides. */
  ways: { added: 12, letters: 30 },
  /** Tables in all; stages of one, `supposed` that no answer tells of; words of a meaning that are asked for, words and letters that are taken, letters of a name and of a condition. */
  stages: {
    ...{ inAll: 6, least: 2, most: 18, supposed: 4 },
    ...{ asked: 9, words: 14, letters: 100, name: 30, condition: 30 },
  },
  /** What is taken back, or decided otherwise, since it contradicts something else. */
  /** So many of one reading, and of all three with the walk. */
  conflicts: { asked: 24, inAll: 72, ids: 6 },
  /** What who walks through the draft may add of each, beyond those that are asked for by themselves. */
  walk: { lacking: 4, things: 3, fields: 6 },
  /** Items that one line tells; letters of a line; lines in all. */
  wordings: { items: 8, letters: 320, inAll: 160 },
  /** Requirements of one; words and letters of its title. */
  capabilities: { items: 8, words: 6, title: 48, inAll: 40 },
  /** Items that one line names; letters that are asked for and, since earlier ones were longer, taken; lines in all. */
  lines: { items: 12, asked: 220, letters: 360, inAll: 160 },
  /** Items that one row names; letters of each text, asked for and taken. */
  ruleRows: { items: 12, asked: 260, letters: 400, inAll: 60 },
  /** Items that one row names; words of its deed; letters of that and of what limits somebody. */
  rightRows: { items: 12, words: 10, letters: 90, limit: 50, inAll: 22 },
  /** Roles that others are in turn. */
  inTurn: 3,
  /** Items that one phrase names; words that are asked for and letters that are taken; phrases in all. */
  roleLines: { items: 12, words: 20, letters: 220, inAll: 90 },
  /** Journeys in all; steps of one; words and letters of its title and of a step. */
  sideJourneys: {
    ...{ inAll: 9, least: 2, most: 6 },
    title: { words: 8, letters: 60 },
    step: { words: 30, letters: 240 },
  },
  /** What happens when: moments in all, items of one; words and letters of its time and of its text. */
  moments: {
    ...{ inAll: 16, items: 8 },
    when: { words: 9, letters: 60 },
    text: { words: 32, letters: 260 },
  },
} as const
