import type { Wording } from '#domain/wording.ts'

/** What nobody named as a function and the rest of the answers needs: verb phrases of ours. */
export const UNSAID_TEXT = {
  /** Who is supposed to do it beside the one of whom it was told. */
  beside: (names: string, deed: string) => `Done as well by ${names}: ${deed}`,
  /** Who is supposed to get a message beside the one of whom it was told. */
  alsoTo: (names: string, event: string) => `Sent as well to ${names}: ${event}`,
  assumed: 'Nobody named these functions; what else was said needs them',
  bill: (name: string): string => `create the ${name}`,
  stage: (thing: string): string => `set the stage of the ${thing.toLowerCase()}`,
  /** Of some stages, which nothing else leads to. */
  stages: (thing: string, stages: readonly string[]): string =>
    `set the ${thing.toLowerCase()} to ${listed(stages)}`,
  onlyFrom: 'the app allows it only from a stage that leads there',
  onlyNext: 'the app offers only the stages that follow',
  count: (what: string): string => `record the ${what}`,
  waitingList: 'keep the list of those who wait, in their order',
  doubleBooking: 'refuse to book the same person or thing twice for one time',
  ringList: (what: string): string => `see the list of those to ${what}`,
  /** "Danny's page" needs no article. */
  screen: (name: string, shows: string | null): string => {
    const own = name.replace(/^(?:our|my) /iu, '')
    const screen = /^(?:the|an?|\p{L}+['’]s) /iu.test(own) ? own : `the ${own}`
    return shows === null ? `see ${screen}` : `see ${screen}: ${shows}`
  },
  /** What shall be done against something the founder worries about. */
  worry: (words: string) => ({
    text: `What shall the app do about this: “${words}”?`,
    why: 'You named it as a worry, and nothing in the document answers it.',
    suggestedDefault: 'Nothing of its own; whoever runs the app sees to it.',
  }),
} as const

export type UnsaidText = Wording<typeof UNSAID_TEXT>

function listed(stages: readonly string[]): string {
  const all = stages.map((stage) => `“${stage.trim()}”`)
  const last = all.pop() ?? ''
  return all.length === 0 ? last : `${all.join(', ')} or ${last}`
}
