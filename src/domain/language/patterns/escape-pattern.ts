/** A text as a piece of a pattern in which each of its signs stands for itself. Under `u` nothing but syntax may be escaped. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
