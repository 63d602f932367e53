/** Where sign-in leads when nothing better is known. */
export const HOME_AFTER_SIGN_IN = '/dashboard'

/** An agent's question to be let in is the longest. */
const MAX_LENGTH = 2_048

/**
 * A path of this site to return to after signing in, or the dashboard when `wanted` is anything
 * else: another site, a scheme, a path that a browser could read as another host (`//`, `\`,
 * encoded or dotted forms), or one that would act (`/api/logout`).
 */
export function sanitiseReturnPath(wanted: string | null | undefined): string {
  return wanted && isReturnPath(wanted) ? wanted : HOME_AFTER_SIGN_IN
}

function isReturnPath(wanted: string): boolean {
  if (wanted.length > MAX_LENGTH) return false
  // Printable ASCII without backslash: browsers drop tabs and newlines and read \ as /.
  if (!/^\/[!-[\]-~]*$/.test(wanted)) return false
  const path = wanted.split(/[?#]/, 1)[0] ?? ''
  if (path.includes('//') || path.includes('%')) return false
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return false
  return !/^\/(?:api|sign-in|reset-password)(?:\/|$)/i.test(path)
}
