import type { Right } from './noun-rights.ts'

/** "Ines approves it", "I can type it": elsewhere nobody can say what, and of the people it is a guess. */
export function settlePointer(right: Right): Right[] {
  if (!POINTS.test(right.what)) return [right]
  return right.question === 'q5' ? [{ ...right, certain: false }] : []
}

const POINTS =
  /^\p{L}+ (?:(?:out|in|up|off|on|without|for|at|of|to|with) )?(?:it|that|this|them|those|these)(?: (?:for|to|with|on) (?:her|him|them|me|us|his|my|the) ?\p{L}*)?$/iu
