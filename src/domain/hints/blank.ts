/** How a blank is written that only the founder can fill in. */
export const BLANK_TEXT = '____'

/** A blank that was put in with a suggestion and is still to be filled in. */
export const BLANK = /_{3,}/
