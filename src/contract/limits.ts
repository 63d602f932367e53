/**
 * Lengths in characters (UTF-16 units, as the browser's maxlength counts). The first four:
 * docs/product.md#money-and-limits.
 */
export const LIMITS = {
  title: 200,
  description: 2_000,
  assignee: 200,
  answer: 10_000,
  /** One text of an item of the document: as long as the answer it may come from. */
  editedText: 10_000,
  /** The texts of one item that one call may change. */
  editedFields: 200,
  /** A reply to an open question. */
  reply: 2_000,
  /** One text of a row of the reading. */
  rowText: 2_000,
  /** Entries of a list in a row, such as the fields of a thing. */
  rowList: 200,
  rowQuotes: 40,
  /** The rows that one row may be split into. */
  rowParts: 10,
  /** Decisions on rows that one call may bring. */
  decisions: 500,
  /** Rows that a reading holds; what is read beyond them stays "not understood yet". */
  rows: 2_000,
  /** One told text: about twenty thousand words. */
  toldText: 120_000,
  /** All told texts of a project together; a short one counts as `toldLeast`. */
  toldTexts: 360_000,
  toldLeast: 2_000,
  /** Pieces of a told text, and changes, that one call may name. */
  toldStretches: 5_000,
  tellingChanges: 100,
  /** Drafts that one call may use. */
  drafts: 500,
  fileName: 200,
  consultationQuestion: 14_000,
  contactMessage: 5_000,
  email: 254,
  personName: 100,
  /** Links to documents that one project may have at once. */
  shares: 50,
  /** One comment of a visitor or an agent. */
  comment: 2_000,
  /** Comments that one project may hold. */
  threads: 1_000,
  /** People whom one project may ask to approve, with those who have. */
  approvals: 30,
  /** Personal tokens that one account may have at once. */
  tokens: 50,
  tokenName: 60,
  /** Addresses that one account may have told what happens, and messages of one that its log shows. */
  webhooks: 5,
  webhookAddress: 500,
  deliveries: 100,
  /** What an agent names to show that an item is built, and its reports of one item that are kept. */
  evidence: 1_000,
  agentQuestion: 1_000,
  progressReports: 20,
  /** Test reports of one project that are kept; ids that the document does not have, of those told. */
  testReports: 20,
  unknownIds: 100,
  passphraseMin: 4,
  passphrase: 128,
  passwordMin: 8,
  passwordMax: 128,
  idempotencyKey: 100,
} as const

/** The largest request body in bytes: an answer at its limit in the longest encoding, with room. */
export const MAX_BODY_BYTES = 128 * 1024

/** The body that tells a text at its limit, in the longest encoding, with room. */
export const MAX_TOLD_BODY_BYTES = 768 * 1024

/** The largest file whose words are read. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024
