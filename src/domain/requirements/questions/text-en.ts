import type { Wording } from '#domain/wording.ts'

/** What a developer would ask next: the question, why it matters, and what does no harm until then. */
interface Gap {
  text: string
  why: string
  suggestedDefault: string
}

/** Words that stand in quotation marks already are not quoted twice. */
const list = (names: readonly string[]): string =>
  names.map((name) => (/^“.*”$/u.test(name) ? name : `“${name}”`)).join(', ')

/** The questions about what nobody said. */
export const GAP_TEXT = {
  signIn: {
    text: 'How does each role sign in?',
    why: 'Nobody said it, and every right depends on it.',
    suggestedDefault: 'Email and password; a link in a message opens that one thing alone.',
  },
  failedMessage: {
    text: 'What happens when a message does not arrive, or nobody answers it?',
    why: 'People wait for something that never comes.',
    suggestedDefault: 'Everything stays as it is, and whoever is responsible sees it.',
  },
  channel: (moments: readonly string[]): Gap => ({
    text: `How is the message sent: ${list(moments)}?`,
    why: 'Email, text and a note in the app are built in different ways.',
    suggestedDefault: 'Like the other messages to the same person; else by email.',
  }),
  noAddress: (channel: string, field: string): Gap => ({
    text: `Messages go by ${channel}, but no ${field} is kept. Whose ${field} is it, and where does it stand?`,
    why: 'Without it the message has nowhere to go.',
    suggestedDefault: `Whoever receives the message gets a field for the ${field}, which may stay empty.`,
  }),
  everybody: (words: string): Gap => ({
    text: `Who exactly is meant here: “${words}”?`,
    why: 'A message or a right for too many people cannot be taken back.',
    suggestedDefault: 'Only those whom the matter itself concerns.',
  }),
  untested: (musts: readonly string[]): Gap => ({
    text: `What does one see when each of these has worked: ${list(musts)}?`,
    why: 'A must without an example cannot be tested.',
    suggestedDefault: 'What was done is shown on the screen, and is there after a reload.',
  }),
  vague: (word: string, words: string): Gap => ({
    text: `What does “${word}” mean in “${words}”?`,
    why: 'Two developers would build two different things.',
    suggestedDefault: 'Whoever does the schedule decides it by hand.',
  }),
  deadStage: (thing: string, stage: string): Gap => ({
    text: `When does the ${thing} become “${stage}”, and who does it?`,
    why: 'No rule and no feature leads there.',
    suggestedDefault: 'Whoever may do the most sets it by hand.',
  }),
  whoCounts: (measures: readonly string[]): Gap => ({
    text: `Who counts this, and where: ${list(measures)}?`,
    why: 'No feature counts it, so nobody would know whether it was reached.',
    suggestedDefault: 'It is counted outside the app; nothing is built.',
  }),
  year: (date: string): Gap => ({
    text: `Which year is meant: “${date}”?`,
    why: 'The delivery is planned from it.',
    suggestedDefault: 'The next one that comes.',
  }),
  payment: (words: string): Gap => ({
    text: `Who pays whom, and how: “${words}”?`,
    why: 'Nothing says how the money is paid.',
    suggestedDefault: 'It is noted in the app and paid outside it.',
  }),
  /** Until somebody knows what the founder does not know yet. */
  untilKnown: 'Not built, not sent.',
  email: { channel: 'email', field: 'email address' },
  phone: { channel: 'text message', field: 'phone number' },
} as const

/** The same in one language. */
export type GapText = Wording<typeof GAP_TEXT>
