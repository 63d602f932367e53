import { REFUSAL_TEXT } from '#server/prompts/agents/door-text.ts'

/** Something a tool cannot give, in words for the agent. */
export class ToolRefusal extends Error {}

/** For an id that the document does not have; it came from the agent, so it is told on one line. */
export function refuseItem(id: string): ToolRefusal {
  return new ToolRefusal(REFUSAL_TEXT.no_item(id.replaceAll(/\s+/g, ' ')))
}
