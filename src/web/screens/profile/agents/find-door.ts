/** Where agents come in. */
export function findDoor(): string {
  return new URL('/mcp', window.location.origin).href
}
