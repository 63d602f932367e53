/** What people see as one sign: a letter with its marks, a flag, a family of joined emoji. */
export const SIGNS =
  /\p{RI}{2}|\P{M}(?:\p{M}|\p{EMod}|\u200C|\u200D\p{ExtPict}?|[\u{E0020}-\u{E007F}])*|\p{M}/gsu
