/** For how many days a link to a document can be made; null: until it is ended. */
export const SHARE_DAYS = [7, 30, 90, null] as const
export const DEFAULT_SHARE_DAYS = 30
