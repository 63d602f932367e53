import type { Wording } from '#domain/wording.ts'

/** What a developer would ask next: the question, why it matters, and what does no harm until then. */
interface Gap {
  text: string
  why: string
  suggestedDefault: string
}

/** Words that are in quotation marks already are not quoted twice. */
const list = (names: readonly string[]): string =>
  names.map((name) => (/^“.*”$/u.test(name) ? name : `“${name}”`)).join(', ')

/** The questions about what nobody said. */
export const GAP_TEXT = {
  signIn: {
    text: 'How does each role sign in?',
    why: 'It has not been said, and all access depends on it.',
    suggestedDefault: 'Email and password; a link in a message opens only that one thing.',
  },
  failedMessage: {
    text: 'What happens if nobody answers a message?',
    why: 'Otherwise people wait for something that never comes.',
    suggestedDefault: 'Everything stays as it is, and the person responsible sees it.',
  },
  channel: (moments: readonly string[]): Gap => ({
    text: `How is the message sent: ${list(moments)}?`,
    why: 'Email, text and in-app messages are built differently.',
    suggestedDefault: 'The same way as other messages to that person; otherwise by email.',
  }),
  noAddress: (channel: string, field: string): Gap => ({
    text: `Messages go by ${channel}, but no ${field} is kept. Where does it come from?`,
    why: 'Without it the message has nowhere to go.',
    suggestedDefault: `A field for the ${field}, which may stay empty.`,
  }),
  everybody: (people: string, event: string): Gap => ({
    text: `Who exactly is “${people}”, in ${list([event])}?`,
    why: 'A message to too many people cannot be taken back.',
    suggestedDefault: 'Only the people directly involved.',
  }),
  untested: (musts: readonly string[]): Gap => ({
    text: `What does one see when it has worked: ${list(musts)}?`,
    why: 'A must without an example cannot be tested.',
    suggestedDefault: 'The screen shows what was done.',
  }),
  shareOf: (words: string): Gap => ({
    text: `Of what is the share taken: “${words}”?`,
    why: 'Two readings give two amounts.',
    suggestedDefault: 'Of what it stands beside, as it is at that moment.',
  }),
  approvedAgain: (words: string): Gap => ({
    text: `“${words}”: if something changes after that, is it needed again?`,
    why: 'Otherwise nobody knows which version counts.',
    suggestedDefault: 'Yes; until then the last approved version counts.',
  }),
  closedDay: (words: string): Gap => ({
    text: `“${words}”: what happens to what is booked already, and who tells those people?`,
    why: 'It will happen with bookings there.',
    suggestedDefault: 'The bookings stay; the person responsible sees them and decides.',
  }),
  newPrice: (words: string): Gap => ({
    text: `“${words}”: does a new price change what is booked already?`,
    why: 'It decides what people owe.',
    suggestedDefault: 'No; what is booked keeps its price.',
  }),
  bringsIn: (words: string): Gap => ({
    text: `“${words}”: who brings this in, and what about lines that do not fit?`,
    why: 'The app starts empty otherwise.',
    suggestedDefault: 'Once, before the start; lines that do not fit are listed.',
  }),
  vague: (word: string, words: string): Gap => ({
    text: `What does “${word}” mean in “${words}”?`,
    why: 'Two developers would build it two different ways.',
    suggestedDefault: 'The app does not judge it; a person marks it by hand.',
  }),
  deadStage: (thing: string, stage: string): Gap => ({
    text: `When does the ${thing} become “${stage}”, and who does it?`,
    why: 'No rule or feature leads to that stage.',
    suggestedDefault: 'The person with the most access sets it by hand.',
  }),
  whoCounts: (measures: readonly string[]): Gap => ({
    text: `Who counts this, and where: ${list(measures)}?`,
    why: 'No feature counts it, so nobody would know whether you got there.',
    suggestedDefault: 'It is counted outside the app; nothing is built for it.',
  }),
  year: (date: string): Gap => ({
    text: `Which year do you mean: “${date}”?`,
    why: 'The delivery plan depends on it.',
    suggestedDefault: 'The next time that date comes around.',
  }),
  payment: (words: string): Gap => ({
    text: `Who pays whom, and how: “${words}”?`,
    why: 'Nothing says how the money is paid.',
    suggestedDefault: 'The app records it; it is paid outside the app.',
  }),
  email: { channel: 'email', field: 'email address' },
  phone: { channel: 'text message', field: 'phone number' },
} as const

/** The same in one language. */
export type GapText = Wording<typeof GAP_TEXT>
