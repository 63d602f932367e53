/** For how many days a personal token can be made; null: until it is ended. */
export const TOKEN_DAYS = [7, 30, 90, 365, null] as const
export const DEFAULT_TOKEN_DAYS = 90

/** A token as its owner gets it, once: recognised by its beginning, also by programs that look for lost secrets. */
export const TOKEN_START = 'gwp_'
/** So begins a token of a connected agent. */
export const AGENT_TOKEN_START = 'gwa_'
