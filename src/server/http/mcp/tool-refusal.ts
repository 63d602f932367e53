/** Something a tool cannot give, in words for the agent. */
export class ToolRefusal extends Error {}
